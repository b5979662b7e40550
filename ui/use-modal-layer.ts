import { useEffect, useEffectEvent, useLayoutEffect, useState } from "react";
import { useTopEscape } from "./use-top-escape.ts";

/** The focused element, or the button of the menu that has the focus: the menu itself is gone when the focus comes back. */
function focusedBefore(): HTMLElement | null {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return null;
  const menuButton = focused.closest('[role="menu"]')?.getAttribute("aria-labelledby");
  return menuButton ? document.getElementById(menuButton) : focused;
}

let locks = 0;

/** Keeps the page behind still, as wide as before: room is kept where its scroll bar was. Returns what releases it. */
function lockScroll(): () => void {
  const root = document.documentElement;
  const bar = window.innerWidth - root.clientWidth;
  locks += 1;
  if (locks === 1) {
    root.style.overflow = "hidden";
    root.style.paddingInlineEnd = `${bar}px`;
  }
  return () => {
    locks -= 1;
    if (locks > 0) return;
    root.style.overflow = "";
    root.style.paddingInlineEnd = "";
  };
}

/**
 * Makes a mounted component a modal layer: the page behind does not scroll, Escape calls `onClose` while it is the topmost,
 * and the focus returns to where it was when the component appeared, whichever way it goes: also when it is taken away at
 * once, as the browser's Back does. `fallback` is asked where that place is gone or there was none.
 */
export function useModalLayer(onClose: () => void, fallback?: () => HTMLElement | null): void {
  useTopEscape(true, onClose);
  // Asked while rendering: in the effects that follow, a menu that opened this may already be gone.
  const [before] = useState(focusedBefore);
  const returnFocus = useEffectEvent((): void => {
    const target = before?.isConnected ? before : (fallback?.() ?? null);
    target?.focus({ preventScroll: true });
  });
  useEffect(() => () => returnFocus(), []);
  useLayoutEffect(lockScroll, []);
}
