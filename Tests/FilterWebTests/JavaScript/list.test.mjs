import assert from 'node:assert/strict';
import { before } from 'node:test';
import { FilterQueryError, List, load, memorySize, Toolkit } from '../../../Sources/FilterWeb/JavaScript/filterq.js';
import { anyModule, listModule, listTest } from './built.mjs';

let cards;
before(async () => {
  if (!anyModule) return;
  await load(anyModule);
  if (listModule) cards = List.sampleCards();
});

const people = 'name,born,speaks\nAda,1815,en;fr\nGrace,1906,en\nÉmilie 😀,1706,fr\n';

listTest('the sample cards are a list', () => {
  assert.ok(cards.count > 100 && cards.name.length > 0);
  assert.ok(cards.columns.length > 1 && cards.histogramFields.length > 3);
  assert.deepEqual(cards.damage, { count: 0, first: [] });
  const toolkit = new Toolkit(cards.vocabulary);
  assert.deepEqual(toolkit.check('t:goblin mv<=2').diagnostics, []);
  toolkit.release();
});

listTest('a search returns rows with highlights', () => {
  const answer = cards.search('t:goblin mv<=2');
  assert.ok(answer.count > 0 && answer.total === cards.count && answer.rows.length === Math.min(50, answer.count));
  for (const { item, cells } of answer.rows) {
    assert.ok(item >= 0 && item < cards.count && cells.length === cards.columns.length);
    for (const { text, highlights } of cells) {
      for (const { start, end } of highlights) assert.ok(start < end && end <= text.length);
    }
  }
  const marked = answer.rows.flatMap(({ cells }) => cells.flatMap(({ text, highlights }) => (
    highlights.map(({ start, end }) => text.slice(start, end).toLowerCase()))));
  assert.ok(marked.includes('goblin'), String(marked));
});

listTest('rows are cut to a page', () => {
  const all = cards.search('', { limit: 1000, highlights: false });
  assert.ok(all.count === all.rows.length && all.count <= cards.count && all.total === cards.count);
  const page = cards.search('', { limit: 5, offset: 10, highlights: false });
  assert.deepEqual(page.rows, all.rows.slice(10, 15));
  assert.deepEqual(cards.search('', { limit: 0 }).rows, []);
  assert.deepEqual(cards.search('', { offset: 100_000 }).rows, []);
  assert.throws(() => cards.search('', { limit: -1 }), TypeError);
});

listTest('a term that cannot be answered is named, with its range', () => {
  const { ignored } = cards.search('t:elf tpye:x');
  assert.deepEqual(ignored.map(({ text, range }) => [text, range]), [['tpye:x', { start: 6, end: 12 }]]);
  assert.ok(ignored[0].reason.length > 5);
});

listTest('counts are those of searches', () => {
  const texts = ['t:elf', 't:goblin mv<=2', '', 'tpye:x', '('];
  assert.deepEqual(cards.counts(texts), texts.map((text) => cards.search(text, { limit: 0 }).count));
  assert.deepEqual(cards.counts([]), []);
});

listTest('why says which terms hold, and how to find the item', () => {
  const [{ item }] = cards.search('t:goblin', { limit: 1 }).rows;
  const text = 'zz😀 t:elf';
  const verdict = cards.why(text, item);
  assert.equal(verdict.found, false);
  assert.deepEqual(verdict.terms.map(({ outcome }) => outcome), ['fails', 'fails']);
  assert.deepEqual(verdict.terms.map(({ range }) => text.slice(range.start, range.end)), ['zz😀', 't:elf']);
  assert.ok(cards.search(verdict.edited, { limit: 1000 }).rows.some((row) => row.item === item), verdict.edited);
  assert.equal(cards.why('t:goblin', item).found, true);
});

listTest('a list of a file explains its items as one of cards does', () => {
  const list = List.read(people, { name: 'people.csv' });
  const [{ item }] = list.search('born>1900').rows;
  assert.equal(item, 1);
  const verdict = list.why('born>1900 speaks:fr', item);
  assert.equal(verdict.found, false);
  assert.deepEqual(verdict.terms.map(({ outcome }) => outcome), ['holds', 'fails']);
  assert.equal(list.why('grace', item).found, true);
  assert.ok(list.item(item).includes('Grace'));
  list.release();
});

listTest('an item is JSON, and an index outside is an error', () => {
  assert.equal(typeof JSON.parse(cards.item(0)), 'object');
  for (const index of [-1, cards.count, 1.5, '0', undefined]) {
    assert.throws(() => cards.item(index), RangeError);
    assert.throws(() => cards.why('t:elf', index), RangeError);
  }
});

listTest('a histogram counts by value, and the term of a bin finds as many', () => {
  for (const field of cards.histogramFields) {
    const { bins } = cards.histogram('t:creature', field);
    assert.ok(bins.length <= 24 && bins.every(({ count }) => count >= 0), field);
    // A card has one colour and one value; others may have several amounts in a bin.
    if (!['color', 'identity', 'manavalue', 'keyword'].includes(field)) continue;
    assert.ok(bins.length > 1, field);
    for (const { count, query, label } of bins) {
      assert.equal(cards.counts([`t:creature ${query}`])[0], count, `${field} ${label}: ${query}`);
    }
  }
  assert.ok(cards.histogram('', cards.histogramFields[0], { maximum: 3 }).bins.length <= 3);
  assert.throws(() => cards.histogram('', 'no such field'), FilterQueryError);
});

