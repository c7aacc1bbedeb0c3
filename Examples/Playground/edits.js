// Changes of the query's text: edits of fixes, and terms that are added or taken out.

/** The text after edits, whose ranges are of the text before. Edits out of range or over each other are left out. */
export function applyEdits(text, edits) {
  const sorted = edits.filter(({ start, end }) => start >= 0 && start <= end && end <= text.length)
    .map((edit, index) => ({ ...edit, index })).sort((a, b) => a.start - b.start || a.end - b.end || a.index - b.index);
  let result = '';
  let position = 0;
  for (const { start, end, text: inserted } of sorted) {
    if (start < position) continue;
    result += text.slice(position, start) + inserted;
    position = end;
  }
  return result + text.slice(position);
}

/** The conditions of which all must hold, as nodes of the outline; one node if the query is a disjunction or a term. */
export function conjuncts(outline) {
  const [root] = outline;
  return outline.length === 1 && root.kind === 'and' && root.polarity !== 'negative' ? root.children : outline;
}

/** The node whose text is the term, among the conditions of which all must hold. */
export function conditionOf(text, outline, term) {
  return conjuncts(outline).find(({ range }) => text.slice(range.start, range.end) === term);
}

/** The text with a term added, or without it if it was there. */
export function toggleTerm(text, outline, term) {
  const present = conditionOf(text, outline, term);
  if (present) {
    const before = text.slice(0, present.range.start).trimEnd();
    const after = text.slice(present.range.end).trimStart();
    return before && after ? `${before} ${after}` : before + after;
  }
  const trimmed = text.trim();
  if (!trimmed) return term;
  return isDisjunction(outline) ? `(${trimmed}) ${term}` : `${trimmed} ${term}`;
}

/** Whether alternatives stand without parentheses, so that a term after them would belong to the last one. */
function isDisjunction([root]) {
  return root?.kind === 'or' && root.polarity !== 'negative' && root.children[0]?.range.start === root.range.start;
}

/** A name as a term: quoted, as names have spaces and signs. */
export function quoted(name) {
  return `"${name.replace(/[\\"]/g, '\\$&')}"`;
}
