import assert from 'node:assert/strict';
import test from 'node:test';
import { accepted, changes, closed, invites, moved, opened } from '../../../Sources/FilterWeb/JavaScript/input/menu-state.js';

const item = (insertText, start = 0, end = 1) => ({ label: insertText, insertText, replace: { start, end } });
const completions = (count, selected) => (
  { items: Array.from({ length: count }, (_, index) => item(`item${index}`)), selected });

test('without items the menu is closed', () => {
  assert.equal(opened(completions(0), 'i'), closed);
  assert.equal(moved(closed, 'down'), closed);
  assert.equal(accepted(closed), null);
});

test('the item that is surely meant is active, but not chosen', () => {
  const state = opened(completions(3, 1), 'i');
  assert.deepEqual([state.isOpen, state.active, state.isChosen], [true, 1, false]);
  assert.equal(accepted(state).insertText, 'item1');
  assert.equal(accepted(opened(completions(3), 'i')), null);
  assert.equal(opened(completions(3, 9), 'i').active, -1);
});

test('what is typed already is not active, and no menu by itself', () => {
  assert.equal(opened({ items: [item('a'), item('ab')], selected: 0 }, 'a').active, -1);
  assert.equal(opened({ items: [item('a')], selected: 0 }, 'a'), closed);
  assert.equal(changes(item('a'), 'a'), false);
  assert.equal(changes(item('ab'), 'a'), true);
});

test('arrows go round, and pages stop at the ends', () => {
  let state = opened(completions(10), 'i');
  const walk = (...directions) => directions.map((direction) => {
    state = moved(state, direction, 4);
    assert.equal(state.isChosen, true);
    return state.active;
  });
  assert.deepEqual(walk('down', 'down', 'up', 'up', 'up', 'down', 'down'), [0, 1, 0, 9, 8, 9, 0]);
  assert.deepEqual(walk('pageDown', 'pageDown', 'pageDown', 'pageUp', 'home', 'pageUp', 'end'), [4, 8, 9, 5, 0, 0, 9]);
});

test('the first arrow up chooses the last item, the first page the rows below', () => {
  assert.equal(moved(opened(completions(5), 'i'), 'up').active, 4);
  assert.equal(moved(opened(completions(5), 'i'), 'pageDown', 3).active, 3);
  assert.equal(moved(opened(completions(5, 0), 'i'), 'down').active, 1);
});

test('the menu opens in a word and after an operator', () => {
  assert.deepEqual([0, 1, 2, 3].map((caret) => invites('t: ', caret)), [false, true, true, false]);
});
