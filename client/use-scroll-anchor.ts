import { useLayoutEffect, useRef } from "react";

/** Returns the nearest scrolling ancestor, or the document element. */
export function scrollerOf(element: HTMLElement): HTMLElement {
  for (let above = element.parentElement; above !== null; above = above.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(above).overflowY)) return above;
  }
  return document.documentElement;
}

/** Returns an element's offset in its scroller, independent of the scroll position. */
const placeIn = (scroller: HTMLElement, element: Element): number =>
  element.getBoundingClientRect().top +
  scroller.scrollTop -
  (scroller === document.documentElement ? 0 : scroller.getBoundingClientRect().top);

type Held = { element: Element; scroller: HTMLElement; place: number };

/**
 * Keeps list items at their screen position when items are inserted before them. `hold` remembers the position of the
 * first item until another one is first; `release` clears it.
 */
export function useScrollAnchor<List extends HTMLElement>(firstId: string | undefined) {
  const list = useRef<List>(null);
  const held = useRef<Held | null>(null);

  const release = (): void => {
    held.current?.scroller.style.removeProperty("overflow-anchor");
    held.current = null;
  };
  const hold = (): void => {
    const element = list.current?.querySelector("[data-row]") ?? list.current?.firstElementChild;
    if (!list.current || !element) return;
    const scroller = scrollerOf(list.current);
    held.current = { element, scroller, place: placeIn(scroller, element) };
    // Scroll anchoring in some browsers picks the topmost visible element, which may be above the insertion.
    scroller.style.setProperty("overflow-anchor", "none");
  };

  useLayoutEffect(() => {
    if (held.current === null) return;
    const { element, scroller, place } = held.current;
    scroller.scrollBy({ top: placeIn(scroller, element) - place, behavior: "instant" });
    const frame = requestAnimationFrame(release);
    return () => cancelAnimationFrame(frame);
  }, [firstId]);

  return { list, hold, release };
}
