// What the completion menu shows and which item is active, without a document.

/** The menu that shows nothing. */
export const closed = Object.freeze({ isOpen: false, items: Object.freeze([]), active: -1, isChosen: false });

/**
 * The menu for completions. The item that is surely meant is active, but not chosen: Enter accepts it unless that
 * changes nothing, and other keys do what they do without a menu.
 */
export function opened(completions, text) {
  const { items } = completions;
  // A menu whose only item is what was typed is in the way.
  if (items.length === 0 || (items.length === 1 && !changes(items[0], text))) return closed;
  const sure = completions.selected ?? -1;
  const active = sure >= 0 && sure < items.length && changes(items[sure], text) ? sure : -1;
  return { isOpen: true, items, active, isChosen: false };
}

/** Whether the menu opens by itself: in a word and after an operator, not at a space or in an empty text. */
export function invites(text, caret) {
  return caret > 0 && !/\s/.test(text[caret - 1]);
}

/** The menu after a key: `up` and `down` go round, `home`, `end`, `pageUp` and `pageDown` stop at the ends. */
export function moved(state, direction, pageSize = 8) {
  if (!state.isOpen) return state;
  const last = state.items.length - 1;
  const { active, isChosen } = state;
  const next = {
    // The first press of an arrow chooses the active item's neighbour, or the first item.
    down: active === last ? 0 : active + 1,
    up: active <= 0 ? last : active - 1,
    home: 0,
    end: last,
    pageDown: Math.min(last, Math.max(0, active) + pageSize),
    pageUp: Math.max(0, active - pageSize),
  }[direction];
  return next === active && isChosen ? state : { ...state, active: next, isChosen: true };
}

/** The item that Enter accepts; `null` without one. */
export function accepted(state) {
  return state.isOpen && state.active >= 0 ? state.items[state.active] : null;
}

/** Whether accepting an item changes a text. */
export function changes(item, text) {
  return text.slice(item.replace.start, item.replace.end) !== item.insertText;
}
