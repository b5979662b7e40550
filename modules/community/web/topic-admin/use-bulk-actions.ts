import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { keyOf } from "#client/query.ts";
import { useAction } from "#kit/use-action.ts";
import type { BulkAction } from "#modules/community/contract/schemas-administration.ts";
import { useToast } from "#ui/toast-context.ts";
import { refreshLists } from "../change-topics.ts";
import {
  bulkActionsQuery,
  countTopics,
  createBulkAction,
  listBulkActions,
  listFeaturedPlaces,
  undoBulkAction,
} from "../admin/api.ts";
import type { BulkBody } from "./BulkDialog.tsx";

/** Toasts about topics replace each other: only the last change can be undone. */
export const aboutTopics = "topics";
const refetchMs = 500;
export const isUnderWay = ({ state }: BulkAction): boolean => state === "running" || state === "undoing";

/**
 * The user's bulk actions that are running or can be undone. When one ends, the table is refetched and a toast is
 * shown.
 */
export function useBulkActions() {
  const t = useTranslations("communityAdmin.bulk");
  const toast = useToast();
  const queries = useQueryClient();
  const { data } = useQuery({
    ...bulkActionsQuery,
    refetchInterval: ({ state }) => (state.data?.data.some(isUnderWay) === true ? refetchMs : false),
  });
  const actions = data?.data ?? none;

  const refresh = (): void => void queries.invalidateQueries({ queryKey: keyOf(listBulkActions) });
  const undo = useAction({ run: (id: string) => undoBulkAction({ params: { id } }), refresh });
  const start = useAction({ run: (body: BulkBody) => createBulkAction({ body }), refresh });

  /** The last known states; null until the first response, which triggers no toast. */
  const known = useRef<Map<string, BulkAction["state"]> | null>(null);
  const { mutate: undoAction } = undo;
  useEffect(() => {
    if (data === undefined) return;
    const before = known.current;
    known.current = new Map(data.data.map(({ id, state }) => [id, state]));
    if (before === null) return;
    for (const action of data.data) {
      if (before.get(action.id) === action.state) continue;
      if (isUnderWay(action)) {
        // Being undone, here or in another window: this toast replaces the one with the undo button.
        if (action.state === "undoing") toast({ message: t("undoing", action), about: aboutTopics });
        continue;
      }
      refreshLists(queries);
      for (const { path } of [countTopics, listFeaturedPlaces]) void queries.invalidateQueries({ queryKey: [path] });
      toast({ ...noteOf(action), about: aboutTopics });
    }

    function noteOf(action: BulkAction) {
      if (action.state === "failed") return { message: t("failed"), tone: "danger" as const };
      if (action.state === "undone") {
        const message = action.kept === 0 ? t("undone") : t("undoneExcept", { count: action.kept });
        return { message, tone: "success" as const };
      }
      const note = { message: t(`done.${action.action}`, { count: action.changed }), tone: "success" as const };
      return action.can.undo ? { ...note, action: { label: t("undo"), onAct: () => undoAction(action.id) } } : note;
    }
  }, [data, queries, t, toast, undoAction]);

  return { actions, start, undo };
}

const none: readonly BulkAction[] = [];