listTest('groups have counts and numbers', () => {
  assert.ok(cards.numberFields.includes('cmc'));
  const answer = cards.groups('t:creature', 'cmc', {
    numbers: [{ function: 'max', field: 'cmc' }], sort: '-count', limit: 2,
  });
  assert.deepEqual(answer.columns, ['cmc', 'count', 'max_cmc']);
  assert.ok(answer.rows.length === 2 && answer.groups >= 2 && answer.rows[0].count >= answer.rows[1].count);
  for (const row of answer.rows) {
    assert.equal(cards.counts([`t:creature mv=${row.cmc}`])[0], row.count);
    assert.equal(row.max_cmc, row.cmc);
  }
  assert.throws(() => cards.groups('', 'no such column'), FilterQueryError);
});

listTest('a query is told as SQL in each dialect', () => {
  for (const dialect of ['sqlite', 'postgresql', 'duckdb', 'spark', 'clickhouse', 'trino']) {
    assert.match(cards.sql('t:goblin mv<=2', dialect).statement, /select/i, dialect);
  }
  assert.throws(() => cards.sql('t:elf', 'cobol'), FilterQueryError);
});

listTest('lists are read from CSV, TSV, JSON and JSON lines, as text and as bytes', () => {
  const tabs = people.replaceAll(',', '\t');
  const rows = [{ name: 'Ada', born: 1815 }, { name: 'Grace', born: 1906 }, { name: 'Émilie 😀', born: 1706 }];
  const sources = [
    [people, { name: 'people.csv' }], [tabs, { name: 'people.tsv' }], [JSON.stringify(rows), { name: 'people.json' }],
    [rows.map((row) => JSON.stringify(row)).join('\n'), { name: 'people.jsonl' }],
    [new TextEncoder().encode(people), {}], [new TextEncoder().encode(people).buffer, { header: true }],
    [people.replaceAll(',', '|'), { name: 'people.csv', delimiter: '|' }],
  ];
  for (const [data, options] of sources) {
    const list = List.read(data, options);
    assert.equal(list.count, 3);
    assert.equal(list.search('born>1800').count, 2);
    assert.deepEqual(list.search('name:émilie').rows.map(({ item }) => item), [2]);
    list.release();
  }
});

listTest('damaged records are counted, and what cannot be read is an error', () => {
  const damaged = List.read('{"a":1}\n{"a":\n{"a":3}\n', { name: 'a.jsonl' });
  assert.deepEqual([damaged.count, damaged.damage.count, damaged.damage.first[0].line], [2, 1, 2]);
  damaged.release();
  for (const [data, name] of [['{"a":', 'a.json'], [new Uint8Array([0xff, 0xfe, 0, 1, 2]), 'a.csv'], ['', 'a.csv']]) {
    try {
      List.read(data, { name }).release();
    } catch (error) {
      assert.ok(error instanceof FilterQueryError && error.message.length > 5, error.message);
    }
  }
  assert.throws(() => List.read(5), TypeError);
  assert.throws(() => new List(), TypeError);
  assert.throws(() => List.read(people, { vocabulary: '{' }), FilterQueryError);
});

listTest('an array of objects is searched by its indexes', () => {
  const items = Array.from({ length: 100 }, (_, index) => (
    { id: index, tags: index % 2 ? ['odd'] : [], name: `n${index}` }));
  items[7].name = 'lone \uD800 surrogate';
  const toolkit = new Toolkit();
  assert.equal(toolkit.search(items, 'id>=90').count, 10);
  assert.deepEqual(toolkit.search(items, 'tags:odd id<6').rows.map(({ item }) => item), [1, 3, 5]);
  assert.deepEqual(toolkit.search(items, 'name:surrogate').rows.map(({ item }) => item), [7]);
  items.push({ id: 100, tags: [], name: 'new' });
  assert.equal(toolkit.search(items, 'id>=90').count, 11);
  assert.deepEqual(toolkit.search([], 'a'), { count: 0, total: 0, ignored: [], rows: [] });
  const sparse = [{}, { a: 1 }, { a: { b: [1, 2] }, d: new Date(0) }, {}, { a: 5 }];
  assert.deepEqual(toolkit.search(sparse, 'a=5').rows.map(({ item }) => item), [4]);
  assert.equal(toolkit.search(sparse, '').total, 5);
  assert.throws(() => toolkit.search([1], 'a'), TypeError);
  assert.throws(() => toolkit.search({}, 'a'), TypeError);
  toolkit.release();
});

listTest('an array is searched with the vocabulary of the toolkit', () => {
  const vocabulary = { name: 'books', fields: [{ name: 'title', kind: 'text' }, { name: 'year', kind: 'number' }] };
  const toolkit = new Toolkit(vocabulary);
  const books = [{ title: 'Emma', year: '1815', extra: 5 }, { title: 'Middlemarch', year: '1871' }];
  assert.deepEqual(toolkit.search(books, 'year>1850').rows.map(({ item }) => item), [1]);
  assert.equal(toolkit.search(books, 'extra:5').ignored.length, 1);
  toolkit.release();
});

listTest('a list that is released throws at every call', () => {
  const list = List.read(people);
  const released = { name: 'FilterQueryError', message: 'this list was released' };
  list.release();
  list.release();
  for (const call of [
    () => list.search(''), () => list.counts(['']), () => list.item(0), () => list.why('', 0), () => list.vocabulary,
    () => list.histogram('', 'born'), () => list.sql('', 'sqlite'),
  ]) assert.throws(call, released);
});

listTest('released lists leave no memory', () => {
  const big = Array.from({ length: 2000 }, (_, index) => `${index},name ${index},text that is longer`).join('\n');
  const cycle = () => {
    const list = List.read(`id,name,text\n${big}`, { name: 'a.csv' });
    list.search('id>5 text:longer');
    list.release();
  };
  for (let round = 0; round < 5; round++) cycle();
  const size = memorySize();
  for (let round = 0; round < 25; round++) cycle();
  assert.ok(memorySize() - size <= 1_048_576, `${size} to ${memorySize()} bytes`);
});
