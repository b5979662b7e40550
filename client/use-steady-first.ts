import { useLayoutEffect, useRef, type RefObject } from "react";

/** The element that scrolls around another, the page when nothing nearer does. */
export function scrollerOf(element: HTMLElement): HTMLElement {
  for (let above = element.parentElement; above !== null; above = above.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(above).overflowY)) return above;
  }
  return document.documentElement;
}

/** Where an element stands in what scrolls, however far it is scrolled. */
const placeIn = (scroller: HTMLElement, element: Element): number =>
  element.getBoundingClientRect().top +
  scroller.scrollTop -
  (scroller === document.documentElement ? 0 : scroller.getBoundingClientRect().top);

type Held = { element: Element; scroller: HTMLElement; place: number };

export type SteadyFirst<List extends HTMLElement> = {
  list: RefObject<List | null>;
  /** Remembers where the first item stands, until another one is first. */
  hold: () => void;
  /** Nothing will be put in above it after all. */
  release: () => void;
};

/** Keeps the items of a list where they are on the screen when others are put in before them. */
export function useSteadyFirst<List extends HTMLElement>(firstId: string | undefined): SteadyFirst<List> {
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
