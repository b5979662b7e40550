import { useMemo } from "react";
import { useMessages, useTranslations } from "use-intl";
import type { MentionLabels } from "#ui/mentions/mention-choice.ts";

export function useMentionLabels(): MentionLabels {
  const t = useTranslations("community.mentions");
  const { mentions } = useMessages().community;
  return useMemo(() => ({ ...mentions, found: (count) => t("found", { count }) }), [t, mentions]);
}
