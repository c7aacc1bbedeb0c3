// answers.mjs MODULE REQUESTS: answers each line of a file, a request of JSON, with a line of the bytes that the module answers.
// The last line says how much memory it has, so that a test can see whether it grows. It is no test itself.
import { readFileSync, writeSync } from 'node:fs';

const { instance } = await WebAssembly.instantiate(readFileSync(process.argv[2]), {});
const { memory, fq_allocate, fq_free, fq_call } = instance.exports;

function answer(request) {
  const place = fq_allocate(request.length) >>> 0;
  new Uint8Array(memory.buffer, place, request.length).set(request);
  const found = fq_call(place, request.length) >>> 0;
  fq_free(place);
  const length = new DataView(memory.buffer).getUint32(found, true);
  return Buffer.from(new Uint8Array(memory.buffer, found + 4, length));
}

const requests = readFileSync(process.argv[3]);
let pieces = [];
let size = 0;
function flush() {
  for (let rest = Buffer.concat(pieces); rest.length > 0; ) rest = rest.subarray(writeSync(1, rest));
  [pieces, size] = [[], 0];
}
for (let start = 0; start < requests.length; ) {
  const end = requests.indexOf(10, start);
  const line = answer(requests.subarray(start, end));
  pieces.push(line, Buffer.from('\n'));
  size += line.length;
  if (size > 1 << 20) flush();
  start = end + 1;
}
pieces.push(Buffer.from(`memory ${memory.buffer.byteLength}\n`));
flush();
