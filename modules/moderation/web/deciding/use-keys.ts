import { useEffect, useEffectEvent } from "react";

/**
 * Calls back for Alt and a key, by key code and not by character, e.g. `{ KeyK: keep }`. Inactive while a dialog is
 * open.
 */
export function useAltKeys(keys: Readonly<Record<string, () => void>>): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent): void => {
    if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.repeat) return;
    const act = keys[event.code];
    if (act === undefined || document.querySelector('[aria-modal="true"]') !== null) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKeyDown(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
}
