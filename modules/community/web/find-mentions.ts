import { useMemo } from "react";
import { useMessages, useTranslations } from "use-intl";
import { endpoint } from "#client/api.ts";
import { isolated } from "#client/isolated.ts";
import { searchRoutes } from "#modules/search/contract/routes.ts";
import { nameIn, otherLocale, type Locale } from "#shared/locale.ts";
import type { FindMentions, MentionLabels } from "#ui/mentions/mention-choice.ts";

const listMentions = endpoint(searchRoutes.listMentions);

const findIn =
  (written: Locale, topicId: string | null): FindMentions =>
  async (query, signal) => {
    const { data } = await listMentions(
      { query: { q: query.trim(), ...(topicId === null ? {} : { topic: topicId }) } },
      { signal },
    );
    return data.map((found) => {
      const label = nameIn(written, found);
      const other = nameIn(otherLocale(written), found);
      const title = nameIn(written, { nameEn: found.titleEn, nameAr: found.titleAr });
      const details = [title, other === label ? "" : other].filter((part) => part !== "");
      return {
        kind: found.kind,
        id: found.id,
        label,
        photo: found.photoUrl,
        ...(details.length === 0 ? {} : { detail: details.map(isolated).join(" · ") }),
      };
    });
  };

/**
 * Finds people and departments by the first letters, with names in the language of the text; participants of the topic
 * come first.
 */
export const useFindMentions = (written: Locale, topicId: string | null): FindMentions =>
  useMemo(() => findIn(written, topicId), [written, topicId]);

export function useMentionLabels(): MentionLabels {
  const t = useTranslations("community.mentions");
  const { mentions } = useMessages().community;
  return useMemo(() => ({ ...mentions, found: (count) => t("found", { count }) }), [t, mentions]);
}
