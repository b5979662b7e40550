import { useEffect, useEffectEvent } from "react";
import { filesIn, hasFiles } from "./dropped-files.ts";

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.tagName === "INPUT" || target.tagName === "TEXTAREA");

/**
 * Handles files on the whole page while an upload field is mounted: a file dropped outside the field does not replace
 * the page, and a file pasted outside text inputs is added to the field.
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
