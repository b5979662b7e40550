import { useMemo } from "react";
import { useTranslations } from "use-intl";
import type { MentionLabels } from "#ui/mentions/mention-choice.ts";

export function useMentionLabels(): MentionLabels {
  const t = useTranslations("community.mentions");
  return useMemo(
    () => ({
      list: t("list"),
      searching: t("searching"),
      nobody: t("nobody"),
      failed: t("failed"),
      found: (count) => t("found", { count }),
    }),
    [t],
  );
}
