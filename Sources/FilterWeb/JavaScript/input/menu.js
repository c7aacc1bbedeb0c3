import { apply, hide, placed, show, viewport } from './placement.js';
import { make, setAttribute, setText } from './template.js';

const heights = { least: 180, most: 340 };

/** The list of completions below the field. Rows are kept and change only where they differ. */
export class Menu {
  #elements;
  #rows = [];
  #items = [];
  #active = -1;
  #isOpen = false;
  #hasScrolled = false;

  /** @param accept  Gets the item that was clicked. */
  constructor(elements, accept) {
    this.#elements = elements;
    // Keeps the focus in the input.
    elements.menu.addEventListener('mousedown', (event) => event.preventDefault());
    elements.list.addEventListener('scroll', () => {
      this.#hasScrolled = true;
    }, { passive: true });
    elements.list.addEventListener('click', (event) => {
      const index = this.#rows.findIndex((row) => row.option.contains(event.target));
      if (index >= 0 && index < this.#items.length) accept(this.#items[index]);
    });
  }

  get isOpen() {
    return this.#isOpen;
  }

  /** The number of rows that a page has. */
  get pageSize() {
    const height = this.#rows[0]?.option.offsetHeight || 32;
    return Math.max(1, Math.floor(this.#elements.list.clientHeight / height) - 1);
  }

  /** Shows what a state says. */
  show(state) {
    if (!state.isOpen) return this.#close();
    if (state.items !== this.#items) this.#fill(state.items);
    this.#activate(state);
    if (this.#isOpen) return undefined;
    this.#isOpen = true;
    this.place();
    show(this.#elements.menu);
    setAttribute(this.#elements.input, 'aria-expanded', 'true');
    return undefined;
  }

  /** Finds its place again, after the page has scrolled or the window has another size. */
  place() {
    if (!this.#isOpen) return;
    const { field, menu } = this.#elements;
    const anchor = field.getBoundingClientRect();
    const place = placed(anchor, viewport(), { ...heights, width: Math.min(anchor.width, 640) });
    menu.style.width = `${place.width}px`;
    apply(menu, place);
  }

  #close() {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    hide(this.#elements.menu);
    setAttribute(this.#elements.input, 'aria-expanded', 'false');
    setAttribute(this.#elements.input, 'aria-activedescendant', null);
    this.#select(-1);
  }

  #fill(items) {
    items.forEach((item, index) => {
      const row = this.#rows[index] ?? this.#added();
      row.show(item);
      if (row.option.hidden) row.option.hidden = false;
    });
    for (let index = items.length; index < this.#rows.length; index++) this.#rows[index].option.hidden = true;
    this.#scrollToTop();
    this.#items = items;
  }

  /** Asking whether the list has scrolled would lay out the page at each key. */
  #scrollToTop() {
    if (!this.#hasScrolled) return;
    this.#elements.list.scrollTop = 0;
    this.#hasScrolled = false;
  }

  #activate(state) {
    this.#select(state.active);
    const { input, documentation } = this.#elements;
    setAttribute(input, 'aria-activedescendant', state.active < 0 ? null : this.#rows[state.active].option.id);
    const text = this.#items[state.active]?.documentation ?? '';
    setText(documentation, text);
    if (documentation.hidden !== (text === '')) documentation.hidden = text === '';
    if (state.isChosen) this.#rows[state.active].option.scrollIntoView({ block: 'nearest' });
  }

  #select(index) {
    if (index === this.#active) return;
    if (this.#active >= 0) setAttribute(this.#rows[this.#active].option, 'aria-selected', 'false');
    if (index >= 0) setAttribute(this.#rows[index].option, 'aria-selected', 'true');
    this.#active = index;
  }

  #added() {
    const row = new Row(`option-${this.#rows.length}`);
    this.#elements.list.append(row.option);
    this.#rows.push(row);
    return row;
  }
}

/** An item: its label with the parts that match, and its detail. */
class Row {
  option;
  #label = make('span', { class: 'label', part: 'label' });
  #detail = make('span', { class: 'detail', part: 'detail' });
  #shown = '';

  constructor(id) {
    const attributes = { id, role: 'option', part: 'option', 'aria-selected': 'false' };
    this.option = make('div', attributes, this.#label, this.#detail);
  }

  show(item) {
    setAttribute(this.option, 'data-kind', item.kind);
    setText(this.#detail, item.detail);
    const key = `${item.label}\n${item.highlights.map((range) => `${range.start}-${range.end}`)}`;
    if (key === this.#shown) return;
    this.#shown = key;
    this.#label.replaceChildren(...pieces(item));
  }
}

/** The label as texts and marked parts. */
function pieces({ label, highlights }) {
  const found = [];
  let end = 0;
  for (const range of highlights) {
    if (range.start > end) found.push(label.slice(end, range.start));
    found.push(make('b', { part: 'match' }, label.slice(range.start, range.end)));
    end = range.end;
  }
  if (end < label.length) found.push(label.slice(end));
  return found;
}
