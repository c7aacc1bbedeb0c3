// How wide the columns of a table are, and which hold numbers.

/** The widths that columns want in pixels, by their names and the lengths of their texts: long ones are cut. */
export function columnWidths(columns) {
  return columns.map(([name, ...texts]) => {
    const lengths = texts.map((text) => Math.min([...text].length, 60)).sort((a, b) => a - b);
    const most = Math.max(lengths[Math.floor((lengths.length - 1) * 0.9)] ?? 0, Math.min(name.length, 9));
    return Math.round(most <= 11 ? 14 + 9.1 * Math.max(most, 3) : 14 + 5 * Math.min(most, 28));
  });
}

/** Whether nearly all texts of a column are numbers, which stand better on the right. */
export function isNumeric(texts) {
  const filled = texts.filter((text) => text !== '');
  return filled.length > 0 && filled.filter((text) => /^[-+]?[\d.,:]+ ?%?$/.test(text)).length >= filled.length * 0.95;
}

/** The field whose values make the best bars: one of a familiar name, or whose column has a handful of them. */
export function fieldForBars({ columns, sample, histogramFields }) {
  const known = ['rarity', 'genre', 'state', 'status', 'category'].find((name) => histogramFields.includes(name));
  if (known) return known;
  let best = histogramFields[0] ?? '';
  let least = Infinity;
  columns.forEach((name, index) => {
    const distinct = new Set(sample[index]).size;
    const distance = Math.abs(Math.log(distinct / 7));
    if (distinct < 2 || distinct > 30 || distance >= least || !histogramFields.includes(name)) return;
    [best, least] = [name, distance];
  });
  return best;
}
