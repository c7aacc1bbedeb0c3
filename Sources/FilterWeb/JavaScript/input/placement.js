/**
 * Where a panel goes: below an anchor, or above it where there is more room and too little below; inside the viewport,
 * `margin` from its edges. All in CSS pixels.
 *
 * @param anchor    `left`, `top`, `bottom`, `width` of what it belongs to, from the layout viewport's corner.
 * @param viewport  `width`, `top`, `height`: what is visible, without an on-screen keyboard; `layoutHeight`.
 * @param wanted    `least` and `most`: heights; `width`, or else the anchor's.
 * @returns `left`, `width`, `height` (the most it may have), `isAbove`, and `top` or `bottom` from that viewport edge.
 */
export function placed(anchor, viewport, wanted, gap = 4, margin = 8) {
  const width = Math.max(0, Math.min(wanted.width ?? anchor.width, viewport.width - 2 * margin));
  const left = Math.max(margin, Math.min(anchor.left, viewport.width - margin - width));
  const below = viewport.top + viewport.height - anchor.bottom - gap - margin;
  const above = anchor.top - viewport.top - gap - margin;
  const isAbove = below < wanted.least && above > below;
  const height = Math.max(0, Math.min(wanted.most, isAbove ? above : below));
  const edge = isAbove ? { bottom: viewport.layoutHeight - anchor.top + gap } : { top: anchor.bottom + gap };
  return { left, width, height, isAbove, ...edge };
}

/** The visible part of the window, as `placed` takes it. */
export function viewport() {
  const visual = globalThis.visualViewport;
  const root = document.documentElement;
  return {
    width: root.clientWidth, top: visual?.offsetTop ?? 0, height: visual?.height ?? innerHeight,
    layoutHeight: innerHeight,
  };
}

/** Moves a panel with `position: fixed` to a place. */
export function apply(panel, place) {
  const style = panel.style;
  style.left = `${place.left}px`;
  style.top = place.isAbove ? 'auto' : `${place.top}px`;
  style.bottom = place.isAbove ? `${place.bottom}px` : 'auto';
  style.maxHeight = `${place.height}px`;
}

/** Shows a panel in the top layer, where no ancestor cuts it off; in browsers without popovers, in its own layer. */
export function show(panel) {
  panel.hidden = false;
  if (panel.showPopover && !panel.matches(':popover-open')) panel.showPopover();
}

/** Hides a panel. */
export function hide(panel) {
  if (panel.hidden) return;
  if (panel.hidePopover && panel.matches(':popover-open')) panel.hidePopover();
  panel.hidden = true;
}
