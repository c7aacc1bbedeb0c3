import { FilterQueryError } from './error.js';

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/**
 * One instance of the WebAssembly module: calls as JSON through its memory.
 *
 * A request is written to memory that `fq_allocate` returns. The answer is a pointer to a 32-bit length and that many
 * bytes of JSON; it is valid until the next call, so it is decoded at once. Views of memory are made anew after each
 * call, since memory may have grown.
 */
export class Instance {
  #exports;
  #fault = null;

  /** Takes an instantiated module; throws FilterQueryError if it is another one. */
  constructor(instance) {
    this.#exports = instance.exports;
    for (const name of ['fq_allocate', 'fq_free', 'fq_call', 'fq_call_with', 'memory']) {
      if (!(name in this.#exports)) throw new FilterQueryError(`the module has no export '${name}'`);
    }
  }

  /** Whether a call has trapped, so that the memory may be inconsistent and no further call is made. */
  get hasStopped() {
    return this.#fault !== null;
  }

  get memorySize() {
    return this.#exports.memory.buffer.byteLength;
  }

  /**
   * Makes a call and returns its value. Throws FilterQueryError with the module's message, or one that says that the
   * module has stopped.
   */
  call(name, request = {}, payload = undefined) {
    if (this.#fault) throw this.#stopped();
    const bytes = encoder.encode(JSON.stringify({ call: name, ...request }));
    let text;
    try {
      text = this.#exchange(bytes, payload);
    } catch (error) {
      this.#fault = error;
      throw this.#stopped();
    }
    if (text === null) throw new FilterQueryError(`not enough memory for '${name}'`);
    const answer = JSON.parse(text);
    if (answer.error) throw new FilterQueryError(answer.error.message, answer.error.diagnostics ?? []);
    return answer.value;
  }

  /** The text of the answer, or null if memory ran out. Nothing is freed after a trap: the memory is given up. */
  #exchange(bytes, payload) {
    const { fq_call: call, fq_call_with: callWith, fq_free: free } = this.#exports;
    const request = this.#copied(bytes);
    const data = payload && request !== 0 ? this.#copied(payload) : 0;
    let text = null;
    if (request !== 0 && (!payload || data !== 0)) {
      const answer = payload
        ? callWith(request, bytes.length, data, payload.length) : call(request, bytes.length);
      if (answer !== 0) text = this.#decoded(answer >>> 0);
    }
    if (data !== 0) free(data);
    if (request !== 0) free(request);
    return text;
  }

  /** The address of a copy of bytes in the module's memory; 0 if there is no room. */
  #copied(bytes) {
    const { fq_allocate, memory } = this.#exports;
    const address = fq_allocate(Math.max(1, bytes.length)) >>> 0;
    if (address !== 0) new Uint8Array(memory.buffer, address, bytes.length).set(bytes);
    return address;
  }

  #decoded(address) {
    const { buffer } = this.#exports.memory;
    const length = new DataView(buffer).getUint32(address, true);
    return decoder.decode(new Uint8Array(buffer, address + 4, length));
  }

  #stopped() {
    const reason = this.#fault.message;
    return new FilterQueryError(
      `the module has stopped (${reason}) and must be loaded anew: await load(), then make new objects`, [],
      { cause: this.#fault });
  }
}
