import { FilterQueryError } from './error.js';
import { Instance } from './instance.js';

let loading = null;
let module = null;
let current = null;

/** Loads the module. Later calls return the same promise, unless loading failed or the module has stopped since. */
export function load(source) {
  if (loading && !current?.hasStopped) return loading;
  current = null;
  const attempt = instantiate(source ?? module ?? new URL('../filterq-lists.wasm', import.meta.url)).catch((error) => {
    if (loading === attempt) loading = null;
    throw error;
  });
  loading = attempt;
  return attempt;
}

/** The compiled module, to hand to a worker. Throws FilterQueryError before `load` is done. */
export function compiledModule() {
  instance();
  return module;
}

/** The bytes of memory that the module has; it never shrinks. */
export function memorySize() {
  return instance().memorySize;
}

/** The instance in use. Throws FilterQueryError before `load` is done. */
export function instance() {
  if (!current) throw new FilterQueryError('the module is not loaded: await load() first');
  return current;
}

async function instantiate(source) {
  const compiled = await compile(await source);
  const instance = await WebAssembly.instantiate(compiled, {});
  // Random seeds for hashing, so that no text can be made to collide.
  instance.exports.fq_seed?.(...crypto.getRandomValues(new Uint32Array(2)));
  current = new Instance(instance);
  module = compiled;
}

async function compile(source) {
  if (source instanceof WebAssembly.Module) return source;
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) return compileBytes(source, 'the given bytes');
  if (typeof Response !== 'undefined' && source instanceof Response) return compileResponse(source);
  if (typeof source !== 'string' && !(source instanceof URL)) {
    throw new TypeError('a module is loaded from an address, a response, bytes or a compiled module');
  }
  return isFile(source) ? compileFile(source) : compileResponse(await fetched(source));
}

/** Whether an address is read from the file system: in Node, a path or an address that starts with `file:`. */
function isFile(source) {
  if (!globalThis.process?.versions?.node) return false;
  const isPath = typeof source === 'string' && !/^[a-z][a-z0-9+.-]+:/i.test(source);
  return isPath || String(source).startsWith('file:');
}

async function compileFile(source) {
  const { readFile } = await import(/* @vite-ignore */ /* webpackIgnore: true */ 'node:fs/promises');
  const file = typeof source === 'string' && source.startsWith('file:') ? new URL(source) : source;
  let bytes;
  try {
    bytes = await readFile(file);
  } catch (cause) {
    throw new FilterQueryError(`cannot read ${source}: ${cause.message}`, [], { cause });
  }
  return compileBytes(bytes, source);
}

async function fetched(source) {
  try {
    return await fetch(source);
  } catch (cause) {
    throw new FilterQueryError(`cannot fetch ${source}: ${cause.message}`, [], { cause });
  }
}

/** Compiles while bytes arrive if the server sends the right type, which `compileStreaming` insists on. */
async function compileResponse(response) {
  if (!response.ok) throw new FilterQueryError(`cannot fetch ${response.url}: ${response.status}`);
  const type = response.headers.get('content-type')?.split(';')[0].trim();
  if (type !== 'application/wasm') return compileBytes(await response.arrayBuffer(), response.url);
  try {
    return await WebAssembly.compileStreaming(response);
  } catch (cause) {
    throw new FilterQueryError(`${response.url} is not a usable module: ${cause.message}`, [], { cause });
  }
}

async function compileBytes(bytes, origin) {
  try {
    return await WebAssembly.compile(bytes);
  } catch (cause) {
    throw new FilterQueryError(`${origin} is not a usable module: ${cause.message}`, [], { cause });
  }
}
