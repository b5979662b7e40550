import { createContext, use } from "react";
import type { Topic } from "#modules/community/contract/schemas.ts";
import type { PointOptions } from "./use-point.ts";
import type { ThreadHandle } from "./use-thread.ts";

export type ThreadContextValue = {
  topic: Pick<Topic, "id" | "commentCount"> & { categoryId: string };
  handle: ThreadHandle;
  /** Scrolls to comments, focuses the first and marks them. */
  point: (ids: readonly string[], options?: PointOptions) => void;
  pointed: ReadonlySet<string>;
  /** Comments deleted by this client, with the time until which they can be restored (epoch milliseconds). */
  undoableUntil: ReadonlyMap<string, number>;
  /** Offers to undo a deletion until a time; null ends the offer. */
  offerUndo: (id: string, until: number | null) => void;
};

export const ThreadContext = createContext<ThreadContextValue | null>(null);

export function useThreadContext(): ThreadContextValue {
  const value = use(ThreadContext);
  if (value === null) throw new Error("useThreadContext needs a ThreadContext above it.");
  return value;
}
