import './filterq-input.js';
import { compiledModule, load, memorySize, Toolkit } from './filterq.js';

const query = document.getElementById('query');
window.query = query;
window.events = [];
window.memorySize = memorySize;
for (const name of ['input', 'change', 'filterq-analysis', 'filterq-error']) {
  query.addEventListener(name, (event) => window.events.push(event.type));
}
document.getElementById('form').addEventListener('submit', (event) => {
  event.preventDefault();
  window.events.push(`submit ${new FormData(event.target).get('q')}`);
});

// The time of a key: from the press to where colours, findings and menu are laid out.
window.keys = [];
let pressed = 0;
query.addEventListener('keydown', () => {
  pressed = performance.now();
}, { capture: true });
query.addEventListener('input', () => {
  query.shadowRoot.querySelector('.field').getBoundingClientRect();
  window.keys.push(performance.now() - pressed);
});

await load(new URL('filterq.wasm', import.meta.url));
Object.assign(window, { compiledModule, Toolkit });
query.toolkit = new Toolkit();
window.isReady = true;
