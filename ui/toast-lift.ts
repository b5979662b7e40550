type Box = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

/** Pixels between toasts and what they leave free. */
const gap = 8;

/** Bars at the foot of pages, dialogs and phones; `data-foot` says that something has to stay in sight there. */
const feet = "[data-foot], [data-raised] svg";
const takesFocus = "a, button, input, select, textarea, [contenteditable=true]";

/**
 * Returns how many pixels a box at the foot of the window rises so that it covers no obstacle. Where they leave no room,
 * it goes to the head of the window.
 */
export function liftAbove(box: Box, obstacles: readonly Box[]): number {
  let lift = 0;
  // The lowest come first: what lies above one may be in the way of the box that has risen.
  for (const { left, right, top, bottom } of obstacles.toSorted((one, other) => other.bottom - one.bottom)) {
    const isBeside = right <= box.left || left >= box.right;
    const isCovered = bottom > box.top - lift - gap && top < box.bottom - lift + gap;
    if (!isBeside && isCovered) lift = box.bottom - top + gap;
  }
  return Math.max(0, Math.min(lift, box.top - gap));
}

/** Returns what toasts must not cover now: bars, the focused control, and the keyboard of a phone. */
export function findObstacles(region: Element): Box[] {
  const seen = [...document.querySelectorAll(feet)];
  const focused = document.activeElement;
  if (focused?.matches(takesFocus) && !region.contains(focused)) seen.push(focused);
  const boxes: Box[] = seen.map((element) => element.getBoundingClientRect()).filter(({ width }) => width > 0);
  const { visualViewport, innerHeight, innerWidth } = window;
  // Enlarged by two fingers it is a part of the window, too.
  if (visualViewport !== null && visualViewport.scale === 1) {
    const top = visualViewport.offsetTop + visualViewport.height;
    if (top < innerHeight) boxes.push({ left: 0, right: innerWidth, top, bottom: innerHeight });
  }
  return boxes;
}
