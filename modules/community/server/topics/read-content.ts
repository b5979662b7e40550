import { cleanContent, contentFromText, contentText, excerptOf, wordCount, type Content } from "#shared/content.ts";
import { isBlank, type Mention } from "#shared/content-references.ts";
import type { Reader } from "#platform/database/database.ts";
import { refuse, refuseField, type RefusedField } from "#platform/http/refuse.ts";
import { readMentions } from "../mentions/read-mentions.ts";

/** What a topic says in one language. */
export type Writing = { title: string | null; content: Content | null };
/** What a topic says; at least one language has both title and content. */
export type Writings = { en: Writing; ar: Writing };

/**
 * Rich text as given: a document, or plain text. Null when there is nothing in it. Refuses (400) a document that holds
 * anything besides what the editor makes.
 */
export function readContent(given: unknown, path: string): Content | null {
  if (given === null || given === undefined) return null;
  const content = typeof given === "string" ? contentFromText(given) : cleanContent(given);
  if (content === null) throw refuseField("fields_invalid", path, { key: "richText" });
  return isBlank(content) ? null : content;
}

const isWhole = ({ title, content }: Writing): boolean => title !== null && content !== null;
const isEmpty = ({ title, content }: Writing): boolean => title === null && content === null;

/** Refuses (400) a topic that has no language with both a title and a content, naming what is missing. */
export function requireOneLanguage({ en, ar }: Writings): void {
  if (isWhole(en) || isWhole(ar)) return;
  // The language that was begun is the one to complete; English when none was, or both.
  const [suffix, begun] = isEmpty(en) && !isEmpty(ar) ? (["Ar", ar] as const) : (["En", en] as const);
  const fields: RefusedField[] = [];
  if (begun.title === null) fields.push({ path: `title${suffix}`, message: { key: "oneLanguage" } });
  if (begun.content === null) fields.push({ path: `content${suffix}`, message: { key: "oneLanguage" } });
  throw refuse("fields_conflict", { fields });
}

/** The same writings with today's names where somebody is named, and who that is. */
export async function readNames(
  db: Reader,
  { en, ar }: Writings,
): Promise<{ writings: Writings; mentions: Mention[] }> {
  const { mentions, contents } = await readMentions(db, [
    { path: "contentEn", locale: "en", content: en.content },
    { path: "contentAr", locale: "ar", content: ar.content },
  ]);
  const [contentEn = null, contentAr = null] = contents;
  return { mentions, writings: { en: { ...en, content: contentEn }, ar: { ...ar, content: contentAr } } };
}

/** The columns of the table topic that follow from its content in one language. */
export function summaryOfContent(content: Content | null): { excerpt: string | null; words: number } {
  if (content === null) return { excerpt: null, words: 0 };
  const text = contentText(content);
  // Pictures alone have no words to begin with.
  return { excerpt: text === "" ? null : excerptOf(text), words: wordCount(text) };
}
