import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  labelOf, layoutTree, linkPath, maximumNodes, neighbour, rowHeight,
} from '../../Examples/Playground/tree-layout.js';
import { pieces, related } from '../../Examples/Playground/ranges.js';

const node = { polarity: 'positive', detail: 'field', range: { start: 0, end: 9 }, children: [] };
const leaf = (name, kind = 'filter') => ({ ...node, kind, name });
const branch = (kind, children, polarity = 'positive') => ({ ...node, kind, polarity, name: '', children });
const measure = (text) => text.length * 8;

function randomTree(random, depth) {
  if (depth === 0 || random(3) === 0) return leaf('x'.repeat(1 + random(40)));
  return branch(random(2) ? 'and' : 'or', Array.from({ length: 1 + random(4) }, () => randomTree(random, depth - 1)));
}

test('an empty outline has no size', () => {
  assert.deepEqual(layoutTree([], measure).nodes, []);
  assert.equal(layoutTree([], measure).height, 0);
});

test('each leaf has a row, and a parent stands in the middle of its children', () => {
  const { nodes, height } = layoutTree([branch('and', [leaf('a'), branch('or', [leaf('b'), leaf('c')])])], measure);
  assert.deepEqual(nodes.map((node) => node.label), ['all of', 'a', 'any of', 'b', 'c']);
  const leaves = nodes.filter((node) => !node.children.length);
  assert.deepEqual(leaves.map((node) => node.y), [2, 2 + rowHeight, 2 + 2 * rowHeight]);
  assert.equal(nodes[2].y, (nodes[3].y + nodes[4].y) / 2);
  assert.ok(height >= nodes[4].y + nodes[4].height);
});

test('nodes never overlap, and children stand on the right of their parents', () => {
  let seed = 11;
  const random = (limit) => (seed = (seed * 48271) % 2147483647) % limit;
  for (let round = 0; round < 200; round++) {
    const { nodes, width, height } = layoutTree([randomTree(random, 5)], measure);
    for (const [index, node] of nodes.entries()) {
      assert.ok(node.x >= 0 && node.y >= 0 && node.x + node.width <= width && node.y + node.height <= height);
      if (node.parent >= 0) assert.ok(node.x > nodes[node.parent].x + nodes[node.parent].width);
      for (const other of nodes.slice(index + 1)) {
        const isBeside = other.x >= node.x + node.width || node.x >= other.x + other.width;
        assert.ok(isBeside || Math.abs(other.y - node.y) >= node.height, `${node.label} and ${other.label}`);
      }
    }
  }
});

test('a huge tree is cut, and the rest counted', () => {
  const leaves = Array.from({ length: 2000 }, (_, index) => leaf(`n${index}`));
  const { nodes, hidden } = layoutTree([branch('and', leaves)], measure);
  assert.equal(nodes.length, maximumNodes);
  assert.equal(nodes.length + hidden, 2001);
});

test('labels say what connectives ask for', () => {
  assert.equal(labelOf(branch('and', [leaf('a')], 'negative')), 'not all of');
  assert.equal(labelOf(branch('or', [leaf('a')], 'negative')), 'none of');
  assert.equal(labelOf({ ...leaf('t:elf'), polarity: 'negative' }), 'not t:elf');
  assert.equal([...labelOf(leaf('🐉'.repeat(50)))].length, 34);
});

test('arrow keys stay within the tree', () => {
  const { nodes } = layoutTree([branch('and', [leaf('a'), leaf('b')])], measure);
  assert.equal(neighbour(nodes, 0, 'ArrowUp'), 0);
  assert.equal(neighbour(nodes, 0, 'ArrowRight'), 1);
  assert.equal(neighbour(nodes, 2, 'ArrowLeft'), 0);
  assert.equal(neighbour(nodes, 2, 'ArrowDown'), 2);
  assert.equal(neighbour(nodes, 0, 'End'), 2);
  assert.match(linkPath(nodes[0], nodes[1]), /^M[\d.]+ [\d.]+H[\d.]+C[\d. ]+$/);
});

test('related ranges: those within, else the smallest around', () => {
  const ranges = [{ start: 0, end: 10 }, { start: 2, end: 5 }, null, { start: 3, end: 4 }, { start: 6, end: 9 }];
  assert.deepEqual(related(ranges, { start: 2, end: 5 }), [1, 3]);
  assert.deepEqual(related(ranges, { start: 7, end: 8 }), [4]);
  assert.deepEqual(related(ranges, { start: 5, end: 6 }), [0]);
  assert.deepEqual(related([null], { start: 0, end: 1 }), []);
});

test('pieces cover the text and mark the ranges', () => {
  assert.deepEqual(pieces('abcdef', [{ start: 1, end: 3 }, { start: 2, end: 4 }, { start: 5, end: 9 }]), [
    { text: 'a', marked: false }, { text: 'bc', marked: true }, { text: 'def', marked: false }]);
  assert.deepEqual(pieces('', []), [{ text: '', marked: false }]);
});
