// The tree of the query, drawn as SVG. Each node belongs to a range of the query.
import { shape, make } from './dom.js';
import { layoutTree, linkPath, neighbour } from './tree-layout.js';

const connectives = new Set(['and', 'or', 'group']);

/** Draws outlines into the page. One node is in the order of Tab; arrow keys move among them. */
export class TreeView {
  #view = document.getElementById('tree');
  #note = document.getElementById('tree-note');
  #page;
  #shown = '';
  #nodes = [];
  #groups = [];
  #widths = new Map();
  #pen = document.createElement('canvas').getContext('2d');

  constructor(page) {
    this.#page = page;
    const nodeOf = (target) => this.#nodes[this.#indexOf(target)];
    page.links.follow(this.#view, (target) => nodeOf(target)?.range);
    this.#view.addEventListener('click', (event) => {
      const node = nodeOf(event.target);
      if (node) page.select(node.range);
    });
    this.#view.addEventListener('keydown', (event) => this.#key(event));
  }

  show(outline, text) {
    const key = text + JSON.stringify(outline);
    if (key === this.#shown) return;
    this.#shown = key;
    const { nodes, hidden, width, height } = layoutTree(outline, (label, isDetail) => this.#measure(label, isDetail));
    this.#nodes = nodes;
    const shownWidth = this.#dropDetails(nodes, width);
    this.#note.textContent = hidden ? `the first ${nodes.length} of ${nodes.length + hidden} nodes` : '';
    if (!nodes.length) {
      this.#groups = [];
      this.#view.replaceChildren(make('p', { class: 'empty' }, 'An empty query has no tree.'));
      this.#page.links.set('tree', []);
      return;
    }
    const focused = this.#indexOf(document.activeElement);
    this.#groups = nodes.map((node, index) => this.#group(node, index));
    const links = nodes.filter((node) => node.parent >= 0)
      .map((node) => shape('path', { d: linkPath(nodes[node.parent], node) }));
    this.#view.replaceChildren(shape('svg', {
      width: shownWidth, height, viewBox: `0 0 ${shownWidth} ${height}`, role: 'tree', 'aria-label': 'Tree of the query',
    }, ...links, ...this.#groups));
    this.#page.links.set('tree', nodes.map((node, index) => ({ element: this.#groups[index], range: node.range })));
    if (focused >= 0) this.#focus(Math.min(focused, nodes.length - 1));
  }

  /** Leaves out the details beside leaves if they do not fit; the width that is left. */
  #dropDetails(nodes, width) {
    if (width <= this.#view.clientWidth) return width;
    for (const node of nodes) node.detailX = 0;
    return nodes.reduce((most, node) => Math.max(most, node.x + node.width), 0) + 2;
  }

  #group(node, index) {
    const { label, detail, kind, x, y, width, height } = node;
    const classes = [connectives.has(kind) ? 'connective' : kind, node.isNegative ? 'negative' : ''].join(' ').trim();
    const group = shape('g', {
      class: classes, role: 'treeitem', 'aria-level': node.depth + 1,
      'aria-label': detail ? `${label}, ${detail}` : label,
      'aria-selected': 'false', tabindex: index === 0 ? 0 : -1, 'data-index': index,
    });
    group.append(
      shape('rect', { x, y, width, height, rx: 5 }),
      shape('text', { x: x + width / 2, y: y + 16.5, 'text-anchor': 'middle' }, label));
    if (node.detailX) group.append(shape('text', { class: 'detail', x: node.detailX, y: y + 16.5 }, detail));
    return group;
  }

  #measure(label, isDetail) {
    const key = isDetail ? `detail ${label}` : label;
    let width = this.#widths.get(key);
    if (width === undefined) {
      const style = getComputedStyle(document.documentElement);
      const [size, family] = isDetail ? ['12px', '--sans'] : ['13px', '--mono'];
      this.#pen.font = `${size} ${style.getPropertyValue(family)}`;
      width = this.#pen.measureText(label).width;
      if (this.#widths.size > 2_000) this.#widths.clear();
      this.#widths.set(key, width);
    }
    return width;
  }

  #indexOf(target) {
    const group = this.#view.contains(target) ? target.closest?.('g[data-index]') : null;
    return group ? Number(group.dataset.index) : -1;
  }

  #key(event) {
    const index = this.#indexOf(event.target);
    if (index < 0) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      this.#page.select(this.#nodes[index].range);
      return;
    }
    const next = neighbour(this.#nodes, index, event.key);
    if (next === index) return;
    event.preventDefault();
    this.#focus(next);
  }

  #focus(index) {
    this.#groups.forEach((group, other) => group.setAttribute('tabindex', other === index ? 0 : -1));
    this.#groups[index].focus();
    this.#groups[index].scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
}
