import { useEffect, useEffectEvent, type RefObject } from "react";

export interface TypedDate {
  /** The date as text, for copying; null if there is none. */
  text: string | null;
  /** Receives pasted text; returns whether it is a date. */
  onPaste: (text: string) => boolean;
}

/**
 * Lets a segmented date be typed as `2026-1-2` and be pasted and copied as text: a separator after a digit moves to the
 * next segment, which the component kit does only if no further digit fits.
 */
export function useTypedDate(element: RefObject<HTMLElement | null>, { text, onPaste }: TypedDate): void {
  const paste = useEffectEvent((event: ClipboardEvent): void => {
    if (onPaste(event.clipboardData?.getData("text/plain") ?? "")) event.preventDefault();
  });
  const copy = useEffectEvent((event: ClipboardEvent): void => {
    if (text === null) return;
    event.clipboardData?.setData("text/plain", text);
    event.preventDefault();
  });
  useEffect(() => {
    const box = element.current;
    if (box === null) return undefined;
    let typedIn: EventTarget | null = null;
    const hearInput = (event: InputEvent): void => {
      const typed = event.data ?? "";
      if (/^[0-9\u0660-\u0669\u06f0-\u06f9]$/.test(typed)) typedIn = event.target;
      if (!/^[-/.:\s\u2010-\u2015]$/.test(typed)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (typedIn !== event.target) return;
      typedIn = null;
      const segments = [...box.querySelectorAll<HTMLElement>("[contenteditable]")];
      segments[segments.findIndex((segment) => segment === event.target) + 1]?.focus();
    };
    const end = new AbortController();
    const options = { capture: true, signal: end.signal };
    box.addEventListener("paste", (event) => paste(event), options);
    box.addEventListener("copy", (event) => copy(event), options);
    box.addEventListener("beforeinput", hearInput, options);
    return () => end.abort();
  }, [element]);
}
