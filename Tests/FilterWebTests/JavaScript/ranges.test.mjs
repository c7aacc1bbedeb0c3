import assert from 'node:assert/strict';
import test from 'node:test';
import { diagnosticsAt, difference, edited, moved, visible } from '../../../Sources/FilterWeb/JavaScript/input/ranges.js';
import { Random } from './random.mjs';

test('edits apply to the text before, in any order', () => {
  assert.equal(edited('abc', []), 'abc');
  assert.equal(edited('abc', [{ start: 2, end: 3, text: '!' }, { start: 0, end: 1, text: '' }]), 'b!');
  assert.equal(edited('abc', [{ start: 1, end: 1, text: 'x' }, { start: 3, end: 3, text: 'y' }]), 'axbcy');
});

test('the difference of two texts is one edit that splits no pair', () => {
  assert.equal(difference('abc', 'abc'), null);
  assert.deepEqual(difference('aXc', 'aYYc'), { start: 1, end: 2, text: 'YY' });
  assert.deepEqual(difference('aa', 'aaa'), { start: 2, end: 2, text: 'a' });
  assert.deepEqual(difference('a😀b', 'a😁b'), { start: 1, end: 3, text: '😁' });
  const random = new Random(20);
  for (let round = 0; round < 3000; round++) {
    const [before, after] = [random.text(6), random.text(6)];
    const edit = difference(before, after);
    if (!edit) continue;
    assert.equal(edited(before, [edit]), after);
    assert.ok(edit.start <= edit.end && edit.end <= before.length);
    for (const offset of [edit.start, edit.end]) {
      assert.ok(!random.splits(before, offset), JSON.stringify([before, after]));
    }
  }
});

test('a caret goes along with the text', () => {
  const edit = { start: 2, end: 4, text: 'xyz' };
  assert.deepEqual([0, 2, 3, 4, 6].map((offset) => moved(offset, edit)), [0, 2, 5, 5, 7]);
  assert.equal(moved(2, { start: 2, end: 2, text: 'ab' }), 4);
});

test('an empty range is underlined at the character after it, or before', () => {
  assert.deepEqual(visible({ start: 1, end: 2 }, 'abc'), { start: 1, end: 2 });
  assert.deepEqual(visible({ start: 1, end: 1 }, 'abc'), { start: 1, end: 2 });
  assert.deepEqual(visible({ start: 3, end: 3 }, 'abc'), { start: 2, end: 3 });
  assert.deepEqual(visible({ start: 1, end: 1 }, 'a b'), { start: 0, end: 1 });
  assert.deepEqual(visible({ start: 0, end: 0 }, ''), { start: 0, end: 0 });
  assert.deepEqual(visible({ start: 0, end: 0 }, '😀'), { start: 0, end: 2 });
  assert.deepEqual(visible({ start: 2, end: 2 }, '😀'), { start: 0, end: 2 });
});

test('the findings at a caret come narrowest first; else the nearest for the keyboard', () => {
  const at = (start, end) => ({ range: { start, end } });
  const [wide, narrow, far] = [at(0, 8), at(2, 4), at(20, 25)];
  assert.deepEqual(diagnosticsAt([wide, narrow, far], 4), [narrow, wide]);
  assert.deepEqual(diagnosticsAt([wide, narrow, far], 15), []);
  assert.deepEqual(diagnosticsAt([wide, narrow, far], 15, true), [far]);
  assert.deepEqual(diagnosticsAt([], 3, true), []);
});
