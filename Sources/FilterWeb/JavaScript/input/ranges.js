// Ranges of a text and edits of it, in UTF-16 code units.

/** A text after edits, which do not overlap and all refer to the text before. */
export function edited(text, edits) {
  let result = '';
  let end = 0;
  for (const edit of [...edits].sort((left, right) => left.start - right.start || left.end - right.end)) {
    result += text.slice(end, edit.start) + edit.text;
    end = edit.end;
  }
  return result + text.slice(end);
}

/** The smallest single edit that turns one text into another; it splits no surrogate pair. `null` if they are equal. */
export function difference(before, after) {
  if (before === after) return null;
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  if (splitsPair(before, start) || splitsPair(after, start)) start--;
  let tail = 0;
  while (tail < shorter - start && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail++;
  if (splitsPair(before, before.length - tail) || splitsPair(after, after.length - tail)) tail--;
  return { start, end: before.length - tail, text: after.slice(start, after.length - tail) };
}

/** Where a caret goes when the text is edited: after what is inserted at it or around it. */
export function moved(offset, edit) {
  if (offset < edit.start || (offset === edit.start && edit.end > edit.start)) return offset;
  if (offset >= edit.end) return offset + edit.text.length - (edit.end - edit.start);
  return edit.start + edit.text.length;
}

/** Whether an offset is between the two halves of a surrogate pair. */
export function splitsPair(text, offset) {
  return isBetween(text.charCodeAt(offset), 0xdc00, 0xdfff) && isBetween(text.charCodeAt(offset - 1), 0xd800, 0xdbff);
}

/** The range to underline: an empty one takes the character after it, at the end of the text the one before it. */
export function visible(range, text) {
  if (range.end > range.start || text.length === 0) return range;
  const next = range.start + 1 + (splitsPair(text, range.start + 1) ? 1 : 0);
  if (range.start < text.length && text[range.start] !== ' ') return { start: range.start, end: next };
  const last = range.start - 1 - (splitsPair(text, range.start - 1) ? 1 : 0);
  return { start: Math.max(0, last), end: range.start };
}

/** Whether an offset is in a range or at one of its ends. */
export function touches(range, offset) {
  return range.start <= offset && offset <= range.end;
}

/** The diagnostics at an offset, the narrowest first; with `orNearest`, the nearest one if there are none. */
export function diagnosticsAt(diagnostics, offset, orNearest = false) {
  const found = diagnostics.filter((diagnostic) => touches(diagnostic.range, offset));
  if (found.length > 0) return found.sort((left, right) => width(left.range) - width(right.range));
  if (!orNearest || diagnostics.length === 0) return [];
  const distance = ({ range }) => Math.max(range.start - offset, offset - range.end);
  return [diagnostics.reduce((best, next) => (distance(next) < distance(best) ? next : best))];
}

function width(range) {
  return range.end - range.start;
}

function isBetween(code, low, high) {
  return code >= low && code <= high;
}
