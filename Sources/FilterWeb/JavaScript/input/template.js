import { clearLabel, findingsLabel, menuLabel } from './wording.js';

/** Makes an element with attributes and children; `null` and `false` attributes are left out. */
export function make(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== null && value !== false) element.setAttribute(key, value === true ? '' : value);
  }
  element.append(...children);
  return element;
}

/** Fills a shadow root and returns its elements by name. */
export function build(root) {
  const input = make('input', {
    id: 'input', part: 'input', type: 'text', role: 'combobox', autocomplete: 'off', autocapitalize: 'none',
    autocorrect: 'off', spellcheck: 'false', enterkeyhint: 'search', 'aria-autocomplete': 'list',
    'aria-expanded': 'false', 'aria-controls': 'list', 'aria-haspopup': 'listbox', 'aria-describedby': 'findings',
  });
  const line = make('div', { class: 'line' });
  const paint = make('div', { class: 'paint', part: 'text', 'aria-hidden': 'true' }, line);
  const countText = make('span');
  const count = make('span', { class: 'count', part: 'count' }, make('slot', { name: 'count' }, countText));
  const clear = make(
    'button', { class: 'clear', part: 'clear', type: 'button', tabindex: '-1', 'aria-label': clearLabel, hidden: true },
    make('span', { class: 'cross', 'aria-hidden': 'true' }));
  const field = make(
    'div', { class: 'field', part: 'field' }, make('slot', { name: 'start' }),
    make('div', { class: 'text' }, input, paint), count, clear, make('slot', { name: 'end' }));
  const list = make('div', { id: 'list', role: 'listbox', tabindex: '-1', 'aria-label': menuLabel });
  const documentation = make('div', { class: 'documentation', part: 'documentation', hidden: true });
  const menu = make('div', { class: 'menu', part: 'menu', popover: 'manual', hidden: true }, list, documentation);
  const card = make('div', {
    class: 'card', part: 'card', popover: 'manual', role: 'dialog', 'aria-label': findingsLabel, tabindex: '-1',
    hidden: true,
  });
  const status = make('div', { class: 'unseen', role: 'status', 'aria-live': 'polite' });
  const findings = make('div', { id: 'findings', class: 'unseen' });
  root.append(field, menu, card, status, findings);
  return { field, input, paint, line, count, countText, clear, menu, list, documentation, card, status, findings };
}

/** Sets the text of an element if it differs. */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/** Sets an attribute if it differs; `null` removes it. */
export function setAttribute(element, name, value) {
  if (value === null) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
