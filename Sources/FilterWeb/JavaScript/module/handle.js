import { FilterQueryError } from './error.js';
import { instance } from './loading.js';

/** Frees what forgotten objects leave in the module. */
const forgotten = new FinalizationRegistry((resource) => {
  try {
    resource.free();
  } catch {
    // The module has stopped; the next call says so.
  }
});

/** Something that the module keeps for an object of ours: a toolkit or a list, known by its number. */
export class Handle {
  #resource;
  #kind;

  /** Makes a call that returns `{[kind]: number, …}`; `answer` keeps all of it. */
  constructor(owner, kind, call, request, payload) {
    const module = instance();
    this.answer = module.call(call, request, payload);
    this.#kind = kind;
    this.#resource = new Resource(module, kind, this.answer[kind]);
    forgotten.register(owner, this.#resource, this);
  }

  /** Makes a call about the object. Throws FilterQueryError if it was released, and what the module throws. */
  call(name, request = {}, payload = undefined) {
    this.check();
    // The module has no clock of its own.
    const now = Math.floor(Date.now() / 1000);
    return this.#resource.module.call(name, { [this.#kind]: this.#resource.number, now, ...request }, payload);
  }

  /** Throws FilterQueryError if the object was released. */
  check() {
    if (this.#resource.isFree) throw new FilterQueryError(`this ${this.#kind} was released`);
  }

  /** Frees the memory; a second time does nothing. */
  release() {
    forgotten.unregister(this);
    this.#resource.free();
  }
}

class Resource {
  constructor(module, kind, number) {
    this.module = module;
    this.kind = kind;
    this.number = number;
    this.isFree = false;
  }

  free() {
    if (this.isFree) return;
    this.isFree = true;
    // The memory of a stopped module went with it.
    if (this.module.hasStopped) return;
    const release = this.kind === 'list' ? 'releaseList' : 'releaseToolkit';
    this.module.call(release, { [this.kind]: this.number });
  }
}
