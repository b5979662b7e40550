import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { isProblem } from "#client/problems.ts";
import { keyOf } from "#client/query.ts";
import type { Arrangement, PlacedWidget } from "#modules/home/contract/schemas.ts";
import { useToast } from "#ui/toast-context.ts";
import { arrangementQuery, arrangeWidgets, readHome } from "../api.ts";

const isSame = (one: readonly PlacedWidget[], other: readonly PlacedWidget[]): boolean =>
  one.length === other.length &&
  one.every(({ name, presence }, place) => name === other[place]?.name && presence === other[place].presence);

/** The draft of an arrangement, over the stored one. */
export function useArranging(stored: Arrangement) {
  const t = useTranslations("homeAdmin");
  const toast = useToast();
  const queries = useQueryClient();
  const [draft, setDraft] = useState<{ of: number; widgets: PlacedWidget[] } | null>(null);
  const isDirty = draft !== null && !isSame(draft.widgets, stored.widgets);
  const widgets = isDirty ? draft.widgets : stored.widgets;
  const saving = useMutation({
    mutationFn: () => arrangeWidgets({ body: { version: stored.version, widgets } }),
    onSuccess: (answer) => {
      queries.setQueryData(arrangementQuery.queryKey, answer);
      setDraft(null);
      void queries.invalidateQueries({ queryKey: keyOf(readHome) });
      toast({ message: t("saved"), tone: "success" });
    },
    onError: (error) => {
      // The current arrangement becomes the stored one; the draft is kept and can be saved over it.
      if (isProblem(error, "stale_version"))
        queries.setQueryData(arrangementQuery.queryKey, { data: error.problem.current as Arrangement });
    },
  });
  return {
    widgets,
    isDirty,
    isSaving: saving.isPending,
    /** Excludes a stale version, which sets `hasConflict`. */
    failure: isProblem(saving.error, "stale_version") ? null : saving.error,
    /** Another administrator has changed the arrangement since this draft was started. */
    hasConflict: isDirty && draft.of !== stored.version,
    change: (next: PlacedWidget[]): void => {
      saving.reset();
      setDraft({ of: isDirty ? draft.of : stored.version, widgets: next });
    },
    discard: (): void => {
      saving.reset();
      setDraft(null);
    },
    save: (): void => saving.mutate(),
  };
}
