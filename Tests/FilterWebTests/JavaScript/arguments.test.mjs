import assert from 'node:assert/strict';
import test from 'node:test';
import {
  count, jsonLines, offset, seconds, text, vocabulary,
} from '../../../Sources/FilterWeb/JavaScript/module/arguments.js';

test('a text keeps its length: lone surrogates become U+FFFD', () => {
  assert.equal(text('a\uD800b\uDC00😀'), 'a\uFFFDb\uFFFD😀');
  assert.equal(text('\uDE00\uD83D'), '\uFFFD\uFFFD');
  for (const value of [undefined, null, 5, {}, ['a']]) assert.throws(() => text(value), TypeError);
});

test('an offset is in the text, and never splits a pair', () => {
  assert.equal(offset(undefined, 'abc'), 3);
  assert.equal(offset(-5, 'abc'), 0);
  assert.equal(offset(99, 'abc'), 3);
  assert.equal(offset(NaN, 'abc'), 0);
  assert.equal(offset(1.7, 'abc'), 1);
  assert.deepEqual([0, 1, 2, 3, 4].map((value) => offset(value, 'a😀b')), [0, 1, 1, 3, 4]);
});

test('a count is a whole number', () => {
  assert.equal(count(undefined, 'limit'), undefined);
  assert.equal(count(7, 'limit'), 7);
  assert.equal(count(2 ** 40, 'limit'), 2 ** 31 - 1);
  for (const value of [-1, 1.5, NaN, '3', null]) assert.throws(() => count(value, 'limit'), /'limit'/);
});

test('a vocabulary is text or an object', () => {
  assert.equal(vocabulary(undefined), undefined);
  assert.equal(vocabulary('{}'), '{}');
  assert.equal(vocabulary({ name: 'a' }), '{"name":"a"}');
  assert.throws(() => vocabulary(5), TypeError);
});

test('dates are whole seconds', () => {
  assert.equal(seconds(new Date(5999)), 5);
  assert.equal(seconds(5999), 5);
  for (const value of [undefined, NaN, -5000, 'x']) assert.equal(seconds(value), 0);
});

test('objects are lines of JSON without lone surrogates', () => {
  const lines = (items) => new TextDecoder().decode(jsonLines(items));
  assert.equal(lines([]), '');
  assert.equal(lines([{ a: 1 }, { b: 'x\ny' }]), '{"a":1}\n{"b":"x\\ny"}');
  assert.equal(lines([{ a: '\uD800!', b: '😀', c: '\\ud800' }]), '{"a":"\uFFFD!","b":"😀","c":"\\\\ud800"}');
  for (const item of [null, 5, 'a', [1], undefined, () => {}]) {
    assert.throws(() => lines([{}, item]), /^TypeError: item 1/);
  }
});
