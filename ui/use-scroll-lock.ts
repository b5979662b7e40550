import { useLayoutEffect } from "react";

let locks = 0;

/** Keeps the page behind still while mounted, as wide as before: room is kept where its scroll bar was. */
export function useScrollLock(): void {
  useLayoutEffect(() => {
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
  }, []);
}
