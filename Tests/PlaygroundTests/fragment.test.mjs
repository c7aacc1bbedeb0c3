import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decodeFragment, encodeFragment, maximumLength } from '../../Examples/Playground/fragment.js';

const queries = [
  't:elf', '', ' ', 'a&b=c#d', '100% "draw a card"', 'o:/\\d+ x?/', 'é 🐉 ‮', 'a+b', '%41',
  '&list=songs', '=', '()[]{}', '\u0000',
];

test('a query comes back from its fragment, with its list', () => {
  for (const query of queries) {
    for (const list of ['cards', 'songs', 'own']) {
      assert.deepEqual(decodeFragment(encodeFragment({ query, list })), { query, list });
    }
  }
});

test('a fragment is readable, and safe within an address', () => {
  assert.equal(encodeFragment({ query: 't:elf mv=3', list: 'cards' }), '#q=t:elf%20mv=3');
  assert.equal(encodeFragment({ query: 'year:1', list: 'songs' }), '#q=year:1&list=songs');
  for (const query of queries) {
    const address = new URL('http://localhost/' + encodeFragment({ query, list: 'cards' }));
    assert.deepEqual(decodeFragment(address.hash), { query, list: 'cards' });
  }
});

test('random texts come back', () => {
  let seed = 7;
  const random = (limit) => (seed = (seed * 48271) % 2147483647) % limit;
  for (let round = 0; round < 2000; round++) {
    const letter = () => [random(128), 0xa0 + random(900), 0x1f400 + random(60)][random(3)];
    const text = String.fromCodePoint(...Array.from({ length: random(12) }, letter));
    const query = text.replace(/[\r\n]+/g, ' ');
    assert.equal(decodeFragment(encodeFragment({ query, list: 'cards' })).query, query);
  }
});

test('a broken fragment harms nothing', () => {
  assert.equal(decodeFragment(''), null);
  assert.equal(decodeFragment('#'), null);
  assert.equal(decodeFragment('#list=songs'), null);
  assert.deepEqual(decodeFragment('#q=%E0%A4%A'), { query: '%E0%A4%A', list: 'cards' });
  assert.deepEqual(decodeFragment('#q=a&list=__proto__'), { query: 'a', list: 'cards' });
  assert.deepEqual(decodeFragment('#q=a&list=../../etc'), { query: 'a', list: 'cards' });
  assert.deepEqual(decodeFragment('#q=a%0Ab'), { query: 'a b', list: 'cards' });
});

test('lone surrogates become the replacement character', () => {
  assert.equal(decodeFragment(encodeFragment({ query: 'a\ud800b\udc00', list: 'cards' })).query, 'a\ufffdb\ufffd');
});

test('a query that is too long has no fragment, and none is read', () => {
  assert.equal(encodeFragment({ query: 'x'.repeat(maximumLength + 1), list: 'cards' }), '');
  assert.equal(decodeFragment('#q=' + 'x'.repeat(2 * maximumLength)).query.length, maximumLength);
});
