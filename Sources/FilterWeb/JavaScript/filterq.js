// The filter query language in JavaScript: parsing, checks with fixes, completion, explanation, formatting and search,
// answered by a WebAssembly module. Works in a page, in a worker and in Node 20. Types and documentation: filterq.d.ts.
//
//     import { load, Toolkit } from './filterq.js';
//     await load();
//     const toolkit = new Toolkit();
//     toolkit.check('t:elf mv<').diagnostics;
//
// Offsets count UTF-16 code units. A lone surrogate in a text is read as U+FFFD, which has the same length.

export { FilterQueryError } from './module/error.js';
export { List } from './module/list.js';
export { compiledModule, load, memorySize } from './module/loading.js';
export { Toolkit } from './module/toolkit.js';
