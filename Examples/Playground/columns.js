// How wide the columns of a table are, and which hold numbers.

/** The shares of columns in percent, by the lengths of their texts: short texts fit, long ones are cut. */
export function columnShares(columns) {
  const wants = columns.map((texts) => {
    const lengths = texts.map((text) => Math.min([...text].length, 60)).sort((a, b) => a - b);
    const most = lengths[Math.floor((lengths.length - 1) * 0.9)] ?? 0;
    return most <= 11 ? 18 + 7.4 * Math.max(most, 3) : 18 + 5 * Math.min(most, 34);
  });
  const sum = wants.reduce((total, want) => total + want, 0);
  return wants.map((want) => Math.round((want / sum) * 1000) / 10);
}

/** Whether nearly all texts of a column are numbers, which stand better on the right. */
export function isNumeric(texts) {
  const filled = texts.filter((text) => text !== '');
  return filled.length > 0 && filled.filter((text) => /^[-+]?[\d.,:]+ ?%?$/.test(text)).length >= filled.length * 0.95;
}
