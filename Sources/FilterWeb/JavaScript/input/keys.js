/**
 * What a key does in the input; `null` leaves it to the browser.
 *
 * - Tab, and the right arrow at the end, accept the ghost text. Tab accepts a chosen item of the menu too, and else
 *   leaves the input as everywhere.
 * - The arrows up and down, Page Up and Page Down move in the menu; Home and End do so once an item is chosen, and
 *   move the caret before. The down arrow and Ctrl+Space open the menu.
 * - Enter accepts the active item, and else submits. Escape closes what is open, and else clears the input.
 * - Alt+Enter and Ctrl+. (⌘. on a Mac) show the findings at the caret with their fixes.
 *
 * @param event    A keyboard event: `key`, `ctrlKey`, `altKey`, `shiftKey`, `metaKey`, `isComposing`, `keyCode`.
 * @param context  `isOpen`, `isChosen`, `hasActive`: the menu; `hasGhost`, `isAtEnd`, `isEmpty`, `hasCard`,
 *                 `hasFindings`.
 */
export function command(event, context) {
  // 229 is what browsers report for a key that an input method takes.
  if (event.isComposing || event.keyCode === 229) return null;
  const control = event.ctrlKey || event.metaKey;
  if ((event.key === 'Enter' && event.altKey) || (event.key === '.' && control)) {
    return context.hasFindings ? 'showFindings' : null;
  }
  if (event.key === ' ' && event.ctrlKey) return 'open';
  if (control || event.altKey) return null;
  if (event.shiftKey) return null;
  switch (event.key) {
    case 'Tab':
      if (context.isOpen && context.isChosen) return 'acceptItem';
      return context.hasGhost ? 'acceptGhost' : null;
    case 'ArrowRight':
      return context.hasGhost && context.isAtEnd ? 'acceptGhost' : null;
    case 'ArrowDown':
      return context.isOpen ? 'down' : 'open';
    case 'ArrowUp':
      return context.isOpen ? 'up' : null;
    case 'PageDown':
      return context.isOpen ? 'pageDown' : null;
    case 'PageUp':
      return context.isOpen ? 'pageUp' : null;
    case 'Home':
      return context.isOpen && context.isChosen ? 'home' : null;
    case 'End':
      return context.isOpen && context.isChosen ? 'end' : null;
    case 'Enter':
      return context.isOpen && context.hasActive ? 'acceptItem' : 'submit';
    case 'Escape':
      if (context.isOpen || context.hasCard) return 'close';
      return context.isEmpty ? null : 'clear';
    default:
      return null;
  }
}

/** Whether a typed text accepts the item that was chosen with the arrows, before it is inserted itself. */
export function commits(typed, state, commitCharacters) {
  return state.isOpen && state.isChosen && commitCharacters.includes(typed);
}
