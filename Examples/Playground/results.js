// The items found: how many, and their rows, of which more come while scrolling.
import { make } from './dom.js';
import { counted, grouped } from './bars.js';
import { columnWidths, isNumeric } from './columns.js';
import { Rows } from './rows.js';

const element = (id) => document.getElementById(id);
const moreRows = 100;
const maximumRows = 3_000;

export class Results {
  #page;
  #source = null;
  #rows;
  /** The query whose rows are shown: the one typed, or its opposite. */
  #query = '';
  #found = 0;
  #isLoading = false;
  #showsOthers = false;
  /** How many rows are shown at a key: those in view. The others follow when the keys pause. */
  #inView = 24;
  #hasScrolled = false;
  #filling = 0;

  constructor(page) {
    this.#page = page;
    this.#rows = new Rows(element('rows'), (item) => page.explain(item));
    element('more').addEventListener('click', () => this.#more());
    element('others').addEventListener('click', () => this.#showOthers(!this.#showsOthers));
    const scroller = element('scroller');
    new ResizeObserver(([entry]) => {
      this.#inView = Math.max(8, Math.ceil(entry.contentRect.height / 33));
    }).observe(scroller);
    scroller.addEventListener('scroll', () => {
      this.#hasScrolled = true;
      this.fill();
    }, { passive: true });
  }

  /** Shows another list. The widths of its columns are those of its first rows, so that they stay. */
  use(source) {
    this.#source = source;
    this.#isLoading = false;
    element('total').textContent = `of ${counted(source.count, source.noun)}`;
    this.#head(source);
  }

  search(text) {
    const source = this.#source;
    const others = this.#showsOthers;
    this.#query = others ? opposite(this.#page.analysis) : text;
    this.#mood('busy', !source.isImmediate);
    source.search(text, { limit: others ? 0 : this.#inView }, (answer) => {
      if (source !== this.#source) return;
      this.#showCount(answer);
      if (!others) this.#showRows(answer);
      else if (!this.#query) this.#showRows({ count: 0, rows: [] });
      else this.#searchOthers();
    }, 'search', (error) => {
      this.#mood('busy', false);
      this.#page.say(error.message, { bad: true });
    });
  }

  /** Adds rows until there are enough below those in view. */
  fill() {
    const { scrollTop, clientHeight, scrollHeight } = element('scroller');
    if (scrollTop + 2 * clientHeight > scrollHeight) this.#more();
  }

  select(item) {
    this.#rows.select(item);
  }

  unselect() {
    this.#rows.select(null);
  }

  /** Shows the items that are not found instead of those found, or these again. */
  #showOthers(shows) {
    this.#showsOthers = shows;
    element('others').setAttribute('aria-pressed', shows);
    this.#mood('others', shows);
    this.search(this.#page.query);
  }

  #searchOthers() {
    const source = this.#source;
    const query = this.#query;
    source.search(query, { limit: this.#inView, highlights: false }, (answer) => {
      if (source === this.#source && query === this.#query) this.#showRows(answer);
    }, 'others');
  }

  #head({ columns, sample }) {
    const widths = columnWidths(columns.map((name, index) => [name, ...sample[index]]));
    const numeric = sample.map(isNumeric);
    element('head').replaceChildren(...columns.map((name, index) => make('th', {
      role: 'columnheader', scope: 'col', class: numeric[index] ? 'number' : null, title: name,
    }, name)));
    const sum = widths.reduce((total, width) => total + width, 0);
    const group = make('colgroup', {}, ...widths.map(() => make('col')));
    widths.forEach((width, index) => { group.children[index].style.width = `${(100 * width) / sum}%`; });
    element('table').style.minWidth = `${sum}px`;
    element('table').querySelector('colgroup')?.remove();
    element('table').prepend(group);
    this.#rows.use(columns.length, numeric);
  }

  #showCount({ count, refusal, ignored }) {
    this.#mood('busy', false);
    const isRefused = count === null || count === undefined;
    element('count').textContent = isRefused ? '–' : grouped(count);
    this.#page.input.count = isRefused ? null : count;
    this.#page.say(isRefused ? refusal ?? '' : ignoredText(ignored) || this.#source.remark, { bad: isRefused });
  }

  #showRows({ count, rows }) {
    this.#found = count ?? 0;
    this.#rows.replace(rows);
    // Reading the place that it is scrolled to would lay out the page.
    if (this.#hasScrolled) element('scroller').scrollTop = 0;
    this.#hasScrolled = false;
    this.#ends();
    clearTimeout(this.#filling);
    this.#filling = setTimeout(() => this.fill(), 80);
    const none = element('none');
    none.hidden = this.#found > 0;
    if (none.hidden) return;
    const { noun } = this.#source;
    none.textContent = count === null ? 'This query cannot be answered.'
      : this.#showsOthers ? `There is no other ${noun}.` : `No ${noun} is found.`;
  }

  #more() {
    if (this.#isLoading || element('more').hidden || !this.#source) return;
    this.#isLoading = true;
    const source = this.#source;
    const query = this.#query;
    const options = { limit: moreRows, offset: this.#rows.count, highlights: !this.#showsOthers };
    source.search(query, options, ({ rows }) => {
      this.#isLoading = false;
      if (source !== this.#source || query !== this.#query) return;
      this.#rows.append(rows);
      this.#ends();
    }, 'more', () => { this.#isLoading = false; });
  }

  #ends() {
    const shown = this.#rows.count;
    const rest = Math.min(this.#found, maximumRows) - shown;
    // A button that goes away must not take the focus with it.
    if (rest <= 0 && document.activeElement === element('more')) element('scroller').focus();
    element('more').hidden = rest <= 0;
    if (rest > 0) element('more').textContent = `${Math.min(rest, moreRows)} more rows`;
  }

  #mood(name, isOn) {
    element('table').closest('.results').classList.toggle(name, isOn);
  }
}

/** The query that finds what the analyzed one does not; empty if that finds everything. */
function opposite({ canonical }) {
  return canonical ? `-(${canonical})` : '';
}

function ignoredText(ignored) {
  if (!ignored.length) return '';
  return `Ignored ${ignored.slice(0, 3).map((part) => `“${part.text}”: ${part.reason}`).join('; ')}`;
}
