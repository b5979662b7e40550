import { useEffect, useRef, type RefObject } from "react";

/** Calls back when the element comes near the visible part of the page; not while it waits for what it asked for. */
export function useNearEnd(end: RefObject<HTMLElement | null>, ready: boolean, onNear: () => void): void {
  const latest = useRef(onNear);
  useEffect(() => {
    latest.current = onNear;
  });
  useEffect(() => {
    const element = end.current;
    if (!ready || element === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) latest.current();
      },
      { rootMargin: "0px 0px 600px 0px" },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [end, ready]);
}
