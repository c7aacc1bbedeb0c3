// The canonical and the simplified form of the query, and the steps between.
import { make } from './dom.js';

const element = (id) => document.getElementById(id);
const rules = {
  flattening: 'removed redundant parentheses', doubleNegation: 'removed a double negation',
  duplicate: 'removed a repeated term', redundancy: 'removed a term implied by another',
  contradiction: 'removed a part that can never match', tautology: 'removed a part that always matches',
  merging: 'merged several terms into one', complement: 'replaced a negated comparison with its opposite',
  absorption: 'removed a part already decided by the rest', factoring: 'factored out a common part',
  deMorgan: 'moved a negation',
};
let forms = { canonical: '', simplified: '' };
let connected = false;

/** Shows the forms of an analysis, as far as they differ from the text. */
export function showForms({ canonical, simplification }, text, page) {
  if (!connected) {
    connected = true;
    for (const name of ['canonical', 'simplified']) {
      element(`apply-${name}`).addEventListener('click', () => page.setQuery(forms[name]));
    }
  }
  const { simplified, matchesNothing, steps } = simplification;
  forms = { canonical, simplified: simplified ?? '' };
  element('canonical').textContent = canonical || '–';
  element('simplified').textContent = matchesNothing ? 'Nothing can match' : simplified || '–';
  for (const name of ['canonical', 'simplified']) element(name).title = element(name).textContent;
  element('apply-canonical').disabled = !canonical || canonical === text;
  element('apply-simplified').disabled = !simplified || matchesNothing || simplified === text;
  // Some steps change the nesting only.
  const told = steps.filter((step) => step.before !== step.after);
  element('steps').replaceChildren(...(told.length ? told.map(line) : [make('li', {}, 'It is as simple as it gets.')]));
  // A list that scrolls must be reachable by keyboard.
  element('steps').tabIndex = told.length > 1 ? 0 : -1;
}

function line({ rule, before, after }) {
  const [from, to] = [before, after || 'nothing'].map((text) => make('code', {}, text));
  return make('li', {}, `${rules[rule] ?? rule}: `, from, ' → ', to);
}
