import { useEffect, useRef, useState } from "react";

/** What had the focus, or the button of the menu that had it: the menu itself is gone when the focus comes back. */
function focusedBefore(): HTMLElement | null {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return null;
  const menuButton = focused.closest('[role="menu"]')?.getAttribute("aria-labelledby");
  return menuButton ? document.getElementById(menuButton) : focused;
}

/**
 * Gives the focus back to where it was when the component appeared, whichever way it goes: also when it is taken away
 * at once, as the browser's Back does with a modal view. `fallback` is asked where that place is gone or there was none.
 */
export function useFocusReturn(fallback?: () => HTMLElement | null): void {
  // Asked while rendering: in the effects that follow, a menu that opened this may already be gone.
  const [before] = useState(focusedBefore);
  const latest = useRef(fallback);
  useEffect(() => {
    latest.current = fallback;
  });
  useEffect(
    () => () => {
      const target = before?.isConnected ? before : (latest.current?.() ?? null);
      target?.focus({ preventScroll: true });
    },
    [before],
  );
}
