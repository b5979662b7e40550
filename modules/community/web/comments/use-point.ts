import { useCallback, useEffect, useState } from "react";
import { commentElementId } from "./element-id.ts";

type Pointed = { ids: readonly string[]; focus: boolean };

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

/** Shows where to look: the first of the comments comes into view and takes the focus, and all are marked for a moment. */
export function usePoint() {
  const [pointed, setPointed] = useState<Pointed>({ ids: [], focus: false });

  useEffect(() => {
    if (pointed.ids.length === 0) return undefined;
    const first = firstOnPage(pointed.ids);
    first?.scrollIntoView({ block: pointed.focus ? "center" : "nearest" });
    if (pointed.focus) first?.focus({ preventScroll: true });
    const timer = setTimeout(() => setPointed({ ids: [], focus: false }), markedFor);
    return () => clearTimeout(timer);
  }, [pointed]);

  const point = useCallback(
    (ids: readonly string[], { focus = true }: { focus?: boolean } = {}) => setPointed({ ids, focus }),
    [],
  );
  return { pointed: new Set(pointed.ids), point };
}
