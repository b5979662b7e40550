import { useLayoutEffect, useRef } from "react";

/** Returns the nearest element around another that scrolls, else the page. */
export function scrollerOf(element: HTMLElement): HTMLElement {
  for (let above = element.parentElement; above !== null; above = above.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(above).overflowY)) return above;
  }
  return document.documentElement;
}

/** The place of an element in its scroller, whatever the scroll position. */
const placeIn = (scroller: HTMLElement, element: Element): number =>
  element.getBoundingClientRect().top +
  scroller.scrollTop -
  (scroller === document.documentElement ? 0 : scroller.getBoundingClientRect().top);

type Held = { element: Element; scroller: HTMLElement; place: number };

/**
 * Keeps the items of a list where they are on the screen when others are put in before them. `hold` remembers the place of the
 * first item until another one is first; `release` forgets it.
 */
export function useSteadyFirst<List extends HTMLElement>(firstId: string | undefined) {
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
    // Some browsers hold on to what is topmost in view, which may stand above what is put in.
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
