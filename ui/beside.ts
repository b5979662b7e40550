import type { UiDirection } from "./ui-context.ts";

/** Pixels between a floating box and the window's edges. */
const margin = 8;

/** Position of a floating box in the window, as logical insets in pixels. */
export type FloatingPlace = { insetInlineStart: number; insetBlockStart: number };

/**
 * Returns the position of a box of `size` below an anchor, `gap` pixels away, or above it if there is no space. It is
 * aligned with the anchor's start or end as far as the window allows.
 */
export function placeBeside(
  anchor: Pick<DOMRect, "left" | "right" | "top" | "bottom">,
  size: Pick<DOMRect, "width" | "height">,
  { direction, align, gap }: { direction: UiDirection; align: "start" | "end"; gap: number },
): FloatingPlace {
  const { left, right, top, bottom } = anchor;
  const { clientWidth, clientHeight } = document.documentElement;
  const start = direction === "rtl" ? clientWidth - right : left;
  const wanted = align === "start" ? start : start + (right - left) - size.width;
  const fitsBelow = bottom + gap + size.height <= clientHeight - margin;
  return {
    insetInlineStart: Math.max(margin, Math.min(wanted, clientWidth - size.width - margin)),
    insetBlockStart: fitsBelow ? bottom + gap : Math.max(margin, top - gap - size.height),
  };
}

/** Calls back when an element scrolls or the window is resized. Returns a function that stops it. */
export function watchWindow(onMove: () => void): () => void {
  const end = new AbortController();
  window.addEventListener("scroll", onMove, { capture: true, passive: true, signal: end.signal });
  window.addEventListener("resize", onMove, { signal: end.signal });
  return () => end.abort();
}
