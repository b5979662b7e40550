import { useEffect, type RefObject } from "react";

/**
 * Marks the parent of a sideways scrolling row with `data-more-before` and `data-more-after` while something is hidden
 * there, and brings the current item (`[aria-selected=true]`, `[aria-current]`) into the middle whenever `current` changes.
 */
export function useMoreBeside(row: RefObject<HTMLElement | null>, current: string | undefined): void {
  useEffect(() => {
    const element = row.current;
    const frame = element?.parentElement;
    if (!element || !frame) return undefined;

    const mark = () => {
      // In a right-to-left row the browser counts from zero downwards.
      const gone = Math.abs(element.scrollLeft);
      const hidden = element.scrollWidth - element.clientWidth;
      frame.toggleAttribute("data-more-before", gone > 4);
      frame.toggleAttribute("data-more-after", hidden - gone > 4);
    };
    mark();
    element.addEventListener("scroll", mark, { passive: true });
    const sizes = new ResizeObserver(mark);
    sizes.observe(element);
    return () => {
      element.removeEventListener("scroll", mark);
      sizes.disconnect();
    };
  }, [row]);

  useEffect(() => {
    const element = row.current;
    const item = element?.querySelector('[aria-selected="true"], [aria-current]');
    if (!element || !item) return;
    const from = item.getBoundingClientRect();
    const box = element.getBoundingClientRect();
    element.scrollLeft += from.left + from.width / 2 - (box.left + box.width / 2);
  }, [row, current]);
}
