// <filterq-input>: a single-line input for queries with colours, ghost text, a menu, findings with fixes and a count.
// Importing this file defines the element. Types, attributes, events and CSS variables: filterq-input.d.ts.

import { Controller } from './input/controller.js';
import { configure, oneLine, submit } from './input/editing.js';
import { sheet } from './input/style.js';
import { build, setText } from './input/template.js';
import { countText } from './input/wording.js';

const reflected = ['value', 'placeholder', 'label', 'name', 'disabled', 'count', 'aria-label'];

/** The element. Outside of a browser, importing it defines a class that cannot be used. */
export class FilterQueryInput extends (globalThis.HTMLElement ?? class {}) {
  static formAssociated = true;
  static observedAttributes = reflected;

  #internals = this.attachInternals();
  #elements;
  #controller;
  #count = null;
  #isChanged = false;
  #isFormDisabled = false;
  #committed = '';
  #listening = null;

  constructor() {
    super();
    const root = this.attachShadow({ mode: 'open', delegatesFocus: true });
    root.adoptedStyleSheets = [sheet()];
    this.#elements = build(root);
    this.#controller = new Controller(this.#elements, {
      analyzed: (analysis) => this.#analyzed(analysis),
      failed: (error) => this.#emit('filterq-error', error),
      submitted: () => this.#submitted(),
    });
    // The value of the form is set before listeners on the element hear of it.
    root.addEventListener('input', () => this.#edited(), { capture: true });
    root.addEventListener('focusout', (event) => {
      if (!root.contains(event.relatedTarget)) this.#left();
    });
  }

  connectedCallback() {
    for (const name of ['toolkit', 'value', 'count', 'mark']) this.#upgrade(name);
    this.#configure();
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    const place = () => this.#controller.place();
    addEventListener('resize', place, { signal });
    addEventListener('scroll', (event) => {
      if (!this.shadowRoot.contains(event.composedPath()[0])) place();
    }, { signal, capture: true, passive: true });
    globalThis.visualViewport?.addEventListener('resize', place, { signal });
    document.addEventListener('selectionchange', () => {
      if (this.shadowRoot.activeElement === this.#elements.input) this.#controller.caretMoved();
    }, { signal });
  }

  disconnectedCallback() {
    this.#listening?.abort();
    this.#controller.close();
  }

  attributeChangedCallback(name, before, after) {
    if (before === after) return;
    if (name === 'value') {
      if (!this.#isChanged) this.#set(after ?? '');
    } else if (name === 'count') {
      this.count = after;
    } else {
      this.#configure();
    }
  }

  // Properties

  get toolkit() { return this.#controller.toolkit; }
  set toolkit(toolkit) { this.#controller.toolkit = toolkit ?? null; }

  get value() { return this.#elements.input.value; }
  set value(text) {
    this.#isChanged = true;
    if (String(text ?? '') !== this.value) this.#set(String(text ?? ''));
  }

  get defaultValue() { return this.getAttribute('value') ?? ''; }
  set defaultValue(text) { this.setAttribute('value', text); }

  get placeholder() { return this.getAttribute('placeholder') ?? ''; }
  set placeholder(text) { this.setAttribute('placeholder', text); }

  get label() { return this.getAttribute('label') ?? ''; }
  set label(text) { this.setAttribute('label', text); }

  get name() { return this.getAttribute('name') ?? ''; }
  set name(text) { this.setAttribute('name', text); }

  get disabled() { return this.hasAttribute('disabled'); }
  set disabled(isDisabled) { this.toggleAttribute('disabled', Boolean(isDisabled)); }

  get count() { return this.#count; }
  set count(count) {
    this.#count = count ?? null;
    const text = countText(this.#count);
    setText(this.#elements.countText, text);
    this.#controller.announcer.say('count', text);
  }

  get mark() { return this.#controller.mark; }
  set mark(range) { this.#controller.mark = range ?? null; }

  get selectionStart() { return this.#elements.input.selectionStart; }
  get selectionEnd() { return this.#elements.input.selectionEnd; }

  get form() { return this.#internals.form; }
  get labels() { return this.#internals.labels; }
  get validity() { return this.#internals.validity; }
  get validationMessage() { return this.#internals.validationMessage; }
  get willValidate() { return this.#internals.willValidate; }
  get type() { return 'filterq-input'; }

  // Methods

  edit(edits) {
    this.#controller.edit(edits);
    this.#controller.refresh(false);
  }

  focus(options) { this.#elements.input.focus(options); }
  setSelectionRange(start, end) { this.#elements.input.setSelectionRange(start, end); }
  select() { this.#elements.input.select(); }
  checkValidity() { return this.#internals.checkValidity(); }
  reportValidity() { return this.#internals.reportValidity(); }

  // The form

  formDisabledCallback(isDisabled) {
    this.#isFormDisabled = isDisabled;
    this.#configure();
  }

  formResetCallback() {
    this.#isChanged = false;
    this.#set(this.defaultValue);
  }

  formStateRestoreCallback(state) {
    this.value = state;
  }

  formAssociatedCallback() {
    this.#configure();
  }

  // Inside

  /** Takes over a property that was set before the element was defined. */
  #upgrade(name) {
    if (!Object.hasOwn(this, name)) return;
    const value = this[name];
    delete this[name];
    this[name] = value;
  }

  #configure() {
    const label = this.label || this.getAttribute('aria-label') || this.#internals.labels[0]?.textContent.trim();
    configure(this.#elements.input, {
      placeholder: this.getAttribute('placeholder'), label: label || this.placeholder || 'Query',
      isDisabled: this.disabled || this.#isFormDisabled,
    });
    this.#elements.field.classList.toggle('disabled', this.#elements.input.disabled);
    this.#elements.clear.hidden = this.value === '' || this.#elements.input.disabled;
  }

  #set(text) {
    this.#elements.input.value = oneLine(text);
    this.#internals.setFormValue(this.value);
    this.#committed = this.value;
    this.#controller.refresh(false);
  }

  #edited() {
    this.#isChanged = true;
    this.#internals.setFormValue(this.value);
  }

  #analyzed(analysis) {
    const error = analysis.check.diagnostics.find((one) => one.severity === 'error');
    const { message } = error ?? { message: '' };
    if (message !== this.validationMessage) {
      this.#internals.setValidity(error ? { customError: true } : {}, message, this.#elements.input);
    }
    this.#emit('filterq-analysis', analysis);
  }

  #submitted() {
    this.#change();
    if (this.form) submit(this.form);
  }

  #left() {
    this.#controller.close();
    if (this.value !== this.#committed) this.#change();
  }

  #change() {
    this.#committed = this.value;
    this.dispatchEvent(new Event('change', { bubbles: true }));
  }

  #emit(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }
}

if (globalThis.customElements && !customElements.get('filterq-input')) {
  customElements.define('filterq-input', FilterQueryInput);
}
