// Runs the core where an `Int` has 32 bits. A trap ends with its name and the functions it lies in.
import { readFileSync } from 'node:fs';

const { instance } = await WebAssembly.instantiate(readFileSync(process.argv[2]), {});
const { read, analyse, complete } = instance.exports;
const found = { fields: read(), diagnostics: analyse(), items: complete() };
if (found.fields !== 1 || found.diagnostics < 100 || found.items < 1000) {
  console.error('wasm32: too little is found', found);
  process.exit(1);
}
console.log(`wasm32: ${found.diagnostics} diagnostics, ${found.items} completions under Node ${process.version}`);
