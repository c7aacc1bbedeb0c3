const restTime = 350;
const leaveTime = 250;

/**
 * Tells when a mouse rests on the text, when it has left the text and the card, and when the text is clicked or tapped.
 *
 * The listener has `offset(x)`, `rest(offset)`, `leave()`, `tap()` and `isCardOpen()`.
 */
export class Pointer {
  #listener;
  #resting;
  #leaving;

  constructor({ input, card }, listener) {
    this.#listener = listener;
    input.addEventListener('pointermove', (event) => this.#moved(event));
    input.addEventListener('pointerleave', () => this.#left());
    input.addEventListener('pointerdown', () => clearTimeout(this.#resting));
    input.addEventListener('click', () => listener.tap());
    card.addEventListener('pointerenter', () => clearTimeout(this.#leaving));
    card.addEventListener('pointerleave', () => this.#left());
  }

  #moved(event) {
    clearTimeout(this.#resting);
    clearTimeout(this.#leaving);
    if (event.pointerType === 'touch' || event.buttons !== 0) return;
    this.#resting = setTimeout(() => {
      const offset = this.#listener.offset(event.clientX);
      if (offset !== null) this.#listener.rest(offset);
      else this.#listener.leave();
    }, restTime);
  }

  #left() {
    clearTimeout(this.#resting);
    clearTimeout(this.#leaving);
    if (this.#listener.isCardOpen()) this.#leaving = setTimeout(() => this.#listener.leave(), leaveTime);
  }
}
