import assert from 'node:assert/strict';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { pathToFileURL } from 'node:url';
import { tinyBytes, tinyModule } from './tiny.mjs';

/** A copy of the library of its own, since it loads one module. */
let copies = 0;
const library = () => import(`../../../Sources/FilterWeb/JavaScript/module/loading.js?copy=${copies++}`);

test('nothing works before the module is loaded', async () => {
  const { compiledModule, instance, memorySize } = await library();
  for (const call of [compiledModule, instance, memorySize]) {
    assert.throws(call, { name: 'FilterQueryError', message: /await load\(\) first/ });
  }
});

test('a module is loaded from bytes, a compiled module, a response and a promise of one', async () => {
  const response = (type) => new Response(tinyBytes, { headers: { 'content-type': type } });
  const sources = [
    tinyBytes, tinyBytes.buffer.slice(tinyBytes.byteOffset, tinyBytes.byteOffset + tinyBytes.length), tinyModule,
    response('application/wasm'), response('application/octet-stream'), Promise.resolve(tinyBytes),
  ];
  for (const source of sources) {
    const { compiledModule, load, memorySize } = await library();
    await load(source);
    assert.equal(memorySize(), 65536);
    assert.ok(compiledModule() instanceof WebAssembly.Module);
  }
});

test('in Node, a module is loaded from a file, by path or address', async () => {
  const path = join(await mkdtemp(join(tmpdir(), 'filterq-')), 'tiny.wasm');
  await writeFile(path, tinyBytes);
  for (const source of [path, pathToFileURL(path), pathToFileURL(path).href]) {
    const { load, memorySize } = await library();
    await load(source);
    assert.equal(memorySize(), 65536);
  }
});

test('later calls return the same promise', async () => {
  const { load } = await library();
  const first = load(tinyModule);
  assert.equal(load(), first);
  await first;
  assert.equal(load(new Uint8Array(0)), first);
});

test('what cannot be loaded is an error, and loading can be tried again', async () => {
  const { load, memorySize } = await library();
  const absent = new Response('', { status: 404 });
  for (const [source, message] of [
    ['/no/such/file.wasm', /^cannot read /], [new Uint8Array([1, 2]), /not a usable module/],
    [absent, /^cannot fetch .*404/], ['data:text/plain,a', /not a usable module/],
  ]) {
    await assert.rejects(load(source), { name: 'FilterQueryError', message });
  }
  await assert.rejects(load(5), TypeError);
  await load(tinyModule);
  assert.equal(memorySize(), 65536);
});

test('after a trap, load makes a new instance of the same module', async () => {
  const { instance, load } = await library();
  await load(tinyModule);
  const stopped = instance();
  assert.throws(() => stopped.call('trap'), /must be loaded anew/);
  await load();
  assert.notEqual(instance(), stopped);
  assert.deepEqual(instance().call('answer'), { toolkit: 7 });
  assert.throws(() => stopped.call('answer'), /must be loaded anew/);
});
