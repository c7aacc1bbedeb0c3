import assert from 'node:assert/strict';
import { test } from 'node:test';
import { barsOf, barsOfGroups, numbersOf, counted, grouped, sized } from '../../Examples/Playground/bars.js';
import { columnWidths, fieldForBars, isNumeric } from '../../Examples/Playground/columns.js';
import { examples } from '../../Examples/Playground/tour-examples.js';

test('the longest bar has the length 1', () => {
  const bars = barsOf([{ label: 'a', count: 4, query: 'a' }, { label: '', count: 1, query: '' }]);
  assert.deepEqual(bars.map((bar) => bar.length), [1, 0.25]);
  assert.equal(bars[1].label, '(empty)');
  assert.deepEqual(barsOf([]), []);
  assert.equal(barsOf([{ label: 'a', count: 0, query: 'a' }])[0].length, 0);
});

test('numbers, counts and sizes are written for people', () => {
  assert.deepEqual([0, 999, 1000, 1234567].map(grouped), ['0', '999', '1,000', '1,234,567']);
  assert.deepEqual([0, 1, 2000].map((count) => counted(count, 'row')), ['0 rows', '1 row', '2,000 rows']);
  assert.deepEqual([1, 999, 1000, 12_345, 999_499, 999_500, 10_000_000].map(sized), [
    '1 byte', '999 bytes', '1.0 kB', '12 kB', '999 kB', '1.0 MB', '10 MB']);
});

test('columns want the width of their texts, within limits', () => {
  const texts = [['name', 'A rather long name of a thing'], ['n', '1'], ['empty'], ['text', 'x'.repeat(500)]];
  const widths = columnWidths(texts);
  assert.ok(widths[0] > widths[1] && widths[3] >= widths[0] && widths[1] >= 30 && widths[3] < 200);
  assert.deepEqual(columnWidths([]), []);
});

test('a column of numbers is known by its texts', () => {
  assert.ok(isNumeric(['1', '-2.5', '', '1,000', '3:45', '12 %']));
  assert.ok(!isNumeric(['1', 'two', '3']));
  assert.ok(!isNumeric(['', '']));
});

test('the field for bars has a handful of values', () => {
  const columns = ['id', 'name', 'yes', 'city'];
  const rows = Array.from({ length: 40 }, (_, index) => [index, `n${index}`, index % 2, index % 8].map(String));
  const sample = columns.map((_, column) => rows.map((row) => row[column]));
  assert.equal(fieldForBars({ columns, sample, histogramFields: ['id', 'yes', 'city'] }), 'city');
  assert.equal(fieldForBars({ columns, sample, histogramFields: ['id', 'yes'] }), 'yes');
  assert.equal(fieldForBars({ columns, sample, histogramFields: ['id'] }), 'id');
  assert.equal(fieldForBars({ columns: [], sample: [], histogramFields: [] }), '');
});

test('the tour has twelve examples with a sentence each', () => {
  assert.equal(examples.length, 12);
  assert.equal(new Set(examples.map((example) => example.query)).size, 12);
  for (const { title, text, query, list } of examples) {
    assert.ok(title && query && ['cards', 'songs', 'issues'].includes(list));
    assert.ok(text.length >= 60 && text.length <= 170, `${title}: ${text.length}`);
  }
});

test('the bars of groups are as long as their numbers', () => {
  const columns = ['level', 'count', 'sum_n'];
  const rows = [{ level: 'info', count: 3, sum_n: 8 }, { level: null, count: 1, sum_n: 2 }, { level: 'x', count: 1, sum_n: null }];
  assert.deepEqual(barsOfGroups({ columns, rows }), [
    { label: 'info', count: 8, query: '', length: 1 }, { label: '(none)', count: 2, query: '', length: 0.25 },
    { label: 'x', count: '–', query: '', length: 0 },
  ]);
  const times = barsOfGroups({ columns: ['k', 'count', 'max_took'], rows: [{ k: 'a', count: 1, max_took: '40ms' }] });
  assert.deepEqual(times, [{ label: 'a', count: '40ms', query: '', length: 0 }]);
  assert.equal(numbersOf([]).length, 1);
  assert.deepEqual(numbersOf(['n'])[1], { label: 'sum of n', number: { function: 'sum', field: 'n' } });
});
