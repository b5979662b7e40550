import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { ApiProblem, isProblem } from "#client/problems.ts";
import { useProblemText } from "#client/problem-text.ts";
import type { Preferences } from "#modules/notifications/contract/schemas.ts";
import { useAnnounce } from "#ui/Announcer.tsx";
import { useToast } from "#ui/toast-context.ts";
import { preferencesQuery, updatePreferences, type PreferencesAnswer } from "../api.ts";

/** What of the preferences is chosen anew. */
export type Wish = Partial<Pick<Preferences, "quietHours" | "digest" | "digestTime" | "lockScreen">> & {
  kinds?: {
    kind: Preferences["kinds"][number]["kind"];
    inApp?: boolean;
    email?: "off" | "instant" | "digest";
    push?: boolean;
  }[];
};

/** The preferences as they are once a wish has come true. */
function withWish(before: Preferences, { kinds = [], ...rest }: Wish): Preferences {
  return {
    ...before,
    ...rest,
    kinds: before.kinds.map((row) => ({ ...row, ...kinds.find(({ kind }) => kind === row.kind) })),
  };
}

/** Each choice is in force at once: shown, sent one after the other, and taken back and explained when it fails. */
export function useChoosing(): (wish: Wish) => void {
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
    // The version is that of the answer before, which may have come while this one waited its turn.
    mutationFn: (wish: Wish) => updatePreferences({ body: { version: current()?.version ?? 0, ...wish } }),
    onSuccess: ({ data }) => {
      // While another choice waits, what is shown is that one.
      const shown = current();
      const isLast = queryClient.isMutating({ mutationKey }) === 1;
      show(isLast || shown === undefined ? data : { ...shown, version: data.version });
      announce(t("saved"));
    },
    onError: (error) => {
      const isStale = isProblem(error, "stale_version") && error instanceof ApiProblem;
      toast({ message: isStale ? t("changedElsewhere") : problemText(error), tone: "danger" });
      void queryClient.invalidateQueries({ queryKey });
    },
  });
  return (wish) => {
    // Before anything is waited for: a control that falls back for a moment loses what is typed into it.
    const before = current();
    if (before !== undefined) show(withWish(before, wish));
    mutate(wish);
  };
}
