type Box = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

/** Pixels between toasts and obstacles. */
const gap = 8;

/** Bars at the bottom of pages, dialogs and phones; `data-foot` marks elements that must stay visible. */
const feet = "[data-foot], [data-raised] svg";
const takesFocus = "a, button, input, select, textarea, [contenteditable=true]";

/** Returns the pixels a box must rise to cover no obstacle; without space, those to the top of the window. */
export function liftAbove(box: Box, obstacles: readonly Box[]): number {
  let lift = 0;
  // Lowest first: a lifted box may collide with a higher obstacle.
  for (const { left, right, top, bottom } of obstacles.toSorted((one, other) => other.bottom - one.bottom)) {
    const isBeside = right <= box.left || left >= box.right;
    const isCovered = bottom > box.top - lift - gap && top < box.bottom - lift + gap;
    if (!isBeside && isCovered) lift = box.bottom - top + gap;
  }
  return Math.max(0, Math.min(lift, box.top - gap));
}

/** Returns the areas that toasts must not cover: bars, the focused control, and a phone's keyboard. */
export function findObstacles(region: Element): Box[] {
  const seen = [...document.querySelectorAll(feet)];
  const focused = document.activeElement;
  if (focused?.matches(takesFocus) && !region.contains(focused)) seen.push(focused);
  const boxes: Box[] = seen.map((element) => element.getBoundingClientRect()).filter(({ width }) => width > 0);
  const { visualViewport, innerHeight, innerWidth } = window;
  // With pinch zoom the visual viewport is smaller than the window too.
  if (visualViewport !== null && visualViewport.scale === 1) {
    const top = visualViewport.offsetTop + visualViewport.height;
    if (top < innerHeight) boxes.push({ left: 0, right: innerWidth, top, bottom: innerHeight });
  }
  return boxes;
}
