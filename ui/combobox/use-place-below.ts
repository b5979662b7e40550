import { useLayoutEffect, useState, type CSSProperties, type RefObject } from "react";
import { watchWindow } from "../beside.ts";
import { useUi } from "../ui-context.ts";

const gap = 4;
const edge = 8;
const maxHeight = 320;

/** Below the box and as wide as it, or above it if there is more space. Never taller than that space. */
function placeOf(box: DOMRect, isRtl: boolean): CSSProperties {
  const below = window.innerHeight - box.bottom - gap - edge;
  const above = box.top - gap - edge;
  const start = isRtl ? document.documentElement.clientWidth - box.right : box.left;
  const room = { insetInlineStart: start, inlineSize: box.width };
  return below < 200 && above > below
    ? { ...room, insetBlockEnd: window.innerHeight - box.top + gap, maxBlockSize: Math.min(maxHeight, above) }
    : { ...room, insetBlockStart: box.bottom + gap, maxBlockSize: Math.min(maxHeight, below) };
}

/** Returns the position of the list below a box while it is open; null before the first measurement. */
export function usePlaceBelow(box: RefObject<HTMLElement | null>, isOpen: boolean): CSSProperties | null {
  const { direction } = useUi();
  const [place, setPlace] = useState<CSSProperties | null>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!isOpen || element === null) return undefined;
    const isRtl = direction === "rtl";
    const update = (): void => setPlace(placeOf(element.getBoundingClientRect(), isRtl));
    update();
    const watcher = new ResizeObserver(update);
    watcher.observe(element);
    const unwatch = watchWindow(update);
    return () => {
      watcher.disconnect();
      unwatch();
    };
  }, [box, isOpen, direction]);
  return isOpen ? place : null;
}
