import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { isProblem } from "#client/problems.ts";
import { useProblemText } from "#client/problem-text.ts";
import type { KindPreference, Preferences } from "#modules/notifications/contract/schemas.ts";
import { useAnnounce } from "#ui/Announcer.tsx";
import { useToast } from "#ui/toast-context.ts";
import { preferencesQuery, updatePreferences, type PreferencesAnswer } from "../api.ts";

export type KindChange = Pick<KindPreference, "kind"> & Partial<Pick<KindPreference, "inApp" | "email" | "push">>;

export type PreferencesChange = Partial<Pick<Preferences, "quietHours" | "digest" | "digestTime" | "lockScreen">> & {
  kinds?: KindChange[];
};

export interface ChoiceProps {
  preferences: Preferences;
  onChoose: (change: PreferencesChange) => void;
}

function withChange(before: Preferences, { kinds = [], ...rest }: PreferencesChange): Preferences {
  return {
    ...before,
    ...rest,
    kinds: before.kinds.map((row) => ({ ...row, ...kinds.find(({ kind }) => kind === row.kind) })),
  };
}

/** Saves each choice at once: shown, sent one after the other, and undone with a toast on failure. */
export function useChoosing(): (change: PreferencesChange) => void {
  const t = useTranslations("notifications.preferences");
  const queryClient = useQueryClient();
  const announce = useAnnounce();
  const toast = useToast();
  const problemText = useProblemText();
  const { queryKey } = preferencesQuery;
  const mutationKey = ["notification preferences"];
  const current = (): Preferences | undefined => queryClient.getQueryData<PreferencesAnswer>(queryKey)?.data;
  const show = (data: Preferences): void => void queryClient.setQueryData<PreferencesAnswer>(queryKey, { data });

  const { mutate } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
    // The version of the latest response, which may have arrived while this change waited.
    mutationFn: (change: PreferencesChange) =>
      updatePreferences({ body: { version: current()?.version ?? 0, ...change } }),
    onSuccess: ({ data }) => {
      // While another change waits, it stays shown.
      const shown = current();
      const isLast = queryClient.isMutating({ mutationKey }) === 1;
      show(isLast || shown === undefined ? data : { ...shown, version: data.version });
      announce(t("saved"));
    },
    onError: (error) => {
      const isStale = isProblem(error, "stale_version");
      toast({ message: isStale ? t("changedElsewhere") : problemText(error), tone: "danger" });
      void queryClient.invalidateQueries({ queryKey });
    },
  });
  return (change) => {
    // Synchronously: a control that briefly shows the old value loses what is typed into it.
    const before = current();
    if (before !== undefined) show(withChange(before, change));
    mutate(change);
  };
}
