import { useCallback, useEffect, useState } from "react";
import { commentElementId } from "./element-id.ts";

export type PointOptions = {
  /** The first of them takes the focus, too. */
  focus?: boolean;
  /** They are marked for a moment. */
  mark?: boolean;
  /** The first of them comes into view. */
  scroll?: boolean;
};
type Pointed = { ids: readonly string[] } & Required<PointOptions>;

const nothing: Pointed = { ids: [], focus: false, mark: false, scroll: false };

/** Milliseconds a comment stays marked. */
const markedFor = 3_000;

/** The first of some comments in the order of the page. */
function firstOnPage(ids: readonly string[]): HTMLElement | null {
  const elements = ids.flatMap((id) => document.getElementById(commentElementId(id)) ?? []);
  return elements.reduce<HTMLElement | null>(
    (first, element) =>
      first === null || first.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING ? element : first,
    null,
  );
}

/** Shows where to look: some comments, of which the first on the page counts. */
export function usePoint() {
  const [pointed, setPointed] = useState<Pointed>(nothing);

  useEffect(() => {
    if (pointed.ids.length === 0) return undefined;
    const first = firstOnPage(pointed.ids);
    if (pointed.scroll) first?.scrollIntoView({ block: pointed.focus ? "center" : "nearest" });
    if (pointed.focus) first?.focus({ preventScroll: true });
    const timer = setTimeout(() => setPointed(nothing), markedFor);
    return () => clearTimeout(timer);
  }, [pointed]);

  const point = useCallback(
    (ids: readonly string[], { focus = true, mark = true, scroll = true }: PointOptions = {}) =>
      setPointed({ ids, focus, mark, scroll }),
    [],
  );
  return { pointed: new Set(pointed.mark ? pointed.ids : []), point };
}
