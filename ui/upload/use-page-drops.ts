import { useEffect, useEffectEvent } from "react";
import { filesIn, hasFiles } from "./given-files.ts";

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.tagName === "INPUT" || target.tagName === "TEXTAREA");

/**
 * While a field for files is there, the rest of the page helps: a file dropped beside it does not replace the page, and
 * one that is pasted while nothing is being written goes into it.
 */
export function usePageDrops(onAdd: (files: readonly File[]) => void): void {
  const add = useEffectEvent(onAdd);
  useEffect(() => {
    const keepPage = (event: DragEvent): void => {
      if (!event.defaultPrevented && hasFiles(event.dataTransfer)) event.preventDefault();
    };
    const paste = (event: ClipboardEvent): void => {
      if (event.defaultPrevented || isWriting(event.target)) return;
      const files = filesIn(event.clipboardData);
      if (files.length === 0) return;
      event.preventDefault();
      add(files);
    };
    const end = new AbortController();
    window.addEventListener("dragover", keepPage, { signal: end.signal });
    window.addEventListener("drop", keepPage, { signal: end.signal });
    window.addEventListener("paste", paste, { signal: end.signal });
    return () => end.abort();
  }, []);
}
