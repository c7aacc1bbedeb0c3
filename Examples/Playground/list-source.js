// Where the items come from: a list of the page, answered at once, or one in a worker, answered later. Both are asked
// the same way; an answer is handed to a function.

/** What the page shows of any list: its facts, and the texts of its first rows by column. */
export function facts(list) {
  const { name, count, columns, damage, histogramFields, numberFields } = list;
  const { rows } = list.search('', { limit: 200, highlights: false });
  const sample = columns.map((_, index) => rows.map((row) => row.cells[index]?.text ?? ''));
  return { name, count, columns, damage, histogramFields, numberFields, sample };
}

/** A list that lives in the page. */
export class PageList {
  isImmediate = true;
  remark = 'A click on a row tells why it is found; a click on a bar adds its condition.';

  constructor(id, noun, list) {
    Object.assign(this, { id, noun, list }, facts(list));
  }

  search(text, options, done, _kind, failed) {
    this.#answer(() => this.list.search(text, options), done, failed);
  }

  why(text, item, done, failed) {
    this.#answer(() => this.list.why(text, item), done, failed);
  }

  item(item, done) {
    this.#answer(() => this.list.item(item), done);
  }

  histogram(text, field, maximum, done) {
    this.#answer(() => this.list.histogram(text, field, { maximum }), done);
  }

  groups(text, by, options, done, failed) {
    this.#answer(() => this.list.groups(text, by, options), done, failed);
  }

  sql(text, dialect, done, failed) {
    this.#answer(() => this.list.sql(text, dialect), done, failed);
  }

  release() {
    this.list.release();
  }

  #answer(ask, done, failed) {
    let answer;
    try {
      answer = ask();
    } catch (error) {
      failed?.(error);
      return;
    }
    done(answer);
  }
}

/**
 * A list that a worker reads and searches. One question is in flight; of each kind, only the newest waits, so that
 * answers nobody needs any more are never made, and none comes out of order.
 */
export class WorkerList {
  isImmediate = false;
  noun = 'row';
  remark = '';
  #worker;
  #waiting = new Map();
  #flying = null;
  #sequence = 0;

  constructor(id, worker, known) {
    this.id = id;
    this.#worker = worker;
    Object.assign(this, known);
    worker.onmessage = ({ data }) => this.#answered(data);
    worker.onerror = ({ message }) => {
      this.#answered({ sequence: this.#flying?.sequence, error: message || 'the worker failed' });
    };
  }

  search(text, options, done, kind = 'search', failed = undefined) {
    this.#ask(kind, 'search', [text, options], done, failed);
  }

  why(text, item, done, failed) {
    this.#ask('why', 'why', [text, item], done, failed);
  }

  item(item, done) {
    this.#ask('item', 'item', [item], done);
  }

  histogram(text, field, maximum, done) {
    this.#ask('histogram', 'histogram', [text, field, { maximum }], done);
  }

  groups(text, by, options, done, failed) {
    // The panel shows one of both.
    this.#ask('histogram', 'groups', [text, by, options], done, failed);
  }

  sql(text, dialect, done, failed) {
    this.#ask('sql', 'sql', [text, dialect], done, failed);
  }

  release() {
    this.#worker.terminate();
    this.#waiting.clear();
    this.#flying = null;
  }

  #ask(kind, method, parameters, done, failed) {
    const question = { sequence: ++this.#sequence, kind, method, parameters, done, failed };
    if (this.#flying) {
      // Behind the others: the newest text is searched before its histogram is drawn.
      this.#waiting.delete(kind);
      this.#waiting.set(kind, question);
    } else {
      this.#send(question);
    }
  }

  #send(question) {
    this.#flying = question;
    const { sequence, method, parameters } = question;
    this.#worker.postMessage({ sequence, method, parameters });
  }

  #answered({ sequence, answer, error }) {
    const question = this.#flying;
    if (!question || sequence !== question.sequence) return;
    this.#flying = null;
    const isStale = this.#waiting.has(question.kind);
    const next = this.#waiting.get('search') ?? this.#waiting.values().next().value;
    if (next) {
      this.#waiting.delete(next.kind);
      this.#send(next);
    }
    if (isStale) return;
    if (error === undefined) question.done(answer);
    else question.failed?.(new Error(error));
  }
}
