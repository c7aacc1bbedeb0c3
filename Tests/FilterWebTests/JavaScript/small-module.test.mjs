import assert from 'node:assert/strict';
import test from 'node:test';
import { List, load, Toolkit } from '../../../Sources/FilterWeb/JavaScript/filterq.js';
import { smallModule } from './built.mjs';

const skip = smallModule ? false : 'FILTERQ_WEB names no folder with filterq.wasm';

test('the small module says which one has lists', { skip }, async () => {
  await load(smallModule);
  const toolkit = new Toolkit();
  assert.deepEqual(toolkit.check('t:elf').diagnostics, []);
  const missing = { name: 'FilterQueryError', message: /filterq-lists\.wasm/ };
  assert.throws(() => List.sampleCards(), missing);
  assert.throws(() => List.read('a,b'), missing);
  assert.throws(() => toolkit.search([{ a: 1 }], 'a:1'), missing);
  assert.equal(toolkit.format('a  b'), 'a b');
});
