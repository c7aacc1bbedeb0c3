import { apply, hide, placed, show, viewport } from './placement.js';
import { prose } from './prose.js';
import { make } from './template.js';

/** The panel with the findings at a place, their fixes as buttons, and what the word there means. */
export class Card {
  #panel;
  #applyFix;
  #close;

  /**
   * @param applyFix  Gets the fix whose button was pressed.
   * @param close     Is called when Escape is pressed inside.
   */
  constructor(panel, applyFix, close) {
    this.#panel = panel;
    this.#applyFix = applyFix;
    this.#close = close;
    // A press on a button leaves the focus in the input.
    panel.addEventListener('mousedown', (event) => event.preventDefault());
    panel.addEventListener('keydown', (event) => this.#key(event));
  }

  get isOpen() {
    return !this.#panel.hidden;
  }

  /** Shows findings and a hover at a box of the text. With `takesFocus`, the first button is focused. */
  show({ diagnostics, hover }, box, takesFocus) {
    const parts = diagnostics.map((one) => this.#finding(one));
    if (hover) parts.push(make('div', { class: 'hover', part: 'hover' }, ...prose(hover.markdown)));
    this.#panel.replaceChildren(...parts);
    show(this.#panel);
    const width = Math.min(this.#panel.offsetWidth, 420);
    apply(this.#panel, placed(box, viewport(), { least: this.#panel.scrollHeight, most: 320, width }));
    if (takesFocus) (this.#buttons[0] ?? this.#panel).focus();
  }

  hide() {
    hide(this.#panel);
  }

  get #buttons() {
    return [...this.#panel.querySelectorAll('button')];
  }

  #finding(diagnostic) {
    const { severity, message, fixes } = diagnostic;
    const buttons = fixes.map((fix) => {
      const button = make('button', { type: 'button', class: 'fix', part: 'fix' }, fix.title);
      button.addEventListener('click', () => this.#applyFix(fix));
      return button;
    });
    return make(
      'div', { class: `finding ${severity}`, part: `finding ${severity}` },
      make('p', {}, make('span', { class: 'unseen' }, `${severity}: `), message),
      ...(buttons.length > 0 ? [make('div', { class: 'fixes' }, ...buttons)] : []));
  }

  /** Arrows move among the buttons; Escape goes back to the input. */
  #key(event) {
    const buttons = this.#buttons;
    const index = buttons.indexOf(this.#panel.getRootNode().activeElement);
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (event.key === 'Escape') this.#close();
    else if (step && buttons.length > 0) buttons[(index + step + buttons.length) % buttons.length].focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}
