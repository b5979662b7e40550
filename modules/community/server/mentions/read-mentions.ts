import type { Content } from "#shared/content.ts";
import { mentionKey, mentionsIn, withLabels, type Mention } from "#shared/content-references.ts";
import type { Reader } from "#platform/database/database.ts";
import { refuse, refuseField } from "#platform/http/refuse.ts";
import { maxMentions } from "../../contract/schemas-writing.ts";
import { findMentioned } from "./queries.ts";

/** A text with its language, null if unknown, and its path in the body. */
export type TextWithMentions = { path: string; locale: "ar" | "en" | null; content: Content | null };

/**
 * Returns the distinct mentions of the texts of one post, and the texts with current names as labels; runs no query if
 * there are none. Throws 400 for an unknown mention and 422 `too_many_mentions` for more than ten.
 */
export async function readMentions(
  db: Reader,
  texts: readonly TextWithMentions[],
): Promise<{ mentions: Mention[]; contents: (Content | null)[] }> {
  const named = texts.map(({ content }) => (content === null ? [] : mentionsIn(content)));
  const mentions = [...new Map(named.flat().map((mention) => [mentionKey(mention), mention])).values()];
  if (mentions.length === 0) return { mentions, contents: texts.map(({ content }) => content) };
  if (mentions.length > maxMentions) throw refuse("too_many_mentions");
  const known = await findMentioned(db, mentions);
  texts.forEach(({ path }, index) => {
    if (named[index]?.some((mention) => !known.has(mentionKey(mention))) === true) {
      throw refuseField("fields_invalid", path, { key: "mentionUnknown" });
    }
  });
  const contents = texts.map(({ content, locale }) =>
    content === null
      ? null
      : withLabels(content, (mention, given) => {
          const { nameAr = null, nameEn = null } = known.get(mentionKey(mention)) ?? {};
          if (locale === null && (given === nameAr || given === nameEn)) return given;
          return (locale === "ar" ? (nameAr ?? nameEn) : (nameEn ?? nameAr)) ?? given;
        }),
  );
  return { mentions, contents };
}
