import { cleanContent, contentFromText, contentText, excerptOf, wordCount, type Content } from "#shared/content.ts";
import { isBlank, type Mention } from "#shared/content-references.ts";
import type { Reader } from "#platform/database/database.ts";
import { refuse, refuseField, type RefusedField } from "#platform/http/refuse.ts";
import type { CreateTopic } from "../../contract/schemas-writing.ts";
import { readMentions } from "../mentions/read-mentions.ts";

export type Writing = { title: string | null; content: Content | null };
/** A topic's texts; at least one language has title and content. */
export type Writings = { en: Writing; ar: Writing };

const unwritten: Writing = { title: null, content: null };
export const noWritings: Writings = { en: unwritten, ar: unwritten };

/**
 * Converts rich text, given as a document or plain text; null stays null. Throws 400 for a document with anything but
 * the editor's nodes.
 */
export function readDocument(given: unknown, path: string): Content | null {
  if (given === null || given === undefined) return null;
  const content = typeof given === "string" ? contentFromText(given) : cleanContent(given);
  if (content === null) throw refuseField("fields_invalid", path, { key: "richText" });
  return content;
}

function readContent(given: unknown, path: string): Content | null {
  const content = readDocument(given, path);
  return content === null || isBlank(content) ? null : content;
}

type GivenTexts = Pick<CreateTopic, "titleEn" | "titleAr" | "contentEn" | "contentAr">;

/** Reads the texts of a body; missing fields stay as they are, empty content becomes null. */
export function readWritings(given: GivenTexts, { en, ar }: Writings): Writings {
  const { titleEn = en.title, titleAr = ar.title, contentEn, contentAr } = given;
  return {
    en: { title: titleEn, content: contentEn === undefined ? en.content : readContent(contentEn, "contentEn") },
    ar: { title: titleAr, content: contentAr === undefined ? ar.content : readContent(contentAr, "contentAr") },
  };
}

const isWhole = ({ title, content }: Writing): boolean => title !== null && content !== null;
const isEmpty = ({ title, content }: Writing): boolean => title === null && content === null;

/** Throws 400 with the missing fields if no language has both title and content. */
export function requireOneLanguage({ en, ar }: Writings): void {
  if (isWhole(en) || isWhole(ar)) return;
  // Reports the language that was started; English if none or both were.
  const [suffix, begun] = isEmpty(en) && !isEmpty(ar) ? (["Ar", ar] as const) : (["En", en] as const);
  const fields: RefusedField[] = [];
  if (begun.title === null) fields.push({ path: `title${suffix}`, message: { key: "oneLanguage" } });
  if (begun.content === null) fields.push({ path: `content${suffix}`, message: { key: "oneLanguage" } });
  throw refuse("fields_conflict", { fields });
}

/** Returns the texts with current names in their mentions, and the mentions. */
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

/** Columns of table topic derived from the content in one language. */
export function summaryOfContent(content: Content | null): { excerpt: string | null; words: number } {
  if (content === null) return { excerpt: null, words: 0 };
  const text = contentText(content);
  // A text of images only has no excerpt.
  return { excerpt: text === "" ? null : excerptOf(text), words: wordCount(text) };
}
