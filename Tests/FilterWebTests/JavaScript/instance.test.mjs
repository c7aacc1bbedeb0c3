import assert from 'node:assert/strict';
import test from 'node:test';
import { FilterQueryError } from '../../../Sources/FilterWeb/JavaScript/module/error.js';
import { Instance } from '../../../Sources/FilterWeb/JavaScript/module/instance.js';
import { tiny } from './tiny.mjs';

test('a call returns the value and frees the request', () => {
  const { instance, live } = tiny();
  assert.deepEqual(instance.call('answer', { text: 'a' }), { toolkit: 7 });
  assert.deepEqual(instance.call('answer', {}, new Uint8Array(10)), { toolkit: 7 });
  assert.deepEqual(instance.call('answer', {}, new Uint8Array(0)), { toolkit: 7 });
  assert.equal(live(), 0);
});

test('memory may grow during a call', () => {
  const { instance, live } = tiny();
  const size = instance.memorySize;
  assert.deepEqual(instance.call('grow'), { toolkit: 7 });
  assert.equal(instance.memorySize, size + 65536);
  assert.equal(live(), 0);
});

test('an error has the message of the module, and the next call is answered', () => {
  const { instance, live } = tiny();
  assert.throws(() => instance.call('error'), (error) => (
    error instanceof FilterQueryError && error.name === 'FilterQueryError' && error.message === 'a text'
    && error.diagnostics.length === 0));
  assert.deepEqual(instance.call('answer'), { toolkit: 7 });
  assert.equal(live(), 0);
});

test('missing memory is an error, and what was allocated is freed', () => {
  const { instance, live } = tiny();
  const expected = { name: 'FilterQueryError', message: /^not enough memory for/ };
  assert.throws(() => instance.call('out of memory'), expected);
  assert.throws(() => instance.call('answer', { text: 'x'.repeat(5000) }), expected);
  assert.throws(() => instance.call('answer', {}, new Uint8Array(5000)), expected);
  assert.equal(live(), 0);
  assert.equal(instance.hasStopped, false);
});

test('a trap stops the module: this call and later ones say so', () => {
  const { instance } = tiny();
  for (const name of ['trap', 'answer', 'answer']) {
    assert.throws(() => instance.call(name), (error) => (
      error instanceof FilterQueryError && /must be loaded anew/.test(error.message)
      && error.cause instanceof WebAssembly.RuntimeError));
  }
  assert.equal(instance.hasStopped, true);
});

test('another module is refused by the name of what it lacks', () => {
  assert.throws(() => new Instance({ exports: {} }), { name: 'FilterQueryError', message: /'fq_allocate'/ });
});
