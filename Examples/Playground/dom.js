// Elements made without markup: texts from lists and queries are only ever text.

/** An element with attributes, listeners (`onclick`) and children; a string among them is text. */
export function make(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  assign(element, attributes);
  element.append(...children);
  return element;
}

/** The same for a shape. */
export function shape(name, attributes = {}, ...children) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  assign(element, attributes);
  element.append(...children);
  return element;
}

function assign(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else if (value === true) element.setAttribute(name, '');
    else if (value !== false && value !== null && value !== undefined) element.setAttribute(name, value);
  }
}

/** Arrow keys move the focus among elements of which only one is in the order of Tab. */
export function rove(container, selector) {
  container.addEventListener('keydown', (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 }[event.key];
    const all = [...container.querySelectorAll(selector)];
    const index = all.indexOf(event.target);
    if (!step || index < 0) return;
    event.preventDefault();
    const next = all[Math.min(all.length - 1, Math.max(0, index + step))];
    for (const element of all) element.tabIndex = element === next ? 0 : -1;
    next.focus();
  });
}
