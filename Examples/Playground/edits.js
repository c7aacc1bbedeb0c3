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

/** The conditions with these texts, among those of which all must hold; none unless all of them are there. */
export function conditionsOf(text, outline, terms) {
  const all = conjuncts(outline);
  const found = terms.map((term) => all.find(({ range }) => text.slice(range.start, range.end) === term));
  return found.includes(undefined) ? [] : found;
}

/** The text with terms added, or without them if they were there. */
export function toggleTerms(text, outline, terms) {
  const present = conditionsOf(text, outline, terms);
  if (present.length) return without(text, present.map((node) => node.range));
  const trimmed = text.trim();
  const added = terms.join(' ');
  if (!trimmed) return added;
  return isDisjunction(outline) ? `(${trimmed}) ${added}` : `${trimmed} ${added}`;
}

/** The text without ranges, and without the spaces that they leave. */
function without(text, ranges) {
  const sorted = [...ranges].sort((a, b) => a.start - b.start);
  const kept = [];
  let position = 0;
  for (const { start, end } of sorted) {
    kept.push(text.slice(position, start));
    position = end;
  }
  kept.push(text.slice(position));
  return kept.map((part) => part.trim()).filter(Boolean).join(' ');
}

/** Whether alternatives stand without parentheses, so that a term after them would belong to the last one. */
function isDisjunction([root]) {
  return root?.kind === 'or' && root.polarity !== 'negative' && root.children[0]?.range.start === root.range.start;
}

/** A name as a term: quoted, as names have spaces and signs. */
export function quoted(name) {
  return `"${name.replace(/[\\"]/g, '\\$&')}"`;
}
