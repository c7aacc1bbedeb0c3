import assert from 'node:assert/strict';
import { before } from 'node:test';
import { FilterQueryError, load, Toolkit } from '../../../Sources/FilterWeb/JavaScript/filterq.js';
import { anyModule, listTest, moduleTest } from './built.mjs';

const books = {
  name: 'books', fields: [
    { name: 'title', kind: 'text' }, { name: 'year', kind: 'number' },
    { name: 'genre', kind: 'enumeration', values: ['crime', 'poetry'] },
  ],
};
/** The calls that take a text first. */
const calls = [
  'parse', 'tokens', 'check', 'explain', 'outline', 'complete', 'hover', 'format', 'simplify', 'analyze',
];

let toolkit;
before(async () => {
  if (!anyModule) return;
  await load(anyModule);
  toolkit = new Toolkit();
});

moduleTest('parse returns the query, its canonical text and the diagnostics', () => {
  const { source, outcome, canonical, query, diagnostics } = toolkit.parse('t:elf   OR  -c:g');
  assert.deepEqual([source, outcome, canonical, diagnostics], ['t:elf   OR  -c:g', 'valid', 't:elf or -c:g', []]);
  assert.deepEqual([query.kind, query.children.length, query.children[1].polarity], ['or', 2, 'negative']);
  assert.equal(toolkit.parse('(t:elf').outcome, 'autoclosed');
  assert.equal(toolkit.parse('t:elf mv<').outcome, 'recovered');
  assert.deepEqual([toolkit.parse('').outcome, toolkit.parse('').query], ['empty', null]);
});

moduleTest('tokens are in order and have kinds', () => {
  const tokens = toolkit.tokens('😀 -t:elf');
  assert.deepEqual(tokens.map(({ start, end }) => [start, end]), [[0, 2], [3, 4], [4, 5], [5, 6], [6, 9]]);
  assert.deepEqual(tokens.slice(1).map(({ kind }) => kind), ['operator', 'property', 'operator', 'type']);
  assert.deepEqual(tokens[2].modifiers, ['negated']);
});

moduleTest('check finds errors, with fixes in the offsets of JavaScript', () => {
  const text = '😀 (tpye:elf';
  const { diagnostics } = toolkit.check(text);
  const unknown = diagnostics.find((one) => one.code === 'unknown-field');
  assert.equal(text.slice(unknown.range.start, unknown.range.end), 'tpye');
  const [edit] = unknown.fixes[0].edits;
  assert.equal(text.slice(0, edit.start) + edit.text + text.slice(edit.end), '😀 (type:elf');
  const unclosed = diagnostics.find((one) => one.code === 'unclosed-group');
  assert.deepEqual([unclosed.severity, unclosed.fixes[0].edits], ['error', [{ start: 12, end: 12, text: ')' }]]);
  assert.deepEqual(toolkit.check('t:elf').diagnostics, []);
});

moduleTest('explain says the query in English, phrase by phrase', () => {
  const { explanation, phrases } = toolkit.explain('c:rg -t:elf');
  assert.equal(explanation, 'cards that are red and green, and are not Elf cards');
  assert.equal(phrases.map(({ text }) => text).join(''), explanation);
  assert.deepEqual(phrases.filter(({ range }) => range).map(({ range }) => range), [
    { start: 0, end: 4 }, { start: 5, end: 11 },
  ]);
});

moduleTest('the outline is a tree of ranges', () => {
  const [root, ...others] = toolkit.outline('c:rg -(t:elf or bolt)');
  assert.deepEqual([root.kind, root.range, others], ['and', { start: 0, end: 21 }, []]);
  assert.deepEqual(root.children.map(({ kind, polarity }) => [kind, polarity]), [
    ['filter', 'positive'], ['or', 'negative'],
  ]);
  assert.deepEqual(toolkit.outline('  '), []);
});

moduleTest('complete offers items for the caret, ghost text and what is surely meant', () => {
  const { items, ghost, selected, replace } = toolkit.complete('t:gob');
  assert.deepEqual([items[0].insertText, items[0].caret, ghost, selected], ['goblin', 8, 'lin', 0]);
  assert.deepEqual([replace, items[0].highlights], [{ start: 2, end: 5 }, [{ start: 0, end: 3 }]]);
  assert.deepEqual(toolkit.complete('😀 t:gob c:r', 8).items[0].replace, { start: 5, end: 8 });
  assert.equal(toolkit.complete('t:', 2, { limit: 3 }).items.length, 3);
  assert.ok(toolkit.complete('po').items[0].asksAgain);
});

moduleTest('hover explains the word at an offset', () => {
  const hover = toolkit.hover('😀 t:elf', 3);
  assert.deepEqual([hover.range, hover.title], [{ start: 3, end: 4 }, 'type line']);
  assert.match(hover.markdown, /^\*\*type line\*\*/);
  assert.equal(toolkit.hover('t:elf    c:r', 7), null);
});

