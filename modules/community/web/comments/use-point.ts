import { useCallback, useEffect, useMemo, useState } from "react";
import { commentElementId } from "./change-thread.ts";

export type PointOptions = {
  focus?: boolean;
  /** Marks the comments for a moment. */
  mark?: boolean;
  scroll?: boolean;
};
type Pointed = { ids: readonly string[] } & Required<PointOptions>;

const nothing: Pointed = { ids: [], focus: false, mark: false, scroll: false };

const markMs = 3_000;

function firstOnPage(ids: readonly string[]): HTMLElement | null {
  const elements = ids.flatMap((id) => document.getElementById(commentElementId(id)) ?? []);
  return elements.reduce<HTMLElement | null>(
    (first, element) =>
      first === null || first.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING ? element : first,
    null,
  );
}

/** Marks comments, and scrolls to and focuses the first one on the page. */
export function usePoint() {
  const [pointed, setPointed] = useState<Pointed>(nothing);

  useEffect(() => {
    if (pointed.ids.length === 0) return undefined;
    const first = firstOnPage(pointed.ids);
    if (pointed.scroll) first?.scrollIntoView({ block: pointed.focus ? "center" : "nearest" });
    if (pointed.focus) first?.focus({ preventScroll: true });
    const timer = setTimeout(() => setPointed(nothing), markMs);
    return () => clearTimeout(timer);
  }, [pointed]);

  const point = useCallback(
    (ids: readonly string[], { focus = true, mark = true, scroll = true }: PointOptions = {}) =>
      setPointed({ ids, focus, mark, scroll }),
    [],
  );
  const marked = useMemo(() => new Set(pointed.mark ? pointed.ids : []), [pointed]);
  return { pointed: marked, point };
}
