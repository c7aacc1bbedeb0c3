/**
 * Text that an input method is composing. The input shows it itself, plain and underlined, and it is analyzed when it
 * is done. Keyboards of touch screens compose every word, so there it is text like any other.
 */
export class Composition {
  #isActive = false;

  /** @param changed  Is called when composing begins and ends. */
  constructor(input, changed) {
    const set = (isActive) => {
      if (matchMedia('(pointer: coarse)').matches && isActive) return;
      if (this.#isActive === isActive) return;
      this.#isActive = isActive;
      changed();
    };
    input.addEventListener('compositionstart', () => set(true));
    input.addEventListener('compositionend', () => set(false));
  }

  get isActive() {
    return this.#isActive;
  }
}
