// What the page remembers: steps to undo, and the queries of earlier visits.
import { make } from './dom.js';
import { QueryHistory, UndoStack } from './history.js';
import { writeAddress } from './sharing.js';

const element = (id) => document.getElementById(id);

/** A query that stands for so long is worth keeping, in milliseconds. */
const settled = 1_500;

export function connectMemory(page) {
  const stack = new UndoStack();
  const kept = new QueryHistory(storage());
  let timer = 0;

  const buttons = () => {
    element('undo').disabled = !stack.canUndo;
    element('redo').disabled = !stack.canRedo;
  };
  const step = (state) => {
    if (state) page.show(state, { remembers: false });
    buttons();
  };
  const keep = (state) => {
    if (!state.query.trim() || page.analysis?.check.diagnostics.some((finding) => finding.severity === 'error')) return;
    kept.add(state.query, state.list);
    page.toolkits.get(state.list)?.setHistory(kept.queries(state.list));
  };

  element('undo').addEventListener('click', () => step(stack.undo()));
  element('redo').addEventListener('click', () => step(stack.redo()));
  addEventListener('keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || document.querySelector('dialog[open]')) return;
    if (event.target.closest?.('textarea, input:not([type=hidden])')) return;
    const key = event.key.toLowerCase();
    const isRedo = (key === 'z' && event.shiftKey) || key === 'y';
    if (key !== 'z' && !isRedo) return;
    event.preventDefault();
    event.stopPropagation();
    step(isRedo ? stack.redo() : stack.undo());
  }, { capture: true });
  connectDialog(page, kept);

  return {
    push(state, options) {
      stack.push(state, options);
      buttons();
    },
    /** The keys pause: the address follows, and after a while the history. */
    settle(state) {
      writeAddress(state);
      clearTimeout(timer);
      timer = setTimeout(keep, settled, state);
    },
    queries: (list) => kept.queries(list),
  };
}

function storage() {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

function connectDialog(page, kept) {
  const dialog = element('history-dialog');
  const fill = () => {
    const entries = kept.entries.reverse();
    element('history-entries').replaceChildren(...(entries.length ? entries.map(entry) : [
      make('li', { class: 'note' }, 'None yet. A query that stands for a moment is kept here, and only here.')]));
  };
  const entry = ({ query, list, date }) => make('li', {}, make('button', {
    type: 'button',
    onclick: () => {
      dialog.close();
      page.show({ query, list });
    },
  }, make('code', {}, query), make('span', { class: 'note' }, `${list}, ${new Date(date).toLocaleString()}`)));
  element('show-history').addEventListener('click', () => {
    fill();
    dialog.showModal();
  });
  element('clear-history').addEventListener('click', () => {
    kept.clear();
    fill();
  });
}
