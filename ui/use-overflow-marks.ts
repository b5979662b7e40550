import { useEffect, type RefObject } from "react";

/**
 * Sets `data-more-before` and `data-more-after` on the parent of a horizontally scrolling row while content is hidden
 * on that side, and centres the current item (`[aria-selected=true]`, `[aria-current]`) whenever `current` changes.
 */
export function useOverflowMarks(row: RefObject<HTMLElement | null>, current: string | undefined): void {
  useEffect(() => {
    const element = row.current;
    const frame = element?.parentElement;
    if (!element || !frame) return undefined;

    const mark = (): void => {
      // In a right-to-left row scrollLeft runs from zero to negative values.
      const gone = Math.abs(element.scrollLeft);
      const hidden = element.scrollWidth - element.clientWidth;
      frame.toggleAttribute("data-more-before", gone > 4);
      frame.toggleAttribute("data-more-after", hidden - gone > 4);
    };
    element.addEventListener("scroll", mark, { passive: true });
    let isCentred = false;
    // Called first after the next layout, which measuring in this effect would force early.
    const sizes = new ResizeObserver(() => {
      if (!isCentred) centreCurrent(element);
      isCentred = true;
      mark();
    });
    sizes.observe(element);
    return () => {
      element.removeEventListener("scroll", mark);
      sizes.disconnect();
    };
  }, [row, current]);
}

function centreCurrent(row: HTMLElement): void {
  const item = row.querySelector('[aria-selected="true"], [aria-current]');
  if (!item) return;
  const from = item.getBoundingClientRect();
  const box = row.getBoundingClientRect();
  row.scrollLeft += from.left + from.width / 2 - (box.left + box.width / 2);
}
