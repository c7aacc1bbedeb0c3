// The tour: twelve examples, of which the first greets a visitor.
import { make } from './dom.js';
import { examples } from './tour-examples.js';

const line = document.getElementById('tour-text');
const steps = document.getElementById('tour-steps');
const next = document.getElementById('tour-next');

/** Fills in the steps, and shows the state that the page was opened with, or the first example. */
export async function startTour(page, why, opened) {
  let current = -1;
  const go = async (index) => {
    current = index;
    tell(index);
    const { query, list, why: name } = examples[index];
    await page.show({ query, list });
    if (name) why.askFor(name);
  };
  steps.replaceChildren(...examples.map(({ title }, index) => make('li', {}, make('button', {
    type: 'button', title, 'aria-label': `Example ${index + 1}: ${title}`, onclick: () => go(index),
  }, String(index + 1)))));
  next.addEventListener('click', () => go((current + 1) % examples.length));

  if (opened) {
    const index = examples.findIndex(({ query, list }) => query === opened.query && list === opened.list);
    if (index >= 0) {
      await go(index);
      return;
    }
    guide('A shared query', 'Twelve examples show what else there is.');
    await page.show(opened);
  } else {
    await go(0);
  }
}

/** Says something else than the sentence of an example; no example is the current one. */
export function guide(title, text) {
  line.replaceChildren(make('b', {}, /[.?!]$/.test(title) ? `${title} ` : `${title}. `), text);
  for (const item of steps.children) item.firstChild.removeAttribute('aria-current');
}

function tell(index) {
  const { title, text } = examples[index];
  guide(title, text);
  [...steps.children].forEach((item, other) => {
    const button = item.firstChild;
    if (other === index) button.setAttribute('aria-current', 'step');
  });
  steps.children[index].scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
