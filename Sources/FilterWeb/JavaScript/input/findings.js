import { Card } from './card.js';
import { Pointer } from './pointer.js';
import { diagnosticsAt } from './ranges.js';

/**
 * When the card is shown: where the pointer rests, where a finding is clicked or tapped, and at the keyboard's request.
 *
 * The bar has `diagnostics`, `hover(offset)`, `fix(fix)` and `makeRoom()`, which closes what else floats.
 */
export class Findings {
  #elements;
  #colors;
  #bar;
  #card;

  constructor(elements, colors, bar) {
    this.#elements = elements;
    this.#colors = colors;
    this.#bar = bar;
    this.#card = new Card(elements.card, (fix) => bar.fix(fix), () => this.#leave());
    new Pointer(elements, {
      offset: (x) => colors.offset(x), rest: (offset) => this.show(offset), leave: () => this.hide(),
      tap: () => this.#tapped(), isCardOpen: () => this.isOpen,
    });
  }

  get isOpen() {
    return this.#card.isOpen;
  }

  hide() {
    this.#card.hide();
  }

  /** Shows the findings and the meaning at an offset; with `takesFocus`, for the keyboard, the nearest findings. */
  show(offset, takesFocus = false) {
    const diagnostics = diagnosticsAt(this.#bar.diagnostics, offset, takesFocus);
    const hover = takesFocus ? null : this.#bar.hover(offset);
    if (diagnostics.length === 0 && !hover) return this.hide();
    this.#bar.makeRoom();
    return this.#card.show({ diagnostics, hover }, this.#box(diagnostics[0]?.range ?? hover.range), takesFocus);
  }

  /** The horizontal place of a range, between the top and the bottom of the field. */
  #box(range) {
    const field = this.#elements.field.getBoundingClientRect();
    const { left, width } = this.#colors.box(range);
    return { left: Math.min(Math.max(left, field.left), field.right), width, top: field.top, bottom: field.bottom };
  }

  #tapped() {
    const offset = this.#elements.input.selectionEnd;
    if (diagnosticsAt(this.#bar.diagnostics, offset).length > 0) this.show(offset);
  }

  #leave() {
    this.hide();
    this.#elements.input.focus();
  }
}
