import { count, text, vocabulary } from './arguments.js';
import { Handle } from './handle.js';

const key = Symbol('made by List.read');

/** A list of items in columns, ready to be searched. */
export class List {
  #handle;
  #vocabulary;

  static sampleCards() {
    return new List(key, 'sampleCards', {});
  }

  static read(data, options = {}) {
    const { name, header, delimiter } = options;
    const request = {
      name: name === undefined ? undefined : text(name), header,
      delimiter: delimiter === undefined ? undefined : text(delimiter), vocabulary: vocabulary(options.vocabulary),
    };
    return new List(key, 'readList', request, bytes(data));
  }

  constructor(secret, call, request, payload) {
    if (secret !== key) throw new TypeError('a list is made by List.read or List.sampleCards');
    this.#handle = new Handle(this, 'list', call, request, payload);
    const { name, count, columns, damage, histogramFields, numberFields } = this.#handle.answer;
    Object.assign(this, { name, count, columns, damage, histogramFields, numberFields });
  }

  get vocabulary() {
    return (this.#vocabulary ??= this.#handle.call('listVocabulary'));
  }

  search(query, options = {}) {
    return this.#handle.call('search', {
      text: text(query), limit: count(options.limit, 'limit') ?? 50, offset: count(options.offset, 'offset') ?? 0,
      highlights: options.highlights ?? true,
    });
  }

  counts(texts) {
    return this.#handle.call('counts', { texts: Array.from(texts, text) });
  }

  item(index) {
    return this.#handle.call('item', { item: this.#index(index) });
  }

  why(query, index) {
    return this.#handle.call('why', { text: text(query), item: this.#index(index) });
  }

  histogram(query, field, options = {}) {
    const maximum = count(options.maximum, 'maximum') ?? 12;
    return this.#handle.call('histogram', { text: text(query), field: text(field), maximum });
  }

  groups(query, by, options = {}) {
    const numbers = Array.from(options.numbers ?? [], ({ function: name, field }) => ({
      function: text(name), field: text(field),
    }));
    return this.#handle.call('groups', {
      text: text(query), by: Array.from(typeof by === 'string' ? [by] : by, text), numbers,
      sort: options.sort === undefined ? undefined : text(options.sort),
      limit: count(options.limit, 'limit') ?? 100, offset: count(options.offset, 'offset') ?? 0,
    });
  }

  sql(query, dialect) {
    return this.#handle.call('sql', { text: text(query), dialect: text(dialect) });
  }

  release() {
    this.#handle.release();
  }

  #index(value) {
    if (!Number.isInteger(value) || value < 0 || value >= this.count) {
      throw new RangeError(`there is no item ${value}: the list has ${this.count}`);
    }
    return value;
  }
}

if (Symbol.dispose) List.prototype[Symbol.dispose] = List.prototype.release;

function bytes(data) {
  if (typeof data === 'string') return new TextEncoder().encode(data);
  if (data instanceof Uint8Array) return data;
  if (data instanceof ArrayBuffer) return new Uint8Array(data);
  throw new TypeError('a list is read from a string, a Uint8Array or an ArrayBuffer');
}
