import assert from 'node:assert/strict';
import { Worker } from 'node:worker_threads';
import { compiledModule, load } from '../../../Sources/FilterWeb/JavaScript/filterq.js';
import { anyModule, moduleTest } from './built.mjs';

const library = new URL('../../../Sources/FilterWeb/JavaScript/filterq.js', import.meta.url);

const source = `
  import { parentPort, workerData } from 'node:worker_threads';
  const { load, Toolkit } = await import(workerData.library);
  await load(workerData.module);
  parentPort.postMessage(new Toolkit().explain('t:elf').explanation);
`;

moduleTest('a worker takes the compiled module', async () => {
  await load(anyModule);
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(source)}`), {
    workerData: { library: library.href, module: compiledModule() },
  });
  const answer = await new Promise((resolve, reject) => worker.on('message', resolve).on('error', reject));
  assert.equal(answer, 'Elf cards');
  await worker.terminate();
});
