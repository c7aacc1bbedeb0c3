/** The style of what floats: the menu and the card. */
export const panels = `
.menu, .card {
  position: fixed;
  inset: auto;
  margin: 0;
  padding: 0;
  overflow: hidden;
  color: var(--_color);
  background: var(--_panel);
  border: 1px solid var(--_panel-border);
  border-radius: var(--_panel-radius);
  box-shadow: var(--_shadow);
  font: 14px/20px var(--_interface-font);
  z-index: 1000;
}
.menu:not([hidden]) { display: flex; flex-direction: column; }
[role='listbox'] { flex: 1 1 auto; min-height: 0; padding: 4px; overflow-y: auto; overscroll-behavior: contain; }
[role='option'] {
  display: flex;
  align-items: center;
  gap: 16px;
  min-height: 32px;
  padding: 4px 10px;
  border-radius: calc(var(--_panel-radius) - 3px);
  cursor: pointer;
}
[role='option']:hover { background: color-mix(in srgb, var(--_active) 55%, transparent); }
[role='option'][aria-selected='true'] { background: var(--_active); box-shadow: inset 2px 0 var(--_accent); }
.label {
  flex: 0 1 auto;
  min-width: 6ch;
  overflow: hidden;
  font: 14px/20px var(--_font);
  white-space: pre;
  text-overflow: ellipsis;
}
.label b { font-weight: 700; color: var(--_accent); }
.detail {
  flex: 1 1 0;
  min-width: 0;
  overflow: hidden;
  color: var(--_muted);
  font-size: 13px;
  text-align: end;
  white-space: nowrap;
  text-overflow: ellipsis;
}
.documentation {
  flex: none;
  max-height: 84px;
  padding: 8px 14px;
  overflow-y: auto;
  color: var(--_muted);
  border-top: 1px solid var(--_panel-border);
  font-size: 13px;
  line-height: 18px;
}
.card { width: max-content; max-width: min(420px, calc(100vw - 16px)); overflow-y: auto; }
.card:focus-visible { outline: 2px solid var(--_accent); outline-offset: -2px; }
.card p { margin: 0; overflow-wrap: anywhere; }
.finding, .hover { padding: 10px 14px; }
.finding, .hover { border-inline-start: 3px solid transparent; }
.finding.hint { border-color: var(--_hint); }
.finding.error { border-color: var(--_error); }
.finding.warning { border-color: var(--_warning); }
.finding.information { border-color: var(--_information); }
.finding + .finding, .finding + .hover { border-top: 1px solid var(--_panel-border); }
.fixes { display: flex; flex-wrap: wrap; gap: 6px; margin-top: 8px; }
.fix {
  min-height: 32px;
  margin: 0;
  padding: 4px 12px;
  color: var(--_accent);
  background: none;
  border: 1px solid var(--_panel-border);
  border-radius: calc(var(--_panel-radius) - 2px);
  font: inherit;
  font-size: 13px;
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;
}
.fix:hover, .fix:focus-visible { background: var(--_active); border-color: var(--_accent); }
.fix:focus-visible { outline: 2px solid var(--_accent); outline-offset: 1px; }
.hover { color: var(--_muted); font-size: 13px; line-height: 18px; }
.card .hover > * + * { margin-top: 6px; }
.hover strong { color: var(--_color); font-size: 14px; font-weight: 600; }
.hover code { color: var(--_color); font: 12.5px/18px var(--_font); overflow-wrap: anywhere; }
.hover ul { margin: 6px 0 0; padding: 0; list-style: none; }
.hover li { padding-inline-start: 1em; text-indent: -1em; }
.card .hover hr { margin: 10px 0 4px; border: 0; border-top: 1px solid var(--_panel-border); }
@media (pointer: coarse), (max-width: 480px) {
  [role='option'], .fix { min-height: 44px; }
}
@media (max-width: 480px) {
  [role='option'] { gap: 10px; }
  .detail { max-width: 60%; margin-inline-start: auto; }
}
@media (forced-colors: active) {
  [role='option'][aria-selected='true'] { forced-color-adjust: none; color: HighlightText; background: Highlight; }
  [role='option'][aria-selected='true'] :is(.label b, .detail) { color: inherit; }
}
`;
