// The element's own texts. Messages, labels and explanations come from the toolkit.

const numbers = new Intl.NumberFormat('en');

/** A count as shown: `1,234 results`; a text as it is; `''` for none. */
export function countText(count) {
  if (count === null || count === undefined || count === '') return '';
  const number = Number(count);
  if (!Number.isFinite(number)) return String(count);
  return `${numbers.format(number)} ${number === 1 ? 'result' : 'results'}`;
}

/** What a screen reader hears about the menu. */
export function suggestionsText(count) {
  return count === 1 ? '1 suggestion' : `${count} suggestions`;
}

/** What a screen reader hears about findings. */
export function findingsText(diagnostics) {
  if (diagnostics.length === 0) return '';
  const { severity, message } = diagnostics[0];
  const rest = diagnostics.length > 1 ? `, and ${diagnostics.length - 1} more` : '';
  const fixable = diagnostics.some((one) => one.fixes.length > 0);
  return `${severity}: ${message}${rest}${fixable ? '. Alt+Enter shows fixes' : ''}`;
}

export const clearLabel = 'Clear';
export const menuLabel = 'Suggestions';
export const findingsLabel = 'Findings';
