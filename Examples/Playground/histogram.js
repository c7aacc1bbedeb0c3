// The items found, by their values of a field. A bar adds its term to the query, and takes it out again.
import { make } from './dom.js';
import { barsOf, barsOfGroups, counted, numbersOf } from './bars.js';
import { fieldForBars } from './columns.js';
import { conditionsOf } from './edits.js';

const maximumBars = 12;

export class Histogram {
  #list = document.getElementById('bars');
  #field = document.getElementById('histogram-field');
  #number = document.getElementById('histogram-number');
  #numbers = [];
  #page;
  #source = null;
  #fields = new Map();
  #lines = [];

  constructor(page) {
    this.#page = page;
    this.#field.addEventListener('change', () => {
      this.#fields.set(this.#source.id, this.#field.value);
      this.show(page.query);
    });
    this.#number.addEventListener('change', () => this.show(page.query));
  }

  use(source) {
    this.#source = source;
    this.#field.replaceChildren(...source.histogramFields.map((name) => make('option', { value: name }, name)));
    const kept = this.#fields.get(source.id);
    this.#field.value = source.histogramFields.includes(kept) ? kept : fieldForBars(source);
    this.#field.disabled = !source.histogramFields.length;
    this.#numbers = numbersOf(source.numberFields ?? []);
    this.#number.replaceChildren(
      ...this.#numbers.map(({ label }, index) => make('option', { value: String(index) }, label)));
    this.#number.hidden = this.#numbers.length < 2;
    this.#lines = [];
    this.#list.replaceChildren();
  }

  show(text) {
    const source = this.#source;
    const field = this.#field.value;
    if (!field) return;
    const chosen = this.#number.value;
    const isWanted = () => source === this.#source && field === this.#field.value && chosen === this.#number.value;
    const number = this.#numbers[chosen]?.number;
    if (!number) {
      source.histogram(text, field, maximumBars, (answer) => {
        if (isWanted()) this.#draw(barsOf(answer.bins), answer, text);
      });
      return;
    }
    const sort = `-${number.function.replaceAll('-', '_')}_${number.field}`;
    source.groups(text, [field], { numbers: [number], sort, limit: maximumBars }, (answer) => {
      if (isWanted()) this.#draw(barsOfGroups(answer), { more: answer.groups - answer.rows.length }, text);
    });
  }

  #draw(bars, { without, more = 0 }, text) {
    const { outline } = this.#page.analysis;
    bars.forEach((bar, index) => {
      this.#lines[index] ??= this.#line();
      const { button, label, count, fill } = this.#lines[index];
      label.textContent = bar.label;
      count.textContent = String(bar.count);
      fill.style.transform = `scaleX(${bar.length})`;
      button.dataset.term = bar.query;
      button.title = bar.query;
      const pressed = Boolean(bar.query) && conditionsOf(text, outline, this.#page.termsOf(bar.query)).length > 0;
      button.setAttribute('aria-pressed', pressed);
      button.setAttribute('aria-label', `${bar.label}: ${counted(bar.count, this.#source.noun)}`);
      button.disabled = !bar.query;
    });
    const lines = this.#lines.slice(0, bars.length).map((line) => line.item);
    if (more) lines.push(make('li', { class: 'note' }, `and ${counted(more, 'more value')}`));
    if (without) lines.push(make('li', { class: 'note' }, `${counted(without, this.#source.noun)} without a value`));
    if (!lines.length) lines.push(make('li', { class: 'note' }, 'Nothing to count.'));
    this.#list.replaceChildren(...lines);
  }

  #line() {
    const label = make('span', { class: 'bar-label' });
    const count = make('span', { class: 'bar-count' });
    const fill = make('span', { class: 'bar-fill' });
    const toggle = () => this.#page.toggle(button.dataset.term);
    const button = make('button', { type: 'button', onclick: toggle }, fill, label, count);
    return { item: make('li', {}, button), button, label, count, fill };
  }
}
