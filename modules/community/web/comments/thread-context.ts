import { createContext, use } from "react";
import type { Topic } from "#modules/community/contract/schemas.ts";
import type { PointOptions } from "./use-point.ts";
import type { ThreadHandle } from "./use-thread.ts";

export type ThreadContextValue = {
  topic: Topic;
  handle: ThreadHandle;
  /** Shows where to look. */
  point: (ids: readonly string[], options?: PointOptions) => void;
  pointed: ReadonlySet<string>;
  /** Until when (epoch milliseconds) each comment that was deleted here can be restored. */
  undoableUntil: ReadonlyMap<string, number>;
  /** Offers to undo a deletion until a moment; null ends the offer. */
  offerUndo: (id: string, until: number | null) => void;
};

export const ThreadContext = createContext<ThreadContextValue | null>(null);

export function useThreadContext(): ThreadContextValue {
  const value = use(ThreadContext);
  if (value === null) throw new Error("There are no comments above.");
  return value;
}
