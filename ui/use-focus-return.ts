import { useEffect, useRef } from "react";

/**
 * Gives the focus back to where it was before, when `active` ends and also when the component is taken away at once,
 * as the browser's Back does with a modal view. `fallback` is asked where that element is gone or there was none.
 */
export function useFocusReturn(active: boolean, fallback?: () => HTMLElement | null): void {
  const latest = useRef(fallback);
  useEffect(() => {
    latest.current = fallback;
  });
  useEffect(() => {
    if (!active) return undefined;
    const before = document.activeElement;
    return () => {
      const canTake = before instanceof HTMLElement && before !== document.body && before.isConnected;
      const target = canTake ? before : (latest.current?.() ?? null);
      target?.focus({ preventScroll: true });
    };
  }, [active]);
}
