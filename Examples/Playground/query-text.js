// The text of the query as one of the linked views: what is pointed at elsewhere is marked in it, and the other way.

export class QueryText {
  #input;
  #page;
  #lit = '';

  constructor(page) {
    this.#page = page;
    this.#input = page.input;
    page.links.onlight = (range) => { this.#input.mark = range; };
    this.#input.addEventListener('pointermove', (event) => this.#light(this.#offset(event)));
    this.#input.addEventListener('pointerleave', () => this.#light(null));
    document.addEventListener('selectionchange', () => {
      if (document.activeElement === this.#input) this.#light(this.#input.selectionStart);
    });
    this.#input.addEventListener('focusout', () => this.#light(null));
  }

  /** Selects a range, so that it can be typed over. */
  select({ start, end }) {
    this.#input.focus();
    this.#input.setSelectionRange(start, end);
  }

  /** Lights what the other views show of the smallest part of the query around an offset. */
  #light(offset) {
    const range = offset === null ? null : smallest(this.#page.analysis?.outline ?? [], offset);
    const key = range ? `${range.start}-${range.end}` : '';
    if (key === this.#lit) return;
    this.#lit = key;
    this.#page.links.light(range, { marks: false });
  }

  /** The offset in the text at the pointer; null where the browser cannot tell. */
  #offset({ clientX, clientY }) {
    const position = document.caretPositionFromPoint?.(clientX, clientY, { shadowRoots: [this.#input.shadowRoot] });
    return position?.offsetNode?.localName === 'input' ? position.offset : null;
  }
}

/** The range of the innermost node around an offset; null if there is none but the whole. */
export function smallest(outline, offset) {
  for (const node of outline) {
    if (node.range.start <= offset && offset <= node.range.end) {
      return smallest(node.children, offset) ?? (node.children.length ? null : node.range);
    }
  }
  return null;
}
