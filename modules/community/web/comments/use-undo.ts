import { useCallback, useState } from "react";
import type { ThreadContextValue } from "./thread-context.ts";

const none: ReadonlyMap<string, number> = new Map();

/** The deletions made here that can still be undone. */
export function useUndo(): Pick<ThreadContextValue, "undoableUntil" | "offerUndo"> {
  const [undoableUntil, setUndoableUntil] = useState(none);
  const offerUndo = useCallback((id: string, until: number | null): void => {
    setUndoableUntil((before) => {
      const others = [...before].filter(([known]) => known !== id);
      return new Map(until === null ? others : [...others, [id, until]]);
    });
  }, []);
  return { undoableUntil, offerUndo };
}
