// Which parts of a view belong to a range of the query: the tree, the explanation and the text show the same thing.

/** The indices of the ranges within a range; if there are none, that of the smallest one around it. */
export function related(ranges, range) {
  const within = [];
  let around = -1;
  for (let index = 0; index < ranges.length; index++) {
    const candidate = ranges[index];
    if (!candidate) continue;
    if (candidate.start >= range.start && candidate.end <= range.end) within.push(index);
    if (candidate.start <= range.start && candidate.end >= range.end
      && (around < 0 || length(candidate) < length(ranges[around]))) around = index;
  }
  return within.length || around < 0 ? within : [around];
}

function length(range) {
  return range.end - range.start;
}

/** The text in pieces, of which each lies wholly within or outside of the ranges: `{ text, marked }`. */
export function pieces(text, ranges) {
  const result = [];
  let position = 0;
  for (const { start, end } of ranges) {
    if (start < position || end <= start || end > text.length) continue;
    if (start > position) result.push({ text: text.slice(position, start), marked: false });
    result.push({ text: text.slice(start, end), marked: true });
    position = end;
  }
  if (position < text.length || !result.length) result.push({ text: text.slice(position), marked: false });
  return result;
}

/** Views that light the parts related to what is pointed at in one of them. */
export class RangeLinks {
  #views = new Map();
  #lit = [];
  /** Is told the range pointed at outside of the text, or null. */
  onlight = () => {};

  /** Sets the parts of a view: elements, each with the range of the query it stands for, or null. */
  set(view, parts) {
    this.#views.set(view, parts);
  }

  /** Lights what belongs to the range, null for nothing; with `marks`, also in the text. */
  light(range, { marks = true } = {}) {
    for (const element of this.#lit) element.classList.remove('lit');
    this.#lit = [];
    if (range) {
      for (const parts of this.#views.values()) {
        for (const index of related(parts.map((part) => part.range), range)) this.#lit.push(parts[index].element);
      }
    }
    for (const element of this.#lit) element.classList.add('lit');
    if (marks) this.onlight(range);
  }

  /** Lights the range of an element while it is pointed at or has the focus. */
  follow(container, rangeOf) {
    const enter = (event) => {
      const range = rangeOf(event.target);
      if (range) this.light(range);
    };
    const leave = () => this.light(null);
    container.addEventListener('pointerover', enter);
    container.addEventListener('focusin', enter);
    container.addEventListener('pointerleave', leave);
    container.addEventListener('focusout', leave);
  }
}
