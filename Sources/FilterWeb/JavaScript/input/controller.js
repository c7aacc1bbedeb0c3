import { Announcer } from './announcer.js';
import { Colors } from './colors.js';
import { Composition } from './composition.js';
import { pasteLines, replace } from './editing.js';
import { Findings } from './findings.js';
import { whenIdle } from './idle.js';
import { command, commits } from './keys.js';
import { accepted, changes, closed, invites, moved as movedMenu, opened } from './menu-state.js';
import { Menu } from './menu.js';
import { difference, edited, moved } from './ranges.js';
import { segments } from './segments.js';
import { setAttribute, setText } from './template.js';
import { findingsText, suggestionsText } from './wording.js';

/** Longer texts are shown plain and not analyzed, so that a key stays cheap. */
const longestText = 20_000;
const mostItems = 24;

/**
 * Keeps what is shown in step with the text and the caret. At a key it analyzes once and completes once.
 *
 * The host gets `analyzed(analysis)`, `failed(error)` and `submitted()`.
 */
export class Controller {
  #elements;
  #host;
  #toolkit = null;
  #analysis = null;
  #completions = null;
  #state = closed;
  #caret = 0;
  #ghost = '';
  #mark = null;
  #isEditing = false;
  #composition;
  #colors;
  #menu;
  #findings;
  #announcer;

  constructor(elements, host) {
    this.#elements = elements;
    this.#host = host;
    this.#colors = new Colors(elements.line, elements.input);
    this.#menu = new Menu(elements, (item) => this.#accept(item));
    this.#findings = new Findings(elements, this.#colors, this.#questions());
    this.#announcer = new Announcer(elements.status, () => elements.input.matches(':focus'));
    this.#composition = new Composition(elements.input, () => this.#composed());
    this.#listen();
  }

  set toolkit(toolkit) {
    this.#toolkit = toolkit;
    this.refresh(false);
    if (toolkit) whenIdle(() => this.#prepare(toolkit));
  }

  get toolkit() {
    return this.#toolkit;
  }

  /** A range of the text to be drawn with a background; `null` for none. */
  set mark(range) {
    this.#mark = range;
    this.#paint();
  }

  get mark() {
    return this.#mark;
  }

  get announcer() {
    return this.#announcer;
  }

  /** Analyzes the text again; with `completes`, for a caret that was moved by typing. */
  refresh(completes) {
    const { input } = this.#elements;
    const text = input.value;
    this.#caret = input.selectionEnd ?? text.length;
    this.#findings.hide();
    this.#elements.clear.hidden = text === '' || input.disabled;
    this.#analysis = this.#answer((toolkit) => toolkit.analyze(text));
    this.#completions = completes && this.#analysis ? this.#completed(text) : null;
    this.#ghost = this.#caret === text.length ? (this.#completions?.ghost ?? '') : '';
    this.#paint();
    this.#show(this.#completions && invites(text, this.#caret) ? opened(this.#completions, text) : closed);
    this.#tell();
    if (this.#analysis) this.#host.analyzed(this.#analysis);
  }

  /** Applies edits of the text as one step of undo; the caret stays where it was in the text. */
  edit(edits, caret = undefined) {
    const { input } = this.#elements;
    if (input.disabled) return;
    const before = input.value;
    const after = edited(before, edits);
    const change = difference(before, after);
    if (!change) return;
    this.#isEditing = true;
    try {
      replace(input, change, caret ?? moved(input.selectionEnd, change));
    } finally {
      this.#isEditing = false;
    }
  }

  /** Closes everything that floats, and forgets what waits to be said. */
  close() {
    this.#show(closed);
    this.#findings.hide();
    this.#announcer.stop();
  }

  /** Finds the places of what floats again. */
  place() {
    this.#menu.place();
    this.#findings.hide();
    this.#colors.follow();
  }

  // What is asked and shown

  #answer(question) {
    if (!this.#toolkit || this.#elements.input.value.length > longestText) return null;
    try {
      return question(this.#toolkit);
    } catch (error) {
      this.#toolkit = null;
      this.#host.failed(error);
      return null;
    }
  }

  /** Lets a toolkit make its indexes before the first key needs them. */
  #prepare(toolkit) {
    if (toolkit !== this.#toolkit) return;
    for (const text of ['', 'a']) this.#answer((asked) => asked.complete(text, text.length, { limit: 1 }));
  }

  #completed(text) {
    return this.#answer((toolkit) => toolkit.complete(text, this.#caret, { limit: mostItems }));
  }

  /** What the card asks. */
  #questions() {
    const bar = this;
    return {
      get diagnostics() {
        return bar.#analysis?.check.diagnostics ?? [];
      },
      hover: (offset) => this.#answer((toolkit) => toolkit.hover(this.#elements.input.value, offset)),
      fix: (fix) => this.#fix(fix),
      makeRoom: () => this.#show(closed),
    };
  }

  #paint() {
    const { field, input } = this.#elements;
    const isPainted = this.#analysis !== null && !this.#composition.isActive;
    field.classList.toggle('painted', isPainted);
    if (!isPainted) return;
    const { tokens, check } = this.#analysis;
    this.#colors.show(segments(input.value, { tokens, diagnostics: check.diagnostics, mark: this.#mark }));
    this.#colors.showGhost(this.#ghost);
    requestAnimationFrame(() => this.#colors.follow());
  }

  #show(state) {
    this.#state = state;
    this.#menu.show(state);
  }

