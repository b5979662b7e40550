import { useEffect, useRef } from "react";
import { filesIn, hasFiles } from "./given-files.ts";

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.tagName === "INPUT" || target.tagName === "TEXTAREA");

/**
 * While a field for files is there, the rest of the page helps: a file dropped beside it does not replace the page, and
 * one that is pasted while nothing is being written goes into it.
 */
export function usePageDrops(onAdd: (files: readonly File[]) => void): void {
  const add = useRef(onAdd);
  useEffect(() => {
    add.current = onAdd;
  }, [onAdd]);
  useEffect(() => {
    const keepPage = (event: DragEvent): void => {
      if (!event.defaultPrevented && hasFiles(event.dataTransfer)) event.preventDefault();
    };
    const paste = (event: ClipboardEvent): void => {
      if (event.defaultPrevented || isWriting(event.target)) return;
      const files = filesIn(event.clipboardData);
      if (files.length === 0) return;
      event.preventDefault();
      add.current(files);
    };
    window.addEventListener("dragover", keepPage);
    window.addEventListener("drop", keepPage);
    window.addEventListener("paste", paste);
    return () => {
      window.removeEventListener("dragover", keepPage);
      window.removeEventListener("drop", keepPage);
      window.removeEventListener("paste", paste);
    };
  }, []);
}
