import { make } from './template.js';

/**
 * The coloured copy of the text that lies over the input, whose own letters are transparent. The copy is made of one
 * `span` for each segment; the spans are kept, and change only where their text or names do.
 */
export class Colors {
  #line;
  #input;
  #spans = [];
  #shown = [];
  #ghost = make('span', { class: 'ghost', part: 'ghost' });
  #ghostText = '';
  #scrolled = 0;

  constructor(line, input) {
    this.#line = line;
    this.#input = input;
    line.append(this.#ghost);
  }

  /** Shows the segments of the text. */
  show(segments) {
    for (let index = 0; index < segments.length; index++) {
      const segment = segments[index];
      const before = this.#shown[index];
      if (before?.text === segment.text && before.names === segment.names) continue;
      const span = this.#spans[index] ?? this.#added();
      if (before?.text !== segment.text) span.firstChild.data = segment.text;
      if (before?.names !== segment.names) {
        span.className = segment.names;
        span.setAttribute('part', segment.names);
      }
    }
    for (const extra of this.#spans.splice(segments.length)) extra.remove();
    this.#shown = segments;
  }

  /** Shows dimmed text after the end; an empty text hides it. */
  showGhost(text) {
    if (text === this.#ghostText) return;
    this.#ghostText = text;
    this.#ghost.textContent = text;
  }

  get ghost() {
    return this.#ghostText;
  }

  /** Moves the copy to where the input has scrolled its text. */
  follow() {
    const { scrollLeft } = this.#input;
    if (scrollLeft === this.#scrolled) return;
    this.#scrolled = scrollLeft;
    this.#line.style.transform = scrollLeft === 0 ? '' : `translateX(${-scrollLeft}px)`;
  }

  /** The offset of the character at a horizontal position in the viewport; `null` beside the text. */
  offset(x) {
    for (let index = 0; index < this.#spans.length; index++) {
      const box = this.#spans[index].getBoundingClientRect();
      if (x < box.left || x >= box.right) continue;
      const { text, start } = this.#shown[index];
      return start + this.#character(this.#spans[index].firstChild, text.length, x);
    }
    return null;
  }

  /** The box of a range of the text in the viewport; at least as wide as a caret. */
  box({ start, end }) {
    const range = document.createRange();
    const [first, last] = [this.#position(start), this.#position(Math.max(start, end))];
    range.setStart(first.node, first.offset);
    range.setEnd(last.node, last.offset);
    const { left, top, bottom, width } = range.getBoundingClientRect();
    return { left, top, bottom, width };
  }

  #added() {
    const span = document.createElement('span');
    span.append(document.createTextNode(''));
    this.#ghost.before(span);
    this.#spans.push(span);
    return span;
  }

  /** The last character of a node that begins at or before a position. */
  #character(node, length, x) {
    const range = document.createRange();
    let low = 0;
    let high = length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      range.setStart(node, low);
      range.setEnd(node, middle);
      if (x < range.getBoundingClientRect().right) high = middle;
      else low = middle;
    }
    return low;
  }

  #position(offset) {
    for (let index = this.#shown.length - 1; index >= 0; index--) {
      const { start, text } = this.#shown[index];
      if (start <= offset) {
        return { node: this.#spans[index].firstChild, offset: Math.min(offset - start, text.length) };
      }
    }
    return { node: this.#line, offset: 0 };
  }
}
