// The grammar as railroad diagrams, where the folder has them. `diagrams.json`, written when the folder is put
// together, lists the rules.
import { make } from './dom.js';

/** Shows the button of the dialog if there are diagrams. */
export async function connectGrammar() {
  const button = document.getElementById('show-grammar');
  const dialog = document.getElementById('grammar-dialog');
  const names = await diagramNames();
  if (!names.length) return;
  button.hidden = false;
  button.addEventListener('click', () => {
    const list = document.getElementById('diagrams');
    if (!list.children.length) {
      list.append(...names.map((name) => make('figure', {}, make('figcaption', {}, name),
        make('img', { src: `diagrams/${name}.svg`, alt: `Railroad diagram of the rule ${name}`, loading: 'lazy' }))));
    }
    dialog.showModal();
  });
}

async function diagramNames() {
  try {
    const response = await fetch('diagrams.json');
    const names = response.ok ? await response.json() : [];
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string' && /^[\w-]+$/.test(name)) : [];
  } catch {
    return [];
  }
}
