import { useRef, type KeyboardEvent, type RefObject } from "react";

/** Arrow keys go from row to row of a list whose links carry `data-row`. */
export function useRowKeys(): { ref: RefObject<HTMLDivElement | null>; onKeyDown: (event: KeyboardEvent) => void } {
  const ref = useRef<HTMLDivElement>(null);
  return {
    ref,
    onKeyDown(event) {
      const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
      if (step === 0) return;
      const links = [...(ref.current?.querySelectorAll<HTMLElement>("[data-row]") ?? [])];
      const at = links.findIndex((link) => link === document.activeElement);
      const next = at === -1 ? undefined : links[at + step];
      if (next === undefined) return;
      event.preventDefault();
      next.focus();
    },
  };
}
