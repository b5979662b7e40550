import { useEffect, useEffectEvent } from "react";

const open: object[] = [];

/**
 * Calls `onEscape` when Escape is pressed while this is the topmost open layer. Ignores a key that was already handled:
 * a menu or calendar inside closes alone, and Escape in an input method ends the composition.
 */
export function useTopEscape(active: boolean, onEscape: () => void): void {
  const escape = useEffectEvent(onEscape);
  useEffect(() => {
    if (!active) return undefined;
    const layer = {};
    open.push(layer);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented || event.isComposing || open.at(-1) !== layer) return;
      event.preventDefault();
      escape();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
      open.splice(open.indexOf(layer), 1);
    };
  }, [active]);
}
