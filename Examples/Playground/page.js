// The page: one state (a query over a list), and the views that show it.
import './filterq-input.js';
import { FilterQueryError, List, Toolkit, load } from './filterq.js';
import { applyEdits, conjuncts, toggleTerms } from './edits.js';
import { showFindings } from './findings.js';
import { showForms } from './forms.js';
import { connectGrammar } from './grammar.js';
import { Histogram } from './histogram.js';
import { connectMemory } from './memory.js';
import { showMeaning } from './meaning.js';
import { RangeLinks } from './ranges.js';
import { Results } from './results.js';
import { connectSharing } from './sharing.js';
import { connectFiles } from './files.js';
import { Statements } from './statements.js';
import { PageList } from './list-source.js';
import { Timings } from './timings.js';
import { startTour } from './tour.js';
import { TreeView } from './tree.js';
import { Why } from './why.js';
import { QueryText } from './query-text.js';

const element = (id) => document.getElementById(id);
const input = element('query');
const timings = new Timings();

/** The lists of the page by name; those of files are read when they are first asked for. */
const sources = new Map();
const toolkits = new Map();
let source = null;
let analysis = null;
let later = 0;
let attempts = 0;
let told = 0;
/** While the list and the query change together, nothing is shown. */
let isChanging = false;

const links = new RangeLinks();

const page = {
  input, toolkits, links, show, setQuery, applyFix, toggle, termsOf, add, explain, tell, say,
  get query() { return input.value; },
  get list() { return source?.id ?? 'cards'; },
  get analysis() { return analysis; },
  select: (range) => queryText.select(range),
  unselect: () => results.unselect(),
};
const queryText = new QueryText(page);
const results = new Results(page);
const histogram = new Histogram(page);
const why = new Why(page);
const tree = new TreeView(page);
const statements = new Statements(page);
const memory = connectMemory(page);

/** Shows a query over a list. */
async function show(state, { remembers = true } = {}) {
  const attempt = ++attempts;
  let chosen;
  try {
    chosen = await sourceNamed(state.list);
  } catch (error) {
    say(`The list cannot be shown: ${error.message}.`, { bad: true });
    return;
  }
  if (attempt !== attempts) return;
  isChanging = true;
  if (chosen !== source) use(chosen);
  input.value = state.query;
  isChanging = false;
  showAnalysis();
  if (remembers) memory.push({ query: state.query, list: chosen.id });
}

/** The source with a name; the cards if there is no such list. */
async function sourceNamed(id) {
  const files = { songs: 'songs.csv', issues: 'issues.json' };
  if (!sources.has(id) && Object.hasOwn(files, id)) {
    const response = await fetch(`lists/${files[id]}`);
    if (!response.ok) throw new Error(`the list ${files[id]} is missing`);
    const list = List.read(new Uint8Array(await response.arrayBuffer()), { name: id });
    add(new PageList(id, id === 'songs' ? 'song' : 'issue', list), new Toolkit(list.vocabulary));
  }
  return sources.get(id) ?? sources.get('cards');
}

/** Adds a list, or puts it in the place of the one with that name. */
function add(added, toolkit) {
  const old = sources.get(added.id);
  if (old) {
    old.release();
    toolkits.get(old.id)?.release();
  }
  sources.set(added.id, added);
  toolkits.set(added.id, toolkit);
  const option = element('list').querySelector(`option[value="${added.id}"]`);
  if (added.id === 'own') option.textContent = added.name;
  option.hidden = false;
}

function use(chosen) {
  source = chosen;
  element('list').value = chosen.id;
  input.toolkit = toolkits.get(chosen.id);
  toolkits.get(chosen.id).setHistory(memory.queries(chosen.id));
  results.use(chosen);
  histogram.use(chosen);
  why.use(chosen);
  statements.use(chosen);
}

/** Changes the query as a click does: one step to undo. */
function setQuery(text) {
  input.value = text;
  memory.push({ query: text, list: source.id });
}

function applyFix(edits) {
  setQuery(applyEdits(input.value, edits));
}

/** The texts of the conditions of a query of which all must hold. */
function termsOf(text) {
  const outline = toolkits.get(source.id).outline(text);
  return conjuncts(outline).map(({ range }) => text.slice(range.start, range.end));
}

/** Adds the conditions of a bar, or takes them out again. */
function toggle(term) {
  setQuery(toggleTerms(input.value, analysis.outline, termsOf(term)));
}

/** Shows the analysis: at once what the eye follows while typing, and the rest when the keys pause. */
function showAnalysis() {
  if (isChanging || !source || !analysis) return;
  results.search(input.value);
  showMeaning(analysis, page);
  showFindings(analysis, page);
  clearTimeout(later);
  // A worker that counts bars cannot answer the next key.
  later = setTimeout(showRest, source.isImmediate ? 60 : 250);
}

function showRest() {
  const text = input.value;
  tree.show(analysis.outline, text);
  showForms(analysis, text, page);
  histogram.show(text);
  why.show(text);
  statements.show(text);
  memory.settle({ query: text, list: source.id });
}

/** Explains why an item is found or not. */
function explain(item) {
  results.select(item);
  why.open(item);
}

/** Says shortly that something was done. */
function tell(text) {
  const note = element('told');
  note.textContent = text;
  note.classList.add('shown');
  clearTimeout(told);
  told = setTimeout(() => note.classList.remove('shown'), 2_500);
}

/** The line above the rows. */
function say(text, { bad = false } = {}) {
  const line = element('message');
  if (line.textContent !== text) {
    line.textContent = text;
    line.title = text;
  }
  line.classList.toggle('bad', bad);
}

input.addEventListener('filterq-analysis', (event) => {
  analysis = event.detail;
  showAnalysis();
});
input.addEventListener('filterq-error', ({ detail }) => {
  say(`The toolkit has stopped: ${detail.message}. Reload the page.`, { bad: true });
});
input.addEventListener('input', () => memory.push({ query: page.query, list: page.list }, { typed: true }));
element('list').addEventListener('change', () => show({ query: '', list: element('list').value }));

async function start() {
  input.label = 'Query';
  input.placeholder = 'Type a query, such as type:dragon';
  await load();
  add(new PageList('cards', 'card', List.sampleCards()), new Toolkit());
  await startTour(page, why, connectSharing(page));
  timings.ready();
  connectFiles(page);
  connectGrammar();
  if ('serviceWorker' in navigator && window.isSecureContext) {
    navigator.serviceWorker.register('offline.js').catch(() => { /* The page works without being kept. */ });
  }
}

start().catch((error) => {
  const reason = error instanceof FilterQueryError || error instanceof Error ? error.message : String(error);
  element('count').textContent = '–';
  element('total').textContent = '';
  say(`The toolkit could not be loaded: ${reason}`, { bad: true });
});