  #tell() {
    const diagnostics = this.#analysis?.check.diagnostics ?? [];
    const message = findingsText(diagnostics);
    setText(this.#elements.findings, message);
    this.#announcer.say('findings', message);
    this.#announcer.say('menu', this.#state.isOpen ? suggestionsText(this.#state.items.length) : '');
    const error = diagnostics.find((one) => one.severity === 'error');
    setAttribute(this.#elements.input, 'aria-invalid', error ? 'true' : null);
  }

  // What happens

  #listen() {
    const { input, clear } = this.#elements;
    input.addEventListener('input', () => this.#typed());
    input.addEventListener('beforeinput', (event) => this.#commit(event));
    input.addEventListener('keydown', (event) => this.#key(event));
    for (const name of ['selectionchange', 'keyup', 'pointerup']) input.addEventListener(name, () => this.caretMoved());
    input.addEventListener('scroll', () => this.#colors.follow());
    pasteLines(input);
    clear.addEventListener('mousedown', (event) => event.preventDefault());
    clear.addEventListener('click', () => this.#do('clear'));
  }

  #typed() {
    if (!this.#isEditing && !this.#composition.isActive) this.refresh(true);
  }

  #composed() {
    if (!this.#composition.isActive) return this.#typed();
    this.#show(closed);
    return this.#paint();
  }

  /** Closes the menu and hides the ghost text when the caret moves without typing. */
  caretMoved() {
    const { input } = this.#elements;
    if (this.#isEditing || this.#composition.isActive || input.selectionEnd === this.#caret) return;
    this.#caret = input.selectionEnd;
    this.#show(closed);
    const isAtEnd = this.#caret === input.value.length && input.selectionStart === this.#caret;
    this.#colors.showGhost(isAtEnd ? this.#ghost : '');
  }

  #commit(event) {
    if (event.inputType !== 'insertText' || event.isComposing || !this.#completions) return;
    if (!commits(event.data, this.#state, this.#completions.commitCharacters)) return;
    event.preventDefault();
    const { replace: range, insertText, caret } = accepted(this.#state);
    const text = edited(this.#elements.input.value, [{ ...range, text: insertText }]);
    const typed = text.slice(0, caret) + event.data + text.slice(caret);
    this.edit([{ start: 0, end: this.#elements.input.value.length, text: typed }], caret + event.data.length);
    this.refresh(true);
  }

  #key(event) {
    const { input } = this.#elements;
    const isAtEnd = input.selectionStart === input.value.length;
    const name = command(event, {
      isOpen: this.#state.isOpen, isChosen: this.#state.isChosen, hasActive: accepted(this.#state) !== null,
      hasGhost: this.#colors.ghost !== '' && isAtEnd, isAtEnd, isEmpty: input.value === '',
      hasCard: this.#findings.isOpen,
      hasFindings: (this.#analysis?.check.diagnostics.length ?? 0) > 0,
    });
    if (!name || input.disabled) return;
    event.preventDefault();
    this.#do(name);
  }

  #do(name) {
    const { input } = this.#elements;
    const text = input.value;
    switch (name) {
      case 'acceptItem':
        return this.#accept(accepted(this.#state));
      case 'acceptGhost':
        return this.#insert([{ start: text.length, end: text.length, text: this.#ghost }]);
      case 'open':
        return this.#open();
      case 'submit':
        this.close();
        return this.#host.submitted();
      case 'close':
        this.#findings.hide();
        return this.#show(closed);
      case 'clear':
        this.#insert([{ start: 0, end: text.length, text: '' }]);
        return this.#show(closed);
      case 'showFindings':
        return this.#findings.show(input.selectionEnd, true);
      default:
        return this.#show(movedMenu(this.#state, name, this.#menu.pageSize));
    }
  }

  #open() {
    this.#caret = this.#elements.input.selectionEnd;
    const text = this.#elements.input.value;
    this.#completions = this.#completed(text);
    if (this.#completions) this.#show(opened(this.#completions, text));
  }

  #accept(item) {
    const { replace: range, insertText, caret, asksAgain } = item;
    const isEdit = changes(item, this.#elements.input.value);
    this.edit([{ start: range.start, end: range.end, text: insertText }], caret);
    if (!isEdit) this.#elements.input.setSelectionRange(caret, caret);
    this.refresh(true);
    if (!asksAgain) this.#show(closed);
  }

  #insert(edits) {
    this.edit(edits);
    this.refresh(true);
  }

  #fix(fix) {
    this.edit(fix.edits);
    this.refresh(true);
    this.#show(closed);
    this.#elements.input.focus();
  }
}
