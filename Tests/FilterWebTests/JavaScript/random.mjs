const pieces = [
  't', ':', 'elf', ' ', '  ', '(', ')', '-', '"', '/', 'or', 'mv<', '3', '>=', '!', '\\', ',', '#', '\t', '\n', 'pow',
  'tpye:', 'c:rg', 'name:', 'o:"draw', '😀', '👩‍👩‍👧', 'é',
  'e\u0301', '\u0301', '\u200D', '\uFE0F', 'ß', 'ﬁ', '漢字', 'العربية', '\u202E',
  '\uD800', '\uDBFF', '\uDC00', '\uDFFF', '\0', '\u0085', '\u2028', '\uFFFF', '🏳️‍🌈', 'İ', '“', '∞', '½',
];

/** Random numbers and texts from a seed (mulberry32), so that a failure can be repeated. */
export class Random {
  #state;

  constructor(seed) {
    this.#state = seed >>> 0;
  }

  /** A whole number from 0 to below a limit. */
  below(limit) {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  }

  /** A text of up to so many pieces: parts of queries, emoji, combining marks, lone surrogates, controls. */
  text(limit) {
    let text = '';
    for (let count = this.below(limit + 1); count > 0; count--) text += pieces[this.below(pieces.length)];
    return text;
  }

  /** Whether an offset is inside a surrogate pair. */
  splits(text, offset) {
    return offset > 0 && offset < text.length && text.codePointAt(offset - 1) > 0xffff;
  }
}
