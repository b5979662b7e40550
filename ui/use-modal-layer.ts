import { useEffect, useEffectEvent, useLayoutEffect, useState } from "react";
import { useTopEscape } from "./use-top-escape.ts";

/** Returns the focused element, or the button of the focused menu, which is gone when the focus returns. */
function focusedBefore(): HTMLElement | null {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return null;
  const menuButton = focused.closest('[role="menu"]')?.getAttribute("aria-labelledby");
  return menuButton ? document.getElementById(menuButton) : focused;
}

let locks = 0;

/**
 * Locks scrolling of the page and reserves the width of its scroll bar, from the next frame on: measured earlier, the
 * bar would cost a layout of its own. Returns a function that unlocks it.
 */
function lockScroll(): () => void {
  const { style } = document.documentElement;
  locks += 1;
  const frame = requestAnimationFrame(() => {
    if (style.overflow !== "") return;
    style.paddingInlineEnd = `${window.innerWidth - document.documentElement.clientWidth}px`;
    style.overflow = "hidden";
  });
  return () => {
    cancelAnimationFrame(frame);
    locks -= 1;
    if (locks > 0) return;
    style.overflow = "";
    style.paddingInlineEnd = "";
  };
}

/**
 * Makes a mounted component a modal layer: the page behind does not scroll, Escape calls `onClose` on the topmost
 * layer, and the focus returns to its previous element on unmount, also when the browser's Back removes the layer.
 * `fallback` supplies the target if that element is gone or there was none.
 */
export function useModalLayer(onClose: () => void, fallback?: () => HTMLElement | null): void {
  useTopEscape(true, onClose);
  // Read during render: in effects, a menu that opened this layer may already be gone.
  const [before] = useState(focusedBefore);
  const returnFocus = useEffectEvent((): void => {
    const target = before?.isConnected ? before : (fallback?.() ?? null);
    target?.focus({ preventScroll: true });
  });
  useEffect(() => () => returnFocus(), []);
  useLayoutEffect(lockScroll, []);
}
