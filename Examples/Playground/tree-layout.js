// Where the nodes of a tree stand: the root on the left, one leaf a row, each parent in the middle of its children.

export const rowHeight = 30;
const nodeHeight = 24;
const gap = 28;
const padding = 9;
const margin = 2;

/** Nodes beyond this number are counted and not drawn. */
export const maximumNodes = 300;

/** The word shown for a node: what a connective asks for, otherwise its text. */
export function labelOf({ kind, polarity, name, detail, children }) {
  const isNegative = polarity === 'negative';
  switch (kind) {
    case 'and': return isNegative ? 'not all of' : 'all of';
    case 'or': return isNegative ? 'none of' : 'any of';
    case 'group': return isNegative ? 'not' : children.length ? 'group' : detail || 'empty';
    default: return isNegative ? `not ${shortened(name)}` : shortened(name);
  }
}

function shortened(text) {
  const characters = [...text];
  return characters.length > 34 ? `${characters.slice(0, 33).join('')}…` : text;
}

/**
 * Places the nodes of an outline. `measure(label, isDetail)` tells the width of a text in pixels. The nodes come in the
 * order of the text, each with the index of its parent; the detail of a leaf stands beside it.
 */
export function layoutTree(outline, measure, limit = maximumNodes) {
  const nodes = [];
  let hidden = 0;
  let row = 0;
  const collect = (node, depth, parent) => {
    if (nodes.length >= limit) {
      hidden += 1;
      node.children.forEach((child) => collect(child, depth + 1, -1));
      return;
    }
    const index = nodes.length;
    const label = labelOf(node);
    const placed = {
      label, detail: node.detail, kind: node.kind, isNegative: node.polarity === 'negative', range: node.range, depth,
      parent, children: [],
      width: Math.ceil(measure(label)) + 2 * padding, height: nodeHeight, x: 0, y: 0,
    };
    nodes.push(placed);
    if (parent >= 0) nodes[parent].children.push(index);
    node.children.forEach((child) => collect(child, depth + 1, index));
    const children = placed.children.map((child) => nodes[child]);
    placed.y = children.length ? (children[0].y + children.at(-1).y) / 2 : margin + rowHeight * row++;
  };
  outline.forEach((node) => collect(node, 0, -1));
  placeColumns(nodes);
  let width = 0;
  for (const node of nodes) {
    const hasDetail = !node.children.length && node.detail && node.kind !== 'group';
    node.detailX = hasDetail ? node.x + node.width + padding : 0;
    width = Math.max(width, hasDetail ? node.detailX + Math.ceil(measure(node.detail, true)) : node.x + node.width);
  }
  width += margin;
  return { nodes, hidden, width, height: nodes.length ? row * rowHeight - (rowHeight - nodeHeight) + 2 * margin : 0 };
}

/** Children begin where the widest connective of the column before them ends. */
function placeColumns(nodes) {
  const widths = [];
  for (const node of nodes) {
    if (node.children.length) widths[node.depth] = Math.max(widths[node.depth] ?? 0, node.width);
  }
  const columns = [margin];
  for (let depth = 0; depth < widths.length; depth++) columns.push(columns[depth] + (widths[depth] ?? 0) + gap);
  for (const node of nodes) node.x = columns[node.depth];
}

/** The path of the line from a parent to a child, as SVG writes it. */
export function linkPath(parent, child) {
  const startX = parent.x + parent.width;
  const startY = parent.y + parent.height / 2;
  const endY = child.y + child.height / 2;
  const middle = child.x - gap / 2;
  return `M${startX} ${startY}H${middle - 6}C${middle} ${startY} ${middle - 6} ${endY} ${child.x} ${endY}`;
}

/** The node reached from one by an arrow key; the node itself if there is none. */
export function neighbour(nodes, index, key) {
  const node = nodes[index];
  switch (key) {
    case 'ArrowUp': return Math.max(0, index - 1);
    case 'ArrowDown': return Math.min(nodes.length - 1, index + 1);
    case 'ArrowLeft': return node.parent >= 0 ? node.parent : index;
    case 'ArrowRight': return node.children[0] ?? index;
    case 'Home': return 0;
    case 'End': return nodes.length - 1;
    default: return index;
  }
}
