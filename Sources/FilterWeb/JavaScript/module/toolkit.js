import { count, jsonLines, offset, seconds, text, vocabulary } from './arguments.js';
import { Handle } from './handle.js';
import { List } from './list.js';

/** The queries that the module takes as the history. */
const longestHistory = 500;

/** Parses, checks, completes, explains and formats queries of one vocabulary. */
export class Toolkit {
  #handle;
  #given;
  #vocabulary;
  /** The lists made by `search` and the lengths of their arrays, by array. */
  #lists = new WeakMap();
  /** The same lists, to release them with the toolkit; weak, so that they go with their arrays. */
  #made = new Set();

  constructor(source = undefined) {
    this.#given = vocabulary(source);
    this.#handle = new Handle(this, 'toolkit', 'newToolkit', { vocabulary: this.#given });
  }

  get vocabulary() {
    return (this.#vocabulary ??= this.#handle.call('vocabulary'));
  }

  parse(query) {
    return this.#handle.call('parse', { text: text(query) });
  }

  tokens(query) {
    return this.#handle.call('tokens', { text: text(query) });
  }

  check(query) {
    return this.#handle.call('check', { text: text(query) });
  }

  explain(query) {
    return this.#handle.call('explain', { text: text(query) });
  }

  outline(query) {
    return this.#handle.call('outline', { text: text(query) });
  }

  complete(query, caret = undefined, options = {}) {
    const typed = text(query);
    return this.#handle.call('complete', {
      text: typed, caret: offset(caret, typed), limit: count(options.limit, 'limit'), now: seconds(Date.now()),
    });
  }

  hover(query, place) {
    const typed = text(query);
    return this.#handle.call('hover', { text: typed, offset: offset(place, typed) });
  }

  actions(query, range) {
    const typed = text(query);
    const [start, end] = [offset(range.start, typed), offset(range.end, typed)];
    return this.#handle.call('actions', { text: typed, start: Math.min(start, end), end: Math.max(start, end) });
  }

  format(query) {
    return this.#handle.call('format', { text: text(query) });
  }

  simplify(query) {
    return this.#handle.call('simplify', { text: text(query) });
  }

  analyze(query) {
    return this.#handle.call('analyze', { text: text(query) });
  }

  setHistory(queries) {
    const entries = Array.from(queries, (query) => (
      { text: text(query.text), date: seconds(query.date), pinned: Boolean(query.pinned) }));
    this.#handle.call('setHistory', { queries: entries.slice(-longestHistory) });
  }

  search(items, query, options = {}) {
    this.#handle.check();
    if (!Array.isArray(items)) throw new TypeError('items are an array of objects');
    // Without items there is nothing to infer fields from.
    if (items.length === 0) return { count: 0, total: 0, ignored: [], rows: [] };
    return this.#list(items).search(query, options);
  }

  release() {
    for (const reference of this.#made) reference.deref()?.release();
    this.#made.clear();
    this.#lists = new WeakMap();
    this.#handle.release();
  }

  /** The list of an array: the one made before, unless the number of items differs. */
  #list(items) {
    const known = this.#lists.get(items);
    if (known?.length === items.length) return known.list;
    known?.list.release();
    const list = List.read(jsonLines(items), { name: 'items.jsonl', vocabulary: this.#given });
    for (const reference of this.#made) {
      const made = reference.deref();
      if (!made || made === known?.list) this.#made.delete(reference);
    }
    this.#made.add(new WeakRef(list));
    this.#lists.set(items, { list, length: items.length });
    return list;
  }
}

if (Symbol.dispose) Toolkit.prototype[Symbol.dispose] = Toolkit.prototype.release;
