// What callers pass, checked and made ready for JSON.

/** A text without lone surrogates: U+FFFD takes their place, so that offsets stay. Throws TypeError for others. */
export function text(value) {
  if (typeof value !== 'string') throw new TypeError(`expected a string, found ${kind(value)}`);
  return value.isWellFormed?.() ? value : value.replace(/\p{Surrogate}/gu, '\uFFFD');
}

/** An offset moved into the text, and before the character that it would split. `undefined` is the end. */
export function offset(value, text) {
  if (value === undefined) return text.length;
  const whole = Math.trunc(Number(value)) || 0;
  const inside = Math.min(Math.max(whole, 0), text.length);
  return splitsPair(inside, text) ? inside - 1 : inside;
}

/** A whole number of at least 0; `undefined` stays. Throws TypeError for others. */
export function count(value, name) {
  if (value === undefined) return undefined;
  if (!Number.isInteger(value) || value < 0) throw new TypeError(`'${name}' must be a whole number, at least 0`);
  return Math.min(value, 0x7fffffff);
}

/** Whole seconds since 1970 of milliseconds or a date; 0 if there is none. */
export function seconds(date) {
  return Math.max(0, Math.floor(Number(date) / 1000)) || 0;
}

/** A vocabulary as JSON text; `undefined` and `null` are none. */
export function vocabulary(value) {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'string') return text(value);
  if (typeof value === 'object') return text(JSON.stringify(value));
  throw new TypeError(`expected a vocabulary as JSON text or as an object, found ${kind(value)}`);
}

/** Objects as JSON lines in UTF-8: the n-th line is the n-th item. Throws TypeError if one is not an object. */
export function jsonLines(items) {
  const lines = items.map((item, index) => {
    const line = item !== null && typeof item === 'object' ? JSON.stringify(item) : undefined;
    if (!line?.startsWith('{')) throw new TypeError(`item ${index} is not an object, but ${kind(item)}`);
    if (!line.includes('\\ud')) return line;
    // `JSON.stringify` escapes surrogates that are alone, and only those.
    return line.replace(/\\(?:u(d[89a-f]..)|[^])/g, (escape, lone) => (lone ? '\uFFFD' : escape));
  });
  return new TextEncoder().encode(lines.join('\n'));
}

function splitsPair(offset, text) {
  return /[\uDC00-\uDFFF]/.test(text.charAt(offset)) && /[\uD800-\uDBFF]/.test(text.charAt(offset - 1));
}

function kind(value) {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'an array';
  return typeof value === 'undefined' ? 'undefined' : `a value of type '${typeof value}'`;
}
