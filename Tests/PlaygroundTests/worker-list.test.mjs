import assert from 'node:assert/strict';
import { test } from 'node:test';
import { WorkerList } from '../../Examples/Playground/list-source.js';

/** A worker that answers when it is told to. */
class SlowWorker {
  asked = [];
  isEnded = false;
  postMessage(message) { this.asked.push(message); }
  terminate() { this.isEnded = true; }
  answer(index, fields = { answer: this.asked[index].parameters[0] }) {
    this.onmessage({ data: { sequence: this.asked[index].sequence, ...fields } });
  }
}

const list = () => {
  const worker = new SlowWorker();
  return { worker, list: new WorkerList('own', worker, { name: 'x', count: 1, columns: [], histogramFields: [] }) };
};

test('of questions typed while the worker is busy, the newest only is asked', () => {
  const { worker, list: asked } = list();
  const answers = [];
  for (const text of ['a', 'ab', 'abc', 'abcd']) asked.search(text, {}, (answer) => answers.push(answer));
  assert.equal(worker.asked.length, 1);
  worker.answer(0);
  assert.deepEqual(answers, [], 'the answer to an old text is dropped');
  assert.deepEqual(worker.asked.map((message) => message.parameters[0]), ['a', 'abcd']);
  worker.answer(1);
  assert.deepEqual(answers, ['abcd']);
});

test('a search goes before what depends on it', () => {
  const { worker, list: asked } = list();
  asked.search('a', {}, () => {});
  asked.histogram('a', 'f', 12, () => {});
  asked.sql('a', 'sqlite', () => {});
  asked.search('ab', {}, () => {});
  worker.answer(0);
  worker.answer(1);
  worker.answer(2);
  assert.deepEqual(worker.asked.map((message) => message.method), ['search', 'search', 'histogram', 'sql']);
});

test('an answer out of sequence is dropped', () => {
  const { worker, list: asked } = list();
  let answers = 0;
  asked.search('a', {}, () => { answers += 1; });
  worker.onmessage({ data: { sequence: 99, answer: 'old' } });
  assert.equal(answers, 0);
  worker.answer(0);
  worker.answer(0);
  assert.equal(answers, 1);
});

test('errors reach the one who asked, and the next question is asked', () => {
  const { worker, list: asked } = list();
  const errors = [];
  asked.sql('a', 'sqlite', () => {}, (error) => errors.push(error.message));
  asked.why('a', 1, () => {});
  worker.answer(0, { error: 'no table' });
  assert.deepEqual(errors, ['no table']);
  assert.equal(worker.asked.at(-1).method, 'why');
});

test('a released list ends its worker', () => {
  const { worker, list: asked } = list();
  asked.release();
  assert.ok(worker.isEnded);
});
