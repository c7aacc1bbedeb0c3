import assert from 'node:assert/strict';
import { test } from 'node:test';
import { applyEdits, conditionsOf, conjuncts, quoted, toggleTerms } from '../../Examples/Playground/edits.js';

const edit = (start, end, text) => ({ start, end, text });
const node = (text, part, kind = 'filter', children = [], polarity = 'positive') => {
  const start = text.indexOf(part);
  return { kind, polarity, name: part, detail: '', range: { start, end: start + part.length }, children };
};

test('edits are of the text before', () => {
  const edits = [edit(4, 7, 'X'), edit(0, 3, 'longer'), edit(7, 7, '!')];
  assert.equal(applyEdits('one two', edits), 'longer X!');
  assert.equal(applyEdits('abc', []), 'abc');
});

test('edits out of range or over each other are left out', () => {
  assert.equal(applyEdits('abc', [edit(0, 9, 'x'), edit(-1, 0, 'y'), edit(2, 1, 'z')]), 'abc');
  assert.equal(applyEdits('abcdef', [{ start: 0, end: 4, text: '1' }, { start: 2, end: 5, text: '2' }]), '1ef');
});

test('insertions at one place keep their order', () => {
  assert.equal(applyEdits('ab', [{ start: 1, end: 1, text: '1' }, { start: 1, end: 1, text: '2' }]), 'a12b');
});

test('a term is added, and taken out again', () => {
  assert.equal(toggleTerms('', [], ['c:g']), 'c:g');
  const alone = 't:elf';
  assert.equal(toggleTerms(alone, [node(alone, alone)], ['c:g']), 't:elf c:g');
  const both = 't:elf c:g mv=1';
  const outline = [node(both, both, 'and', ['t:elf', 'c:g', 'mv=1'].map((part) => node(both, part)))];
  assert.equal(toggleTerms(both, outline, ['c:g']), 't:elf mv=1');
  assert.equal(toggleTerms(both, outline, ['t:elf']), 'c:g mv=1');
  assert.equal(toggleTerms(both, outline, ['mv=1']), 't:elf c:g');
  assert.equal(toggleTerms(alone, [node(alone, alone)], ['t:elf']), '');
});

test('several terms are added and taken out together', () => {
  const text = 'a>=1 t:elf a<2';
  const outline = [node(text, text, 'and', ['a>=1', 't:elf', 'a<2'].map((part) => node(text, part)))];
  assert.equal(toggleTerms(text, outline, ['a>=1', 'a<2']), 't:elf');
  assert.equal(toggleTerms(text, outline, ['a>=1', 'a<3']), 'a>=1 t:elf a<2 a>=1 a<3');
});

test('alternatives get parentheses, unless they have them', () => {
  const text = 'a or b';
  const outline = [node(text, text, 'or', [node(text, 'a'), node(text, 'b')])];
  assert.equal(toggleTerms(text, outline, ['c:g']), '(a or b) c:g');
  const grouped = '(a or b)';
  const root = [node(grouped, grouped, 'or', [node(grouped, 'a'), node(grouped, 'b')])];
  assert.equal(toggleTerms(grouped, root, ['c:g']), '(a or b) c:g');
  const negative = '-(a or b)';
  const excluded = [node(negative, negative, 'or', [node(negative, 'a')], 'negative')];
  assert.equal(toggleTerms(negative, excluded, ['x']), '-(a or b) x');
});

test('conditions of a negated group are not conditions of the query', () => {
  const text = '-(a b)';
  const outline = [node(text, text, 'and', [node(text, 'a'), node(text, 'b')], 'negative')];
  assert.equal(conjuncts(outline).length, 1);
  assert.deepEqual(conditionsOf(text, outline, ['a']), []);
});

test('a name is quoted with its quotes escaped', () => {
  assert.equal(quoted('Sol "the" Ring\\'), '"Sol \\"the\\" Ring\\\\"');
});
