import { useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useChanges } from "#client/events.ts";
import { signedInPerson } from "#client/session.ts";
import { useAnnounce } from "#ui/Announcer.tsx";
import { RefreshIcon } from "#ui/icons.ts";
import { useToast } from "#ui/toast-context.ts";
import type { TopicListInput } from "../api.ts";
import { ArrivalPill } from "../components/ArrivalPill.tsx";
import { arrivalIn, readEvent } from "../events.ts";
import { allCategoryId } from "../sorts.ts";
import { changeTopics, countComment } from "../change-topics.ts";

type Arrivals = { of: string; ids: ReadonlySet<string> };
const none: ReadonlySet<string> = new Set();

/**
 * Counts the topics of a list with new content, by the event stream, and updates the numbers in its rows without moving
 * them. The count restarts when `list`, its key, changes.
 */
export function useArrivals(list: string, categoryId: string): { count: number; clear: () => void } {
  const queryClient = useQueryClient();
  const [arrivals, setArrivals] = useState<Arrivals>({ of: list, ids: none });
  const ids = arrivals.of === list ? arrivals.ids : none;

  useChanges((change) => {
    const event = readEvent(change);
    const readerId = signedInPerson()?.id ?? null;
    if (event.action === "comment.created") {
      const { commentId, topicId } = event.details;
      countComment(queryClient, { id: commentId, topicId, isOwn: event.actorId === readerId });
    }
    if (event.action === "reading.changed") {
      const { topicId, categoryId: read } = event.details;
      const isAll = read === null || read === allCategoryId;
      changeTopics(
        queryClient,
        ({ id, category, isUnread }) => isUnread && (topicId === null ? isAll || category.id === read : id === topicId),
        () => ({ isUnread: false }),
      );
    }
    const arrived = arrivalIn(categoryId, event, readerId);
    if (arrived === null) return;
    setArrivals((before) => ({ of: list, ids: new Set(before.of === list ? before.ids : none).add(arrived) }));
  });

  return { count: ids.size, clear: () => setArrivals({ of: list, ids: none }) };
}

/** A pill with the number of topics of a list that have new content; pressing it loads them. */
export function useArrivalPill({ category, sort }: TopicListInput, load: () => Promise<unknown>): ReactNode {
  const t = useTranslations("community");
  const failure = useTranslations("kit.failure");
  const announce = useAnnounce();
  const toast = useToast();
  const arrivals = useArrivals(`${category} ${sort}`, category);

  async function showArrived(): Promise<void> {
    try {
      await load();
    } catch {
      return toast({ message: failure("title"), tone: "danger" });
    }
    arrivals.clear();
    announce(t("list.refreshed"));
  }
  return (
    <ArrivalPill
      text={arrivals.count === 0 ? "" : t("list.arrived", { count: arrivals.count })}
      icon={<RefreshIcon size={18} />}
      onPress={() => void showArrived()}
    />
  );
}
