import { visible } from './ranges.js';

const severities = ['hint', 'information', 'warning', 'error'];

/**
 * Cuts a text where a token, a finding or the mark begins or ends. The segments cover the text; each has the names of
 * what it is in, separated by spaces: the kind of its token, `negated` and the like, the gravest severity, `marked`.
 *
 * @param limit  The text after this many segments is one without names.
 */
export function segments(text, { tokens = [], diagnostics = [], mark = null }, limit = 1500) {
  const spans = [
    ...tokens.map((token) => span(token, [token.kind, ...token.modifiers].join(' '), 0)),
    ...diagnostics.map((finding) => (
      span(visible(finding.range, text), finding.severity, 1 + severities.indexOf(finding.severity)))),
  ];
  if (mark) spans.push(span(mark, 'marked', 9));
  const found = [];
  const bounds = boundaries(spans, text.length);
  spans.sort((left, right) => left.start - right.start);
  let upcoming = 0;
  let open = [];
  for (let index = 0; index + 1 < bounds.length; index++) {
    const start = bounds[index];
    if (found.length === limit) {
      found.push({ text: text.slice(start), start, names: '' });
      break;
    }
    while (upcoming < spans.length && spans[upcoming].start <= start) open.push(spans[upcoming++]);
    open = open.filter((one) => one.end > start);
    found.push({ text: text.slice(start, bounds[index + 1]), start, names: names(open) });
  }
  return found;
}

function span({ start, end }, name, rank) {
  return { start, end, name, rank };
}

function boundaries(spans, length) {
  const bounds = new Set([0, length]);
  for (const { start, end } of spans) {
    if (start > 0 && start < length) bounds.add(start);
    if (end > 0 && end < length) bounds.add(end);
  }
  return [...bounds].sort((left, right) => left - right);
}

/** One token and one severity at most, the gravest. */
function names(open) {
  let token = null;
  let finding = null;
  let mark = '';
  for (const one of open) {
    if (one.rank === 0) token = one;
    else if (one.rank === 9) mark = 'marked';
    else if (!finding || one.rank > finding.rank) finding = one;
  }
  return [token?.name, finding?.name, mark].filter(Boolean).join(' ');
}
