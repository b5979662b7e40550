import { createContext } from "react";

/** The id of the item that is the tab stop; null until there is one. */
export const TreeStop = createContext<string | null>(null);

/** The last focused item and its index among all items. */
export interface Focused {
  id: string;
  place: number;
}

/**
 * Returns the id of the tab stop: the last focused item, or the item at its position if it was removed; before any
 * focus the start item, or the first one if that does not exist. Null in an empty tree.
 */
export function treeStop(ids: readonly string[], focused: Focused | null, start: string | null): string | null {
  if (focused !== null) {
    return ids.includes(focused.id) ? focused.id : (ids[Math.min(focused.place, ids.length - 1)] ?? null);
  }
  return start !== null && ids.includes(start) ? start : (ids[0] ?? null);
}
