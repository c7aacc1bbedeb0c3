// Why an item is found or not: each term with what the item says to it, and the edit that would find it.
import { make } from './dom.js';
import { quoted, applyEdits } from './edits.js';

const words = { holds: 'holds', fails: 'fails', unanswered: 'no answer' };

export class Why {
  #panel = document.getElementById('why');
  #form = document.getElementById('why-form');
  #name = document.getElementById('why-name');
  #names = document.getElementById('why-names');
  #page;
  #source = null;
  #item = null;
  /** Whether all fields of the item are shown. */
  #showsAll = false;
  #known = new Map();

  constructor(page) {
    this.#page = page;
    this.#form.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#askNamed();
    });
    this.#name.addEventListener('input', () => this.#suggest());
    page.links.follow(this.#panel, (target) => target.closest?.('li')?.termRange);
  }

  use(source) {
    this.#source = source;
    this.#known.clear();
    this.#names.replaceChildren();
    this.#name.value = '';
    this.close();
  }

  /** Explains an item now, and again after each change of the query. */
  open(item) {
    this.#item = item;
    this.show(this.#page.query);
  }

  close() {
    this.#item = null;
    this.#panel.hidden = true;
    this.#page.unselect();
  }

  show(text) {
    if (this.#item === null) return;
    const source = this.#source;
    const item = this.#item;
    source.why(text, item, (verdict) => {
      if (source === this.#source && item === this.#item) this.#draw(verdict, text);
    }, (error) => this.#page.say(error.message, { bad: true }));
  }

  /** Explains the item with a name; the first one whose name has these words if there is none. */
  askFor(name) {
    const source = this.#source;
    source.search(quoted(name), { limit: 20, highlights: false }, (answer) => {
      if (source !== this.#source) return;
      const exact = answer.rows.find((row) => row.cells[0]?.text === name);
      const row = exact ?? answer.rows[0];
      if (row) this.open(row.item);
      else this.#page.say(`There is no ${source.noun} called “${name}”.`, { bad: true });
    }, 'name');
  }

  #askNamed() {
    const name = this.#name.value.trim();
    if (!name) return;
    if (this.#known.has(name)) this.open(this.#known.get(name));
    else this.askFor(name);
  }

  #suggest() {
    const name = this.#name.value.trim();
    if (this.#known.has(name)) {
      this.open(this.#known.get(name));
      return;
    }
    if (name.length < 2) return;
    const source = this.#source;
    source.search(quoted(name), { limit: 12, highlights: false }, ({ rows }) => {
      if (source !== this.#source) return;
      this.#known = new Map(rows.map((row) => [row.cells[0]?.text ?? '', row.item]));
      this.#names.replaceChildren(...[...this.#known.keys()].map((value) => make('option', { value })));
    }, 'name');
  }

  #draw(verdict, text) {
    const { name, found, refusal, terms, edits, edited } = verdict;
    const close = make('button', { type: 'button', class: 'quiet', onclick: () => this.close() }, 'Close');
    const state = make('span', { class: found ? 'yes' : 'no' }, found ? 'is found' : 'is not found');
    const head = make('div', { class: 'why-head' }, make('p', {}, make('b', {}, name), ' ', state), close);
    const lines = terms.map((term) => {
      const told = term.found.slice(0, 6).join(', ');
      const line = make('li', { class: term.outcome },
        make('span', { class: 'outcome' }, words[term.outcome] ?? term.outcome),
        make('code', {}, term.text),
        make('span', { class: 'found' }, [told && `it has ${told}`, term.reason].filter(Boolean).join('; ')));
      line.termRange = term.range;
      return line;
    });
    const parts = [head, make('ul', {}, ...lines)];
    if (refusal) parts.push(make('p', {}, refusal));
    const remedy = edits.length ? edited || applyEdits(text, edits) : edited !== text ? edited : '';
    if (!found && remedy) {
      parts.push(make('p', { class: 'remedy' }, 'Found by ', make('code', {}, remedy),
        make('button', { type: 'button', onclick: () => this.#page.setQuery(remedy) }, 'Apply')));
    }
    parts.push(this.#fields());
    this.#panel.replaceChildren(...parts);
    this.#panel.hidden = false;
    this.#page.links.set('why', lines.map((element) => ({ element, range: element.termRange })));
  }

  /** The item as it stands in its list, to be unfolded. */
  #fields() {
    const text = make('pre', { tabindex: 0 });
    const details = make('details', { open: this.#showsAll }, make('summary', {}, 'All its fields'), text);
    const fill = () => {
      const item = this.#item;
      this.#source.item(item, (json) => {
        if (item === this.#item) text.textContent = readable(json);
      });
    };
    details.addEventListener('toggle', () => {
      this.#showsAll = details.open;
      if (details.open && !text.textContent) fill();
    });
    return details;
  }
}

/** JSON in lines; as it is where reading it would change a long number. */
function readable(json) {
  if (/\d{16}/.test(json)) return json;
  try {
    return JSON.stringify(JSON.parse(json), null, 2);
  } catch {
    return json;
  }
}
