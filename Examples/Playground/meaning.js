// What the query means, in English. Each phrase belongs to a range of the query.
import { make, rove } from './dom.js';

const line = document.getElementById('meaning');
const ranges = new WeakMap();
let shown = null;
let connected = false;

/** Shows the explanation of an analysis. */
export function showMeaning({ explanation, simplification }, page) {
  if (!connected) connect(page);
  const key = JSON.stringify(explanation.phrases);
  if (key === shown) return;
  shown = key;
  const parts = [];
  const children = explanation.phrases.map(({ text, range }, index) => {
    const isFirst = index === 0 && !simplification.matchesNothing;
    const words = isFirst ? text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : text;
    if (!range) return words;
    const phrase = make('span', { class: 'phrase', role: 'button', tabindex: parts.length ? -1 : 0 }, words);
    ranges.set(phrase, range);
    parts.push({ element: phrase, range });
    return phrase;
  });
  line.replaceChildren(...(children.length ? children : ['Everything: there is no condition yet.']));
  page.links.set('meaning', parts);
}

function connect(page) {
  connected = true;
  rove(line, '.phrase');
  page.links.follow(line, (target) => ranges.get(target));
  const select = (event) => {
    const range = ranges.get(event.target);
    if (range) page.select(range);
  };
  line.addEventListener('click', select);
  line.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      select(event);
    }
  });
}
