import { useEffect, useRef, useState, type RefObject } from "react";
import type { WidgetName } from "#modules/home/contract/widgets.ts";

/** What was near once is there at once when home is opened again: the way back leads to where one was. */
const met = new Set<WidgetName>();

/**
 * Whether a widget that may wait is no more than half a screen below what is seen, or was before. `place` is where it will
 * stand.
 */
export function useNear(
  name: WidgetName,
  mayWait: boolean,
): { place: RefObject<HTMLDivElement | null>; isNear: boolean } {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(!mayWait || met.has(name));
  useEffect(() => {
    if (isNear || place.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        met.add(name);
        setIsNear(true);
      },
      { rootMargin: "0px 0px 50% 0px" },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear, name]);
  return { place, isNear };
}
