import { useEffect, useRef } from "react";

/**
 * Calls back for Alt and a key, by where the key is and not by what the keyboard's language writes with it:
 * `{ KeyK: keep }`. Not while a dialog is open.
 */
export function useAltKeys(keys: Readonly<Record<string, () => void>>): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.repeat) return;
      const act = latest.current[event.code];
      if (act === undefined || document.querySelector('[aria-modal="true"]') !== null) return;
      event.preventDefault();
      act();
    };
    document.addEventListener("keydown", hear);
    return () => document.removeEventListener("keydown", hear);
  }, []);
}
