import assert from 'node:assert/strict';
import test from 'node:test';
import { command, commits } from '../../../Sources/FilterWeb/JavaScript/input/keys.js';

const idle = { isOpen: false, isChosen: false, hasActive: false, hasGhost: false, isAtEnd: true, isEmpty: false };
const open = { ...idle, isOpen: true };
const chosen = { ...open, isChosen: true, hasActive: true };
const press = (key, context = idle, modifiers = {}) => command({ key, ...modifiers }, context);

test('without a menu keys are the browser\'s, but for those that open and submit', () => {
  for (const key of ['Tab', 'ArrowRight', 'ArrowUp', 'Home', 'End', 'PageUp', 'PageDown', 'a', ' ', 'Backspace']) {
    assert.equal(press(key), null, key);
  }
  assert.equal(press('ArrowDown'), 'open');
  assert.equal(press(' ', idle, { ctrlKey: true }), 'open');
  assert.equal(press('Enter'), 'submit');
  assert.equal(press('Escape'), 'clear');
  assert.equal(press('Escape', { ...idle, isEmpty: true }), null);
});

test('in the menu arrows and pages move, and Home and End once an item is chosen', () => {
  assert.equal(press('ArrowDown', open), 'down');
  assert.equal(press('ArrowUp', open), 'up');
  assert.equal(press('PageDown', open), 'pageDown');
  assert.equal(press('PageUp', open), 'pageUp');
  assert.deepEqual([press('Home', open), press('End', open)], [null, null]);
  assert.deepEqual([press('Home', chosen), press('End', chosen)], ['home', 'end']);
  assert.equal(press('Escape', open), 'close');
});

test('Enter accepts the active item, and submits without one', () => {
  assert.equal(press('Enter', { ...open, hasActive: true }), 'acceptItem');
  assert.equal(press('Enter', open), 'submit');
});

test('Tab accepts what was chosen, then the ghost text, and else leaves', () => {
  assert.equal(press('Tab', { ...chosen, hasGhost: true }), 'acceptItem');
  assert.equal(press('Tab', { ...open, hasActive: true }), null);
  assert.equal(press('Tab', { ...idle, hasGhost: true }), 'acceptGhost');
  assert.equal(press('Tab', { ...idle, hasGhost: true }, { shiftKey: true }), null);
  assert.equal(press('ArrowRight', { ...idle, hasGhost: true }), 'acceptGhost');
  assert.equal(press('ArrowRight', { ...idle, hasGhost: true, isAtEnd: false }), null);
});

test('the keys of findings work if there are any', () => {
  const found = { ...idle, hasFindings: true };
  assert.equal(press('Enter', found, { altKey: true }), 'showFindings');
  assert.equal(press('.', found, { ctrlKey: true }), 'showFindings');
  assert.equal(press('.', found, { metaKey: true }), 'showFindings');
  assert.equal(press('.', idle, { ctrlKey: true }), null);
  assert.equal(press('.', found), null);
  assert.equal(press('Escape', { ...idle, hasCard: true }), 'close');
});

test('keys of an input method and shortcuts are left alone', () => {
  for (const key of ['Enter', 'ArrowDown', 'Escape', 'Tab']) {
    assert.equal(press(key, chosen, { isComposing: true }), null);
    assert.equal(press(key, chosen, { keyCode: 229 }), null);
    assert.equal(press(key, chosen, { ctrlKey: true }), null);
    assert.equal(press(key, chosen, { altKey: true }), null);
    assert.equal(press(key, chosen, { metaKey: true }), null);
  }
});

test('a commit character accepts only what was chosen with the arrows', () => {
  assert.equal(commits(')', chosen, [')']), true);
  assert.equal(commits(')', { ...open, hasActive: true }, [')']), false);
  assert.equal(commits('x', chosen, [')']), false);
});
