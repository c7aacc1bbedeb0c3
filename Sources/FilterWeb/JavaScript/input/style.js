import { panels } from './panels.js';
import { variables } from './palette.js';

// The letters of the input and of the copy over it must fall on the same places: the same font, no bold or italic, no
// kerning or ligatures across the borders of spans.
const field = `
:host {
  ${variables}
  --_font: var(--filterq-font, ui-monospace, 'SFMono-Regular', Menlo, Consolas, 'DejaVu Sans Mono', monospace);
  --_interface-font: var(--filterq-interface-font, system-ui, sans-serif);
  --_size: var(--filterq-font-size, 16px);
  --_height: var(--filterq-height, 44px);
  --_radius: var(--filterq-radius, 8px);
  --_padding: var(--filterq-padding, 12px);
  --_panel-radius: var(--filterq-panel-radius, var(--_radius));
  --_shadow: var(--filterq-shadow, 0 8px 28px rgb(0 0 0 / 0.18));
  display: block;
  min-width: 0;
  font-family: var(--_interface-font);
}
:host([hidden]) { display: none; }
* { box-sizing: border-box; }
[hidden] { display: none !important; }
.clear[hidden] { display: block !important; visibility: hidden; }
.field {
  display: flex;
  align-items: center;
  height: var(--_height);
  color: var(--_color);
  background: var(--_background);
  border: 1px solid var(--_border);
  border-radius: var(--_radius);
  transition: border-color 120ms;
}
.field:focus-within { border-color: var(--_accent); outline: 1px solid var(--_accent); }
.field.disabled { opacity: 0.6; }
.text { position: relative; flex: 1; min-width: 0; align-self: stretch; }
input, .paint {
  font: 400 var(--_size)/calc(var(--_height) - 2px) var(--_font);
  font-kerning: none;
  font-variant-ligatures: none;
  font-synthesis: none;
  letter-spacing: normal;
  word-spacing: 0;
  text-indent: 0;
  tab-size: 8;
}
input {
  width: 100%;
  height: 100%;
  margin: 0;
  padding: 0 var(--_padding);
  color: inherit;
  background: none;
  border: 0;
  border-radius: 0;
  outline: 0;
  appearance: none;
  text-overflow: clip;
  caret-color: var(--_accent);
}
input::placeholder { color: var(--_muted); opacity: 1; }
input::selection { background: var(--_selection); }
.paint {
  position: absolute;
  inset: 0 var(--_padding);
  overflow: hidden;
  pointer-events: none;
  user-select: none;
  -webkit-user-select: none;
  display: none;
}
.painted input { color: transparent; }
.painted input::selection { color: transparent; }
.painted .paint { display: block; }
.line { width: max-content; min-width: 100%; white-space: pre; }
.ghost { color: var(--_muted); }
.property { color: var(--_token-property); }
.operator { color: var(--_token-operator); }
.keyword { color: var(--_token-keyword); }
.string { color: var(--_token-string); }
.number { color: var(--_token-number); }
.enumMember { color: var(--_token-enum-member); }
.regexp { color: var(--_token-regexp); }
.type { color: var(--_token-type); }
.macro { color: var(--_token-macro); }
.variable { color: var(--_token-variable); }
.decorator { color: var(--_token-decorator); }
.comment { color: var(--_token-comment); }
.operator.negated { color: var(--_token-negated); }
.line > .error, .line > .warning, .line > .information, .line > .hint {
  text-decoration: underline wavy 1.5px var(--_error);
  text-decoration-skip-ink: none;
  text-underline-offset: 4px;
}
.line > .warning { text-decoration-color: var(--_warning); }
.line > .information { text-decoration-color: var(--_information); }
.line > .hint { text-decoration: underline dotted 2px var(--_hint); }
.line > .marked { background: var(--_mark); border-radius: 3px; }
.count {
  flex: none;
  max-width: 40%;
  padding-inline-end: var(--_padding);
  overflow: hidden;
  font-size: 13px;
  font-variant-numeric: tabular-nums;
  color: var(--_muted);
  white-space: nowrap;
  text-overflow: ellipsis;
}
.clear {
  flex: none;
  width: calc(var(--_height) - 2px);
  height: 100%;
  margin: 0;
  padding: 0;
  color: var(--_muted);
  background: none;
  border: 0;
  border-radius: var(--_radius);
  cursor: pointer;
}
.clear:hover { color: var(--_color); }
.cross { display: block; position: relative; width: 16px; height: 16px; margin: auto; }
.cross::before, .cross::after {
  content: '';
  position: absolute;
  inset: 7.25px 1px;
  background: currentColor;
  border-radius: 1px;
  transform: rotate(45deg);
}
.cross::after { transform: rotate(-45deg); }
.unseen {
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
}
@media (pointer: coarse) {
  .painted .ghost:not(:empty) { pointer-events: auto; }
}
@media (max-width: 480px) {
  .count { max-width: 30%; font-size: 12px; padding-inline-end: 0; }
}
@media (prefers-reduced-motion: reduce) {
  * { transition: none !important; scroll-behavior: auto !important; }
}
@media (forced-colors: active) {
  .painted input { color: FieldText; }
  .painted .line { forced-color-adjust: none; color: transparent; }
  .painted .line > span { color: transparent; text-decoration-color: CanvasText; }
  .painted .line > .ghost { color: GrayText; }
  .line > .marked { background: none; outline: 1px solid Highlight; }
  .cross { forced-color-adjust: none; color: ButtonText; }
  .field:focus-within { outline: 2px solid Highlight; }
}
`;

let shared = null;

/** The style sheet, one for all elements. */
export function sheet() {
  if (!shared) {
    shared = new CSSStyleSheet();
    shared.replaceSync(field + panels);
  }
  return shared;
}
