import { useState } from "react";
import { useChanges } from "#client/events.ts";
import { signedInPerson } from "#client/session.ts";
import { listComments } from "../api.ts";
import { readEvent } from "../events.ts";
import { firstArrivals, repliesFrom, rootsFrom, type Arrival } from "./plan-arrivals.ts";
import { asDeleted, findComment, readAnew, rootsOf } from "./change-thread.ts";
import type { ThreadHandle } from "./use-thread.ts";

/** Returns whether a new comment belongs to the shown thread: a root, or a reply to a shown root. */
const isSeenHere = ({ thread, lateRoots }: ThreadHandle, { parentId }: Arrival): boolean =>
  parentId === null ||
  (thread !== undefined && [...rootsOf(thread), ...lateRoots].some((root) => root.id === parentId));

/**
 * Applies changes by other users. New comments wait until the reader reveals them; deleted and changed ones are updated
 * at once.
 */
export function useThreadChanges(topicId: string, handle: ThreadHandle) {
  const { thread, fresh, change, add } = handle;
  const [arrivals, setArrivals] = useState<readonly Arrival[]>([]);

  async function refresh({ id, parentId }: Arrival): Promise<void> {
    const { data } = await listComments({ params: { id: topicId }, query: { around: id, limit: 1 } });
    const root = data.find((candidate) => candidate.id === (parentId ?? id));
    const found = parentId === null ? root : root?.replies.data.find((reply) => reply.id === id);
    if (found === undefined) return;
    change(id, () => readAnew(found));
  }

  useChanges((heard) => {
    const { action, actorId, details } = readEvent(heard);
    if (!("commentId" in details) || details.topicId !== topicId || thread === undefined) return;
    const arrival = { id: details.commentId, parentId: details.parentId };
    const isOwn = actorId !== null && actorId === signedInPerson()?.id;
    const isKnown = findComment(thread, fresh, arrival.id) !== undefined;
    const isThere = action === "comment.created" || action === "comment.restored";
    if (isThere && !isOwn && !isKnown && isSeenHere(handle, arrival)) {
      setArrivals((before) => [...before.filter(({ id }) => id !== arrival.id), arrival]);
    }
    if (action === "comment.deleted") {
      setArrivals((before) => before.filter(({ id }) => id !== arrival.id));
      // Comments deleted by this client are no longer known.
      if (isKnown) change(arrival.id, asDeleted);
    }
    // On failure it stays unchanged.
    const isOther = action === "comment.restored" || (action === "comment.updated" && !isOwn);
    if (isOther && isKnown) void refresh(arrival).catch(() => undefined);
  });

  /** Loads the arrivals and shows them; returns their ids. */
  async function reveal(): Promise<string[]> {
    const requested = arrivals;
    const shown: string[] = [];
    for (const [rootId, first] of firstArrivals(requested)) {
      if (rootId === null) {
        const roots = await rootsFrom(topicId, first);
        add({ roots });
        shown.push(...roots.map(({ id }) => id));
        continue;
      }
      const { replies, replyCount } = await repliesFrom(topicId, rootId, first);
      add({ replies });
      if (replyCount !== null) change(rootId, () => ({ replyCount }));
      shown.push(...replies.map(({ id }) => id));
    }
    setArrivals((before) => before.filter((arrival) => !requested.includes(arrival)));
    return shown;
  }

  return { arrivals, reveal };
}
