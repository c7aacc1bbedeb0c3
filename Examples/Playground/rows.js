// The rows of the table. Rows and cells are kept from key to key, and only what differs is written.
import { make } from './dom.js';
import { pieces } from './ranges.js';

export class Rows {
  #body;
  #rows = [];
  #used = 0;
  #width = 0;
  #numeric = [];
  #selected = null;

  /** `explain` is called with the item of a row that is clicked. */
  constructor(body, explain) {
    this.#body = body;
    body.addEventListener('click', (event) => this.#chosen(event.target, explain));
    body.addEventListener('keydown', (event) => {
      if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault();
        this.#chosen(event.target, explain);
      } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        this.#move(event);
      }
    });
  }

  get count() {
    return this.#used;
  }

  /** Starts again with another number of columns. */
  use(width, numeric) {
    this.#width = width;
    this.#numeric = numeric;
    this.#rows = [];
    this.#used = 0;
    this.#selected = null;
    this.#body.replaceChildren();
  }

  /** Shows these rows instead of the ones before. */
  replace(rows) {
    rows.forEach((row, index) => this.#fill(index, row));
    for (let index = rows.length; index < this.#used; index++) this.#rows[index].element.remove();
    // Rows far beyond what a screen shows are let go.
    this.#rows.length = Math.min(this.#rows.length, Math.max(rows.length, 60));
    this.#used = rows.length;
  }

  append(rows) {
    rows.forEach((row, index) => this.#fill(this.#used + index, row));
    this.#used += rows.length;
  }

  /** Marks the row of an item; null for none. */
  select(item) {
    this.#selected = item;
    for (const row of this.#rows.slice(0, this.#used)) this.#mark(row);
  }

  #fill(index, { item, cells }) {
    const row = this.#rows[index] ??= this.#row();
    row.item = item;
    for (let column = 0; column < this.#width; column++) {
      const { text, highlights } = near(cells[column]);
      const key = highlights.length ? `${text}\u0000${highlights.map(({ start, end }) => `${start}-${end}`)}` : text;
      if (row.keys[column] === key) continue;
      row.keys[column] = key;
      const cell = row.element.children[column];
      if (highlights.length) {
        cell.replaceChildren(...pieces(text, highlights).map(drawn));
      } else {
        cell.textContent = text;
      }
      cell.title = text.length > 18 ? text : '';
    }
    this.#mark(row);
    if (!row.element.isConnected) this.#body.append(row.element);
  }

  #row() {
    const element = make('tr', { role: 'row', tabindex: this.#rows.length ? -1 : 0 });
    for (let column = 0; column < this.#width; column++) {
      element.append(make('td', { role: 'cell', class: this.#numeric[column] ? 'number' : null }));
    }
    const row = { element, item: null, keys: [], isMarked: false };
    element.row = row;
    return row;
  }

  #mark(row) {
    const marked = this.#selected !== null && row.item === this.#selected;
    if (row.isMarked === marked) return;
    row.isMarked = marked;
    row.element.classList.toggle('selected', marked);
  }

  #chosen(target, explain) {
    const row = target.closest('tr')?.row;
    if (row) explain(row.item);
  }

  #move(event) {
    const element = event.target.closest('tr');
    const next = event.key === 'ArrowDown' ? element.nextElementSibling : element.previousElementSibling;
    if (!next) return;
    event.preventDefault();
    element.tabIndex = -1;
    next.tabIndex = 0;
    next.focus();
  }
}

/** A long text from a little before its first highlight on, as its beginning would fill the cell. */
function near(cell = { text: '', highlights: [] }) {
  const [first] = cell.highlights;
  if (!first || first.end <= 24) return cell;
  const cut = cell.text.lastIndexOf(' ', first.start - 6) + 1;
  if (cut <= 0) return cell;
  const moved = cell.highlights.map(({ start, end }) => ({ start: start - cut + 2, end: end - cut + 2 }));
  return { text: `… ${cell.text.slice(cut)}`, highlights: moved };
}

function drawn({ text, marked }) {
  return marked ? make('mark', {}, text) : text;
}
