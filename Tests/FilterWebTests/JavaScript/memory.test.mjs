import assert from 'node:assert/strict';
import { before } from 'node:test';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { load, memorySize, Toolkit } from '../../../Sources/FilterWeb/JavaScript/filterq.js';
import { anyModule, moduleTest } from './built.mjs';
import { Random } from './random.mjs';

before(async () => {
  if (anyModule) await load(anyModule);
});

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');

/** Lets finalizers run. */
async function collected() {
  for (let round = 0; round < 6; round++) {
    collect();
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

moduleTest('memory is flat: 10,000 analyses and completions', () => {
  const toolkit = new Toolkit();
  const key = (random) => {
    const text = random.text(5);
    toolkit.analyze(text);
    toolkit.complete(text);
  };
  const first = new Random(1);
  for (let count = 0; count < 2000; count++) key(first);
  const size = memorySize();
  const again = new Random(1);
  for (let count = 0; count < 10_000; count++) key(again);
  assert.ok(memorySize() - size <= 262_144, `${size} to ${memorySize()} bytes`);
  toolkit.release();
});

moduleTest('released toolkits leave no memory', () => {
  const source = { name: 'books', fields: [{ name: 'title', kind: 'text' }] };
  const cycle = () => {
    const toolkit = new Toolkit(source);
    toolkit.complete('ti');
    toolkit.release();
  };
  for (let count = 0; count < 20; count++) cycle();
  const size = memorySize();
  for (let count = 0; count < 300; count++) cycle();
  assert.equal(memorySize(), size);
});

moduleTest('forgotten toolkits are freed when they are collected', async () => {
  const forget = () => {
    new Toolkit().complete('t:e');
  };
  for (let count = 0; count < 10; count++) forget();
  await collected();
  const size = memorySize();
  for (let round = 0; round < 10; round++) {
    for (let count = 0; count < 10; count++) forget();
    await collected();
  }
  assert.ok(memorySize() <= size * 1.2, `${size} to ${memorySize()} bytes`);
});
