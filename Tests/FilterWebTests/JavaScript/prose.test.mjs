import assert from 'node:assert/strict';
import test from 'node:test';
import { blocks } from '../../../Sources/FilterWeb/JavaScript/input/prose.js';

/** Blocks as short texts: `kind: plain <code> *strong*`. */
const shown = (markdown) => blocks(markdown).map(({ kind, lines }) => `${kind}: ${lines.map((line) => (
  line.map((piece) => ({ plain: piece.text, code: `<${piece.text}>`, strong: `*${piece.text}*` })[piece.kind]).join('')
)).join(' | ')}`);

test('a hover has paragraphs, a list and a rule', () => {
  assert.deepEqual(shown('**power**\n\nAlso `pow`\n\n- `pow>=8` at least 8\n- `pow=*` of \\*\n\n---\n\nFinds all'), [
    'paragraph: *power*', 'paragraph: Also <pow>', 'list: <pow>=8> at least 8 | <pow=*> of *', 'rule: ',
    'paragraph: Finds all',
  ]);
});

test('marks after a backslash are text, also in strong text', () => {
  assert.deepEqual(shown('**name “a\\*b\\_c”** is \\`x\\` \\\\d'), ['paragraph: *name “a*b_c”* is `x` \\d']);
  assert.deepEqual(shown('2 * 3 ** 4 ` 5 \\d 😀 <b>'), ['paragraph: 2 * 3 ** 4 ` 5 \\d 😀 <b>']);
  assert.deepEqual(shown(''), []);
});
