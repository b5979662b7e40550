import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useChanges } from "#client/events.ts";
import { signedInPerson } from "#client/session.ts";
import { heardEvent } from "../events.ts";
import { changeTopics, countComment } from "../topic-cache.ts";
import { allCategoryId } from "../sorts.ts";
import { arrivalIn } from "./arrivals.ts";

type Arrivals = { of: string; ids: ReadonlySet<string> };
const none: ReadonlySet<string> = new Set();

/**
 * How many topics of a list have something new, by the event stream; the numbers on its rows are kept up to date and
 * nothing moves. `list` names the list: another one begins at none.
 */
export function useArrivals(list: string, categoryId: string): { count: number; clear: () => void } {
  const queryClient = useQueryClient();
  const [arrivals, setArrivals] = useState<Arrivals>({ of: list, ids: none });
  const ids = arrivals.of === list ? arrivals.ids : none;

  useChanges((change) => {
    const event = heardEvent(change);
    const readerId = signedInPerson()?.id ?? null;
    if (event.action === "comment.created") {
      const { commentId, topicId } = event.details;
      countComment(queryClient, { id: commentId, topicId, isOwn: event.actorId === readerId });
    }
    if (event.action === "reading.changed") {
      const { topicId, categoryId: read } = event.details;
      changeTopics(
        queryClient,
        (topic) =>
          topic.isUnread &&
          (topicId === null
            ? read === null || read === allCategoryId || topic.category.id === read
            : topic.id === topicId),
        () => ({ isUnread: false }),
      );
    }
    const arrived = arrivalIn(categoryId, event, readerId);
    if (arrived === null) return;
    setArrivals((before) => ({ of: list, ids: new Set(before.of === list ? before.ids : none).add(arrived) }));
  });

  return { count: ids.size, clear: () => setArrivals({ of: list, ids: none }) };
}
