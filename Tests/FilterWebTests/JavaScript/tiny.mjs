import { Instance } from '../../../Sources/FilterWeb/JavaScript/module/instance.js';

/**
 * A module with the exports of the real one that answers by the first letter of the call: `t` traps, `o` has no memory,
 * `g` grows its memory, `e` is an error; all others are `{"toolkit":7}`. Its export `live` counts the blocks in use.
 *
 * The bytes are made from the text below by Binaryen's `wasm-as`:
 *
 *     (module
 *       (memory (export "memory") 1)
 *       (data (i32.const 8) "\17\00\00\00{\"value\":{\"toolkit\":7}}")
 *       (data (i32.const 64) "\1e\00\00\00{\"error\":{\"message\":\"a text\"}}")
 *       (global $live (mut i32) (i32.const 0))
 *       (func (export "fq_allocate") (param i32) (result i32)
 *         (if (i32.gt_u (local.get 0) (i32.const 4096)) (then (return (i32.const 0))))
 *         (global.set $live (i32.add (global.get $live) (i32.const 1)))
 *         (i32.const 1024))
 *       (func (export "fq_free") (param i32)
 *         (global.set $live (i32.sub (global.get $live) (i32.const 1))))
 *       (func (export "live") (result i32) (global.get $live))
 *       (func $call (export "fq_call") (param i32 i32) (result i32)
 *         (local $letter i32)
 *         (local.set $letter (i32.load8_u (i32.add (local.get 0) (i32.const 9))))
 *         (if (i32.eq (local.get $letter) (i32.const 116)) (then (unreachable)))
 *         (if (i32.eq (local.get $letter) (i32.const 111)) (then (return (i32.const 0))))
 *         (if (i32.eq (local.get $letter) (i32.const 103)) (then (drop (memory.grow (i32.const 1)))))
 *         (if (i32.eq (local.get $letter) (i32.const 101)) (then (return (i32.const 64))))
 *         (i32.const 8))
 *       (func (export "fq_call_with") (param i32 i32 i32 i32) (result i32)
 *         (call $call (local.get 0) (local.get 1))))
 */
const bytes = Buffer.from(`
  AGFzbQEAAAABHAVgAX8Bf2ABfwBgAAF/YAJ/fwF/YAR/f39/AX8DBgUAAQIDBAUDAQABBgYBfwFBAAsHQgYGbWVtb3J5AgALZnFfYWxsb2NhdG
  UAAAdmcV9mcmVlAAEEbGl2ZQACB2ZxX2NhbGwAAwxmcV9jYWxsX3dpdGgABAp0BRgAIABBgCBLBEBBAA8LIwBBAWokAEGACAsJACMAQQFrJAAL
  BAAjAAtBAQF/IABBCWotAAAhAiACQfQARgRAAAsgAkHvAEYEQEEADwsgAkHnAEYEQEEBQAAaCyACQeUARgRAQcAADwtBCAsIACAAIAEQAwsLSQ
  IAQQgLGxcAAAB7InZhbHVlIjp7InRvb2xraXQiOjd9fQBBwAALIh4AAAB7ImVycm9yIjp7Im1lc3NhZ2UiOiJhIHRleHQifX0=
`, 'base64');

export const tinyModule = new WebAssembly.Module(bytes);
export const tinyBytes = new Uint8Array(bytes);

/** A new instance, and how many blocks of its memory are in use. */
export function tiny() {
  const instance = new WebAssembly.Instance(tinyModule);
  return { instance: new Instance(instance), live: () => instance.exports.live() };
}
