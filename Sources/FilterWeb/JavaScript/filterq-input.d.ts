import type { Analysis, Edit, FilterQueryError, Range, Toolkit } from './filterq.js';

/** What the element asks of a toolkit; a `Toolkit` has it. The answers are immediate. */
export type InputToolkit = Pick<Toolkit, 'analyze' | 'complete' | 'hover'>;

/**
 * `<filterq-input>`: a single-line input for queries, with colours, ghost text, a menu, findings with fixes, a count.
 * It is a form control: it has a name and a value, is invalid while the query has errors, and is reset with its form.
 *
 * Keys: Tab or the right arrow at the end accepts the dimmed text. The arrows, Page Up and Page Down move in the menu,
 * and Home and End too once an item is chosen; Enter or Tab accepts the item. Enter else submits. Escape closes what is
 * open, and else clears. Ctrl+Space or the down arrow opens the menu. Alt+Enter or Ctrl+. goes to the fixes.
 *
 * Attributes: `value` (the text at first and after a reset), `placeholder`, `label` (for screen readers; else that of
 * the element's `<label>`), `name`, `disabled`, `count`.
 *
 * Slots: `start` and `end` inside the field; `count` instead of the count.
 *
 * Colours follow the `color-scheme` of the element, which it inherits: declare `color-scheme: light dark` on the page
 * to follow the system. CSS variables, each with a value for light and for dark:
 * `--filterq-background`, `-color`, `-muted`, `-border`, `-accent`, `-selection`, `-mark`; `-panel`, `-panel-border`,
 * `-active` (menu and card); `-error`, `-warning`, `-information`, `-hint`; `-token-property`, `-token-operator`,
 * `-token-keyword`, `-token-string`, `-token-number`, `-token-enum-member`, `-token-regexp`, `-token-type`,
 * `-token-macro`, `-token-variable`, `-token-decorator`, `-token-comment`, `-token-negated`; and `-font` of the query,
 * `-interface-font`, `-font-size`, `-height`, `-padding`, `-radius`, `-panel-radius`, `-shadow`.
 *
 * Parts: `field`, `input`, `text`, `ghost`, `count`, `clear`, `menu`, `option`, `label`, `match`, `detail`,
 * `documentation`, `card`, `finding`, `fix`, `hover`, and the kind of each token.
 */
export class FilterQueryInput extends HTMLElement {
  /** Answers what the element asks; without one it is a plain input. */
  toolkit: InputToolkit | null;
  /** The query. Setting it cannot be undone by the user and fires no `input`; see `edit`. */
  value: string;
  /** The attribute `value`. */
  defaultValue: string;
  placeholder: string;
  label: string;
  name: string;
  disabled: boolean;
  /** What is shown at the end of the field and told to screen readers: a number of results, or a text. */
  count: number | string | null;
  /** A range of the text to draw with a background, such as that of a node under the pointer. */
  mark: Range | null;
  readonly selectionStart: number;
  readonly selectionEnd: number;
  readonly form: HTMLFormElement | null;
  readonly labels: NodeList;
  readonly type: 'filterq-input';
  readonly validity: ValidityState;
  readonly validationMessage: string;
  readonly willValidate: boolean;
  /** Edits the text, such as by a fix. It fires `input`, takes the focus, and undo takes it back. */
  edit(edits: Edit[]): void;
  setSelectionRange(start: number, end: number): void;
  select(): void;
  checkValidity(): boolean;
  reportValidity(): boolean;
}

/** The events of the element, besides those of every element. */
export interface FilterQueryInputEvents {
  /** The text was edited, and analyzed already. */
  'input': InputEvent;
  /** Enter was pressed, or the focus left an edited text. */
  'change': Event;
  /** The text was analyzed: after an edit, or because `value` or `toolkit` was set. `check.source` is the text. */
  'filterq-analysis': CustomEvent<Analysis>;
  /** The toolkit threw; the element is a plain input until it gets another one. */
  'filterq-error': CustomEvent<FilterQueryError>;
}

declare global {
  interface HTMLElementTagNameMap { 'filterq-input': FilterQueryInput }
}
