import { existsSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';

const folder = process.env.FILTERQ_WEB;

/** The path of a built module, `filterq.wasm` or `filterq-lists.wasm`; null if FILTERQ_WEB names no folder with it. */
export function built(name) {
  const path = folder ? join(folder, name) : null;
  return path && existsSync(path) ? path : null;
}

/** The toolkit's module alone or the one with lists, whichever is there. */
export const anyModule = built('filterq-lists.wasm') ?? built('filterq.wasm');
export const listModule = built('filterq-lists.wasm');
export const smallModule = built('filterq.wasm');

/** A test of the real module, skipped where it was not built. */
export function moduleTest(name, body) {
  const skip = anyModule ? false : 'FILTERQ_WEB names no folder with filterq.wasm or filterq-lists.wasm';
  test(name, { skip }, body);
}

/** A test of the real module with lists, skipped where it was not built. */
export function listTest(name, body) {
  test(name, { skip: listModule ? false : 'FILTERQ_WEB names no folder with filterq-lists.wasm' }, body);
}
