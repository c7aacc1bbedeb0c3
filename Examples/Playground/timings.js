// How long the page takes: until it is ready, and from each key to what it paints. Read by the test of the page.

/** Measures keys into a ring of fixed size, so that measuring needs no memory. */
export class Timings {
  static size = 16_384;
  #elapsed = new Float32Array(Timings.size);
  #work = new Float32Array(Timings.size);
  #channel = new MessageChannel();
  #start = 0;
  #handled = 0;
  #frame = 0;
  #waiting = false;
  count = 0;
  readyAt = 0;

  constructor() {
    this.#channel.port1.onmessage = () => this.#painted();
    addEventListener('beforeinput', (event) => this.#began(event), { capture: true });
    addEventListener('input', () => this.#ended());
    window.playgroundTimings = this;
  }

  /** The first query is answered and its rows are in the page. */
  ready() {
    this.readyAt = performance.now();
    performance.mark('playground-ready');
  }

  /** The last keys in milliseconds: `elapsed` until painted, waiting for the frame included; `work` without. */
  get keys() {
    const from = Math.max(0, this.count - Timings.size);
    const list = (ring) => Array.from({ length: this.count - from }, (_, index) => ring[(from + index) % Timings.size]);
    return { elapsed: list(this.#elapsed), work: list(this.#work) };
  }

  reset() {
    this.count = 0;
  }

  #began() {
    if (this.#waiting) return;
    this.#waiting = true;
    this.#handled = 0;
    this.#start = performance.now();
    requestAnimationFrame(() => {
      this.#frame = performance.now();
      this.#channel.port2.postMessage(null);
    });
  }

  #ended() {
    if (this.#waiting && !this.#handled) this.#handled = performance.now() - this.#start;
  }

  #painted() {
    const now = performance.now();
    const index = this.count % Timings.size;
    this.#elapsed[index] = now - this.#start;
    this.#work[index] = this.#handled + now - this.#frame;
    this.count += 1;
    this.#waiting = false;
  }
}
