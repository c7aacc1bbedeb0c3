import assert from 'node:assert/strict';
import { test } from 'node:test';
import { QueryHistory, UndoStack } from '../../Examples/Playground/history.js';

const state = (query, list = 'cards') => ({ query, list });

test('keys typed in one go are one step', () => {
  const stack = new UndoStack();
  stack.push(state('start'), { time: 0 });
  for (const [index, query] of ['t', 't:', 't:e', 't:elf'].entries()) {
    stack.push(state(query), { typed: true, time: 1000 + 100 * index });
  }
  assert.deepEqual(stack.undo(), state('start'));
  assert.equal(stack.undo(), undefined);
  assert.deepEqual(stack.redo(), state('t:elf'));
  assert.equal(stack.redo(), undefined);
});

test('a pause, a click and another list begin a step', () => {
  const stack = new UndoStack();
  stack.push(state('a'), { time: 0 });
  stack.push(state('ab'), { typed: true, time: 10 });
  stack.push(state('abc'), { typed: true, time: 10 + UndoStack.pause });
  stack.push(state('fixed'), { time: 1000 });
  stack.push(state('fixed2'), { typed: true, time: 1001 });
  stack.push(state('x', 'songs'), { typed: true, time: 1002 });
  const seen = [];
  for (let current = stack.undo(); current; current = stack.undo()) seen.push(current.query);
  assert.deepEqual(seen, ['fixed2', 'fixed', 'abc', 'ab', 'a']);
});

test('a change after undo forgets what was undone', () => {
  const stack = new UndoStack();
  for (const query of ['a', 'b', 'c']) stack.push(state(query), { time: 0 });
  stack.undo();
  stack.undo();
  stack.push(state('d'), { time: 1 });
  assert.equal(stack.canRedo, false);
  assert.deepEqual(stack.undo(), state('a'));
});

test('the same state twice is one step, and steps are limited', () => {
  const stack = new UndoStack();
  stack.push(state('a'), { time: 0 });
  stack.push(state('a'), { time: 1 });
  assert.equal(stack.canUndo, false);
  for (let index = 0; index < 2 * UndoStack.maximum; index++) stack.push(state(`q${index}`), { time: 0 });
  let count = 0;
  while (stack.undo()) count++;
  assert.equal(count, UndoStack.maximum - 1);
});

function storage(initial = {}) {
  const items = new Map(Object.entries(initial));
  return { getItem: (key) => items.get(key) ?? null, setItem: (key, value) => items.set(key, value) };
}

test('queries are kept for the next visit, the newest last', () => {
  const kept = storage();
  const history = new QueryHistory(kept);
  history.add('t:elf', 'cards', 1);
  history.add('year:1', 'songs', 2);
  history.add(' t:elf ', 'cards', 3);
  history.add('   ', 'cards', 4);
  const again = new QueryHistory(kept);
  assert.deepEqual(again.entries.map((entry) => entry.query), ['year:1', 't:elf']);
  assert.deepEqual(again.queries('cards'), [{ text: 't:elf', date: 3 }]);
  again.clear();
  assert.deepEqual(new QueryHistory(kept).entries, []);
});

test('at most a hundred are kept, and none that is very long', () => {
  const history = new QueryHistory(storage());
  for (let index = 0; index < 250; index++) history.add(`q${index}`, 'cards', index);
  history.add('x'.repeat(5000), 'cards', 1);
  assert.equal(history.entries.length, 100);
  assert.equal(history.entries[0].query, 'q150');
});

test('a storage with anything in it, or none, does no harm', () => {
  const contents = ['', 'null', '{', '[1,null,{"query":1}]', '{"a":1}', '[{"query":"a","list":"cards","date":1e999}]'];
  for (const content of contents) {
    assert.deepEqual(new QueryHistory(storage({ [QueryHistory.key]: content })).entries, []);
  }
  const full = { getItem: () => { throw new Error('forbidden'); }, setItem: () => { throw new Error('full'); } };
  const history = new QueryHistory(full);
  history.add('a', 'cards', 1);
  assert.equal(history.entries.length, 1);
  assert.deepEqual(new QueryHistory(null).entries, []);
});
