import { authorOf, type FileLinks } from "#modules/community/server/index.ts";
import { contentText } from "#shared/content.ts";
import type { Locale } from "#shared/locale.ts";
import type { SearchResult } from "../../contract/schemas.ts";
import type { ResultRow } from "./queries.ts";
import { excerptsOf, matchesIn, type IsMatch } from "./find-matches.ts";

type Writing = { title: string | null; text: string };

/** Returns the texts of a topic or comment, the reader's language first. */
export function writingsOf(row: ResultRow, locale: Locale): Writing[] {
  const body = (content: ResultRow["content_en"]): string => (content === null ? "" : contentText(content));
  const both = {
    en: { title: row.title_en, text: body(row.content_en) },
    ar: { title: row.title_ar, text: body(row.content_ar) },
  };
  return locale === "ar" ? [both.ar, both.en] : [both.en, both.ar];
}

const countIn = (text: string, isMatch: IsMatch): number => matchesIn(text, isMatch).length;

/** Returns the displayed title and text: in the reader's language, unless only the other one matches. */
function chosen(writings: readonly Writing[], isMatch: IsMatch): { title: string; text: string } {
  const scored = writings
    .filter(({ title, text }) => title !== null || text !== "")
    .map((writing) => ({
      ...writing,
      score: Math.min(1, countIn(writing.title ?? "", isMatch) + countIn(writing.text, isMatch)),
    }));
  const best = scored.toSorted((one, other) => other.score - one.score)[0];
  const title = best?.title ?? writings.find((writing) => writing.title !== null)?.title ?? "";
  return { title, text: best?.text ?? "" };
}

/** Presents a result for this reader; the text is the original, split into matching and other pieces. */
export function presentResult(
  row: ResultRow,
  reader: { personId: string; locale: Locale; files: FileLinks },
  isMatch: IsMatch,
): SearchResult {
  const { title, text } = chosen(writingsOf(row, reader.locale), isMatch);
  return {
    kind: row.comment_id === null ? "topic" : "comment",
    id: row.comment_id ?? row.topic_id,
    ...excerptsOf(title, row.comment ?? text, isMatch),
    topicId: row.topic_id,
    category: row.category,
    person: authorOf(row, reader.files, reader.personId),
    createdAt: row.written_at,
  };
}
