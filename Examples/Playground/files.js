// A file of one's own: dropped, chosen or pasted. It is read in a worker and sent nowhere.
import { Toolkit, compiledModule } from './filterq.js';
import { counted, sized } from './bars.js';
import { WorkerList } from './list-source.js';
import { guide } from './tour.js';

const element = (id) => document.getElementById(id);

/** A larger file does not fit into the memory of a page together with its index. */
const maximumSize = 200_000_000;

/** Lets files be dropped, chosen and pasted. */
export function connectFiles(page) {
  const openFirst = (files) => {
    if (files?.length) open(files[0], files[0].name, page);
  };
  element('choose').addEventListener('click', () => element('file').click());
  element('file').addEventListener('change', (event) => {
    openFirst(event.target.files);
    event.target.value = '';
  });
  connectDropping(openFirst);
  const dialog = element('paste-dialog');
  element('paste').addEventListener('click', () => dialog.showModal());
  element('paste-read').addEventListener('click', () => {
    dialog.close();
    open(new Blob([element('paste-text').value]), 'Pasted', page);
  });
}

function connectDropping(openFirst) {
  const drop = element('drop');
  const hasFiles = (event) => event.dataTransfer?.types.includes('Files');
  addEventListener('dragover', (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    drop.hidden = false;
  });
  addEventListener('dragleave', (event) => {
    if (!event.relatedTarget) drop.hidden = true;
  });
  addEventListener('drop', (event) => {
    drop.hidden = true;
    if (!hasFiles(event)) return;
    event.preventDefault();
    openFirst(event.dataTransfer.files);
  });
}

let attempts = 0;
let reading = null;

/** Reads a file in a new worker and shows its items. A file opened later wins. */
export function open(file, name, page) {
  const attempt = ++attempts;
  reading?.terminate();
  if (!file.size) return refuse('it is empty', name, page);
  if (file.size > maximumSize) {
    return refuse(`it has ${sized(file.size)}, and a page can search ${sized(maximumSize)} at most`, name, page);
  }
  page.say(`Reading ${name}, ${sized(file.size)} …`);
  const started = performance.now();
  const worker = new Worker(new URL('list-worker.js', import.meta.url), { type: 'module', name: 'list' });
  reading = worker;
  worker.onerror = (event) => {
    if (attempt === attempts) refuse(event.message || 'the worker failed', name, page);
  };
  worker.onmessage = ({ data: { answer, error } }) => {
    if (attempt !== attempts) return;
    reading = null;
    if (error !== undefined) {
      worker.terminate();
      refuse(error, name, page);
      return;
    }
    let toolkit;
    try {
      toolkit = new Toolkit(answer.vocabulary);
    } catch (failure) {
      worker.terminate();
      refuse(failure.message, name, page);
      return;
    }
    const list = new WorkerList('own', worker, answer);
    page.add(list, toolkit);
    const seconds = ((performance.now() - started) / 1000).toFixed(2);
    list.remark = remark(list, `${name}: ${sized(file.size)} read in ${seconds} s, in this page only.`);
    page.show({ query: '', list: 'own' });
    guide(name, 'Type a word, or begin with a field: the menu knows its fields and values. The cards are in the list of lists.');
    page.tell(`${counted(list.count, 'row')} of ${name} can be searched.`);
  };
  worker.postMessage({ sequence: 0, module: compiledModule(), file, name });
}

/** What is known about a list, and what could not be read. */
function remark({ damage }, text) {
  if (!damage.count) return text;
  const { line, message } = damage.first[0];
  return `${text} ${counted(damage.count, 'record')} could not be read; the first on line ${line}: ${message}.`;
}

function refuse(reason, name, page) {
  page.say(`${name} cannot be searched: ${reason}.`, { bad: true });
}
