// The bars of a histogram: how long each is, and what it says.

/** The bars of a histogram's bins: lengths are fractions of the longest. */
export function barsOf(bins) {
  const most = bins.reduce((maximum, bin) => Math.max(maximum, bin.count), 0);
  return bins.map(({ label, count, query }) => ({
    label: label === '' ? '(empty)' : label, count, query, length: most ? count / most : 0,
  }));
}

/** The bars of groups, whose lengths are those of a number of each; a duration or a size is a text and has none. */
export function barsOfGroups({ columns, rows }) {
  const [field, number] = [columns[0], columns.at(-1)];
  const most = rows.reduce((maximum, row) => Math.max(maximum, Number(row[number]) || 0), 0);
  return rows.map((row) => ({
    label: row[field] === null ? '(none)' : String(row[field]), count: row[number] ?? '–', query: '',
    length: most ? Math.max(0, Number(row[number]) || 0) / most : 0,
  }));
}

/** The numbers that a panel of bars can show: the count, and functions of fields. */
export function numbersOf(fields) {
  const functions = ['sum', 'mean', 'p95', 'max'];
  return [
    { label: 'count', number: null },
    ...fields.flatMap((field) => functions.map((name) => ({
      label: `${name} of ${field}`, number: { function: name, field },
    }))),
  ];
}

/** A number as people read it: 12,345. */
export function grouped(number) {
  return String(number).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** `1 card`, `12 cards`, `12,345 rows`. */
export function counted(number, noun) {
  return `${grouped(number)} ${noun}${number === 1 ? '' : 's'}`;
}

/** A size in bytes with a unit: 12 bytes, 3.4 kB, 12 MB. */
export function sized(bytes) {
  if (bytes < 1_000) return counted(bytes, 'byte');
  const [value, unit] = bytes < 999_500 ? [bytes / 1_000, 'kB'] : [bytes / 1_000_000, 'MB'];
  return `${value < 10 ? value.toFixed(1) : Math.round(value)} ${unit}`;
}
