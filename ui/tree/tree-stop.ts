import { createContext } from "react";

/** The item that Tab leads to; null until there is one. */
export const TreeStop = createContext<string | null>(null);

/** The item that had the focus last, and where among all it stood. */
export interface Focused {
  id: string;
  place: number;
}

/**
 * The item that Tab leads to, of those in the tree: the one that had the focus last, or what has come to its place when
 * it is gone; before anything had it, the one to start at, or the first while that is not there. Null in an empty tree.
 */
export function treeStop(ids: readonly string[], focused: Focused | null, start: string | null): string | null {
  if (focused !== null) {
    return ids.includes(focused.id) ? focused.id : (ids[Math.min(focused.place, ids.length - 1)] ?? null);
  }
  return start !== null && ids.includes(start) ? start : (ids[0] ?? null);
}
