import { setAttribute } from './template.js';

/**
 * Replaces a range of an input as if it were typed, so that undo takes it back as one step, and puts the caret.
 * `execCommand` is the only way to do that; where it does not work, the text is set without undo.
 */
export function replace(input, edit, caret) {
  if (edit.start === edit.end && edit.text === '') return;
  input.focus();
  input.setSelectionRange(edit.start, edit.end);
  const isDone = edit.text === ''
    ? document.execCommand('delete') : document.execCommand('insertText', false, edit.text);
  if (!isDone) {
    input.setRangeText(edit.text, edit.start, edit.end, 'end');
    const type = { inputType: 'insertReplacementText', data: edit.text, bubbles: true, composed: true };
    input.dispatchEvent(new InputEvent('input', type));
  }
  if (input.selectionStart !== caret || input.selectionEnd !== caret) input.setSelectionRange(caret, caret);
}

/** A text as one line: an input would join the words at its line breaks. */
export function oneLine(text) {
  return text.replace(/[ \t]*[\r\n]+[ \t]*/g, ' ');
}

/** Pastes several lines as one. */
export function pasteLines(input) {
  input.addEventListener('paste', (event) => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (!/[\r\n]/.test(text)) return;
    event.preventDefault();
    // Ends what was typed before, so that undo takes back the paste alone.
    input.setSelectionRange(input.selectionStart, input.selectionEnd);
    document.execCommand('insertText', false, oneLine(text.trim()));
  });
}

/** Submits a form as Enter in an input of it does: by its first submit button, or alone. */
export function submit(form) {
  const button = [...form.elements].find((element) => ['submit', 'image'].includes(element.type));
  if (button?.disabled) return;
  form.requestSubmit(button);
}

/** Copies what the page says about the field to the input. */
export function configure(input, { placeholder, label, isDisabled }) {
  setAttribute(input, 'placeholder', placeholder);
  setAttribute(input, 'aria-label', label);
  if (input.disabled !== isDisabled) input.disabled = isDisabled;
}
