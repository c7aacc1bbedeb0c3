import assert from 'node:assert/strict';
import test from 'node:test';
import { segments } from '../../../Sources/FilterWeb/JavaScript/input/segments.js';
import { Random } from './random.mjs';

const token = (start, end, kind, modifiers = []) => ({ start, end, kind, modifiers });
const finding = (start, end, severity) => ({ range: { start, end }, severity });
const shown = (found) => found.map(({ text, names }) => `${text}|${names}`);

test('a text is cut at tokens, findings and the mark', () => {
  const tokens = [token(0, 1, 'operator', ['negated']), token(1, 2, 'property'), token(2, 3, 'operator')];
  const diagnostics = [finding(1, 6, 'hint'), finding(3, 6, 'error')];
  assert.deepEqual(shown(segments('-t:elf x', { tokens, diagnostics, mark: { start: 1, end: 3 } })), [
    '-|operator negated', 't|property hint marked', ':|operator hint marked', 'elf|error', ' x|',
  ]);
});

test('an empty text has no segments, and an empty finding at the end is on the last character', () => {
  assert.deepEqual(segments('', { diagnostics: [finding(0, 0, 'error')] }), []);
  assert.deepEqual(shown(segments('t:', { diagnostics: [finding(2, 2, 'error')] })), ['t|', ':|error']);
});

test('after the limit the text has no names', () => {
  const tokens = Array.from({ length: 10 }, (_, index) => token(index, index + 1, 'string'));
  const found = segments('x'.repeat(10), { tokens }, 4);
  assert.deepEqual(shown(found.slice(3)), ['x|string', 'xxxxxx|']);
});

test('segments are the text, whatever the ranges', () => {
  const random = new Random(7);
  for (let round = 0; round < 2000; round++) {
    const text = random.text(8);
    const range = () => {
      const ends = [random.below(text.length + 3), random.below(text.length + 3)].sort((left, right) => left - right);
      return { start: ends[0], end: ends[1] };
    };
    const tokens = Array.from({ length: random.below(5) }, () => ({ ...range(), kind: 'string', modifiers: [] }));
    const diagnostics = Array.from({ length: random.below(4) }, () => ({ range: range(), severity: 'warning' }));
    const found = segments(text, { tokens, diagnostics, mark: random.below(2) ? range() : null });
    assert.equal(found.map((one) => one.text).join(''), text);
    for (const one of found) assert.equal(text.slice(one.start, one.start + one.text.length), one.text);
  }
});
