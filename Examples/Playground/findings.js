// What is wrong or superfluous in the query, each with the fixes that a click applies.
import { make } from './dom.js';
import { counted } from './bars.js';

const list = document.getElementById('findings');
const count = document.getElementById('finding-count');
const parts = new WeakMap();
const maximumShown = 30;
let shown = null;
let connected = false;

/** Shows the findings of an analysis. */
export function showFindings({ check }, page) {
  if (!connected) {
    connected = true;
    page.links.follow(list, (target) => parts.get(target.closest?.('li')));
  }
  const key = JSON.stringify(check.diagnostics);
  if (key === shown) return;
  shown = key;
  const { diagnostics } = check;
  count.textContent = diagnostics.length > 1 ? String(diagnostics.length) : '';
  if (!diagnostics.length) {
    const text = check.source.trim() ? 'Nothing is wrong with this query.' : 'No query, no findings.';
    list.replaceChildren(make('li', { class: 'calm' }, make('span', { class: 'text' }, text)));
    page.links.set('findings', []);
    return;
  }
  const lines = diagnostics.slice(0, maximumShown).map((finding) => line(finding, page));
  page.links.set('findings', lines.map((element) => ({ element, range: parts.get(element) })));
  const rest = diagnostics.length - lines.length;
  if (rest) lines.push(make('li', { class: 'calm' }, `${counted(rest, 'more finding')}`));
  list.replaceChildren(...lines);
}

function line(finding, page) {
  const { severity, message, range, fixes } = finding;
  const text = make('span', { class: 'text' }, make('span', { class: 'severity' }, `${severity}: `), message);
  const buttons = fixes.slice(0, 4).map((fix, index) => make('button', {
    type: 'button', title: fix.title, 'aria-label': fix.title, onclick: () => page.applyFix(fix.edits),
  }, index ? fix.title.replace(/^Change to /, 'or ') : fix.title));
  const element = make('li', { class: severity }, text, ...buttons);
  parts.set(element, range);
  return element;
}
