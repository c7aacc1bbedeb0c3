// How wide the columns of a table are, and which hold numbers.

/** The widths that columns want in pixels, by the lengths of their texts: short texts fit, long ones are cut. */
export function columnWidths(columns) {
  return columns.map((texts) => {
    const lengths = texts.map((text) => Math.min([...text].length, 60)).sort((a, b) => a - b);
    const most = lengths[Math.floor((lengths.length - 1) * 0.9)] ?? 0;
    return Math.round(most <= 11 ? 14 + 7.6 * Math.max(most, 3) : 14 + 5 * Math.min(most, 28));
  });
}

/** Whether nearly all texts of a column are numbers, which stand better on the right. */
export function isNumeric(texts) {
  const filled = texts.filter((text) => text !== '');
  return filled.length > 0 && filled.filter((text) => /^[-+]?[\d.,:]+ ?%?$/.test(text)).length >= filled.length * 0.95;
}

/** The field whose values make the best bars: its column has a handful of them; the first field if there is none. */
export function fieldForBars({ columns, sample, histogramFields }) {
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
