// What was asked before: undo and redo on the page, and the queries kept for the next visit.

/** States of the page, to step back and forth. Keys typed in one go make one step. */
export class UndoStack {
  #states = [];
  #position = -1;
  #lastTime = -Infinity;
  #open = false;

  /** How long a pause ends a step, in milliseconds. */
  static pause = 900;
  static maximum = 500;

  /** The state shown now; undefined before the first one. */
  get current() {
    return this.#states[this.#position];
  }

  get canUndo() {
    return this.#position > 0;
  }

  get canRedo() {
    return this.#position < this.#states.length - 1;
  }

  /** Adds a state. A typed one replaces the last if that was typed a moment ago. */
  push(state, { typed = false, time = Date.now() } = {}) {
    const current = this.current;
    if (current && same(current, state)) return;
    const joins = typed && this.#open && time - this.#lastTime < UndoStack.pause && current.list === state.list;
    this.#states.length = this.#position + 1;
    if (joins && this.#position > 0) {
      this.#states[this.#position] = state;
    } else {
      this.#states.push(state);
      if (this.#states.length > UndoStack.maximum) this.#states.shift();
    }
    this.#position = this.#states.length - 1;
    this.#lastTime = time;
    this.#open = typed;
  }

  /** The state before; undefined at the first one. */
  undo() {
    return this.#step(-1);
  }

  /** The state after; undefined at the last one. */
  redo() {
    return this.#step(1);
  }

  #step(distance) {
    const state = this.#states[this.#position + distance];
    if (state === undefined) return undefined;
    this.#position += distance;
    this.#open = false;
    return state;
  }
}

function same(a, b) {
  return a.query === b.query && a.list === b.list;
}

/** Queries of earlier visits, the newest last, in the storage of the browser. */
export class QueryHistory {
  static key = 'filterq.history';
  static maximum = 100;
  #storage;
  #entries;

  /** `storage` is like localStorage; it may refuse everything, as it does in private windows. */
  constructor(storage) {
    this.#storage = storage;
    this.#entries = QueryHistory.#read(storage);
  }

  /** All entries, the newest last: the query, its list, and the time in milliseconds since 1970. */
  get entries() {
    return [...this.#entries];
  }

  /** Keeps a query; one that was there moves to the end. */
  add(query, list, date = Date.now()) {
    const text = query.trim();
    if (!text || text.length > 2_000) return;
    this.#entries = this.#entries.filter((entry) => entry.query !== text || entry.list !== list);
    this.#entries.push({ query: text, list, date });
    this.#entries = this.#entries.slice(-QueryHistory.maximum);
    this.#write();
  }

  clear() {
    this.#entries = [];
    this.#write();
  }

  /** The entries of one list as `Toolkit.setHistory` takes them. */
  queries(list) {
    return this.#entries.filter((entry) => entry.list === list)
      .map((entry) => ({ text: entry.query, date: entry.date }));
  }

  #write() {
    try {
      this.#storage?.setItem(QueryHistory.key, JSON.stringify(this.#entries));
    } catch {
      // A full or forbidden storage keeps the history for this visit only.
    }
  }

  static #read(storage) {
    try {
      const read = JSON.parse(storage?.getItem(QueryHistory.key) ?? '[]');
      if (!Array.isArray(read)) return [];
      return read.filter((entry) => entry && typeof entry.query === 'string' && typeof entry.list === 'string'
        && Number.isFinite(entry.date)).slice(-QueryHistory.maximum)
        .map(({ query, list, date }) => ({ query: query.slice(0, 2_000), list, date }));
    } catch {
      return [];
    }
  }
}
