import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { useProblemText } from "#client/problem-text.ts";
import { keyOf } from "#client/query.ts";
import type { BulkAction } from "#modules/community/contract/schemas-administration.ts";
import { useToast } from "#ui/toast-context.ts";
import { listCategories, listFeaturedTopics, listTopics } from "../api.ts";
import {
  bulkActionsQuery,
  countTopics,
  createBulkAction,
  listBulkActions,
  listFeaturedPlaces,
  undoBulkAction,
} from "../admin/api.ts";
import type { BulkBody } from "./BulkDialog.tsx";

/** Only what was done last to topics is offered to be undone: earlier changes may no longer be there. */
export const aboutTopics = "topics";
/** Milliseconds between two looks at what is under way. */
const often = 500;
export const isUnderWay = ({ state }: BulkAction): boolean => state === "running" || state === "undoing";

/** My bulk actions: under way, or still to be undone. The table is read again when one ends, and the end is told. */
export function useBulkActions() {
  const t = useTranslations("communityAdmin.bulk");
  const toast = useToast();
  const queries = useQueryClient();
  const problemText = useProblemText();
  const { data } = useQuery({
    ...bulkActionsQuery,
    refetchInterval: ({ state }) => (state.data?.data.some(isUnderWay) === true ? often : false),
  });
  const actions = data?.data ?? none;

  const fail = (error: unknown): void => toast({ message: problemText(error), tone: "danger" });
  const show = (): void => void queries.invalidateQueries({ queryKey: keyOf(listBulkActions) });
  const undo = useMutation({
    mutationFn: (id: string) => undoBulkAction({ params: { id } }),
    onSettled: show,
    onError: fail,
  });
  const start = useMutation({
    mutationFn: (body: BulkBody) => createBulkAction({ body }),
    onSettled: show,
    onError: fail,
  });

  /** The states that were seen last; null until the first are there, which are no news. */
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
        // It is being undone, here or in another window: the offer to undo it goes.
        if (action.state === "undoing") toast({ message: t("undoing", action), about: aboutTopics });
        continue;
      }
      for (const endpoint of [listTopics, countTopics, listCategories, listFeaturedTopics, listFeaturedPlaces]) {
        void queries.invalidateQueries({ queryKey: [endpoint.path] });
      }
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