listTest('actions offer fixes for a range', () => {
  const actions = toolkit.actions('😀 tpye:elf', { start: 5, end: 4 });
  assert.deepEqual([actions[0].kind, actions[0].edits], ['quickfix', [{ start: 3, end: 7, text: 'type' }]]);
});

moduleTest('format and simplify rewrite', () => {
  assert.equal(toolkit.format('t:elf   OR  c:g'), 't:elf or c:g');
  const { simplified, steps, matchesNothing } = toolkit.simplify('mv>3 mv>5');
  assert.deepEqual([simplified, steps.length, matchesNothing], ['mv>5', 1, false]);
  assert.deepEqual([toolkit.simplify('mv>5').simplified, toolkit.simplify('mv>5').steps], ['mv>5', []]);
  const nothing = toolkit.simplify('mv>5 mv<3');
  assert.deepEqual([nothing.simplified, nothing.matchesNothing], [null, true]);
});

moduleTest('analyze is what the single calls return', () => {
  for (const text of ['', 't:elf', '😀 (tpye:elf or mv>3 mv>5', '-"a b" /x/']) {
    const analysis = toolkit.analyze(text);
    assert.deepEqual(analysis.check, toolkit.check(text));
    assert.deepEqual(analysis.tokens, toolkit.tokens(text));
    assert.deepEqual(analysis.explanation, toolkit.explain(text));
    assert.deepEqual(analysis.outline, toolkit.outline(text));
    assert.deepEqual(analysis.simplification, toolkit.simplify(text));
    assert.equal(analysis.canonical, toolkit.parse(text).canonical);
  }
});

moduleTest('queries used before are completed', () => {
  const own = new Toolkit();
  own.setHistory([{ text: 't:elf c:g', date: Date.now() }, { text: 't:orc', date: new Date(), pinned: true }]);
  const { items, ghost } = own.complete('t:elf');
  assert.ok(items.some(({ kind, insertText }) => kind === 'history' && insertText === 't:elf c:g'));
  assert.equal(ghost, ' c:g');
  own.setHistory(Array.from({ length: 600 }, (_, index) => ({ text: `mv=${index}`, date: index })));
  own.setHistory([]);
  assert.equal(own.complete('t:elf').items.filter(({ kind }) => kind === 'history').length, 0);
  own.release();
});

moduleTest('a vocabulary is given as text or as an object', () => {
  for (const source of [books, JSON.stringify(books)]) {
    const own = new Toolkit(source);
    assert.equal(JSON.parse(own.vocabulary).name, 'books');
    assert.deepEqual(own.check('year>1990 genre:crime').diagnostics, []);
    assert.equal(own.check('mv>3').diagnostics[0].code, 'unknown-field');
    own.release();
  }
  assert.equal(JSON.parse(toolkit.vocabulary).name, 'scryfall');
});

moduleTest('a vocabulary with errors is refused, with their places', () => {
  for (const source of ['{"fields":3', { name: 'x', fields: [{ nam: 'y' }] }, '', '[]', '\uD800']) {
    assert.throws(() => new Toolkit(source), (error) => {
      assert.ok(error instanceof FilterQueryError);
      assert.ok(error.message.length > 10);
      for (const { line, column, message } of error.diagnostics) assert.ok(line >= 1 && column >= 1 && message);
      return error.diagnostics.length > 0;
    });
  }
});

moduleTest('what is not a text is refused', () => {
  for (const name of calls) {
    for (const value of [undefined, null, 5, ['a']]) assert.throws(() => toolkit[name](value), TypeError, name);
  }
});

moduleTest('a released toolkit throws at every call', () => {
  const own = new Toolkit();
  own.release();
  own.release();
  const released = { name: 'FilterQueryError', message: 'this toolkit was released' };
  for (const name of calls) {
    assert.throws(() => own[name]('t:elf', 0), released, name);
  }
  assert.throws(() => own.actions('t', { start: 0, end: 0 }), released);
  assert.throws(() => own.setHistory([]), released);
  assert.throws(() => own.search([], 't'), released);
  assert.throws(() => own.vocabulary, released);
  assert.equal(toolkit.format('a  b'), 'a b');
});

moduleTest('a text of several hundred kilobytes is answered or refused, never a stop', () => {
  const long = 't:elf '.repeat(50_000);
  assert.equal(typeof toolkit.check(long).source, 'string');
  for (const name of ['explain', 'outline', 'complete', 'analyze', 'simplify', 'tokens']) {
    try {
      toolkit[name](long);
    } catch (error) {
      assert.ok(error instanceof FilterQueryError && !/loaded anew/.test(error.message), `${name}: ${error.message}`);
    }
  }
  assert.equal(toolkit.format('a  b'), 'a b');
});
