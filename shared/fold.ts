// Folds different spellings to one form, for names and exact forms: exactly like the database's functions `fold_text`
// and `search_words`. Alef forms are replaced before decomposition, or there would be none left to replace.

const dropped =
  /[\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u0640\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;
const from = "آأإٱىیئةؤک٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹";
const to = "اااايييهوك01234567890123456789";
const exchanged = new Map([...from].map((letter, place) => [letter, to[place] ?? ""]));
const anyExchanged = new RegExp(`[${from}]`, "g");
// oxlint-disable-next-line no-control-regex -- the plain half of Unicode, as the database is asked for it
const plain = /^[\u0001-\u007f]*$/;
const spaces = /[\t-\r\u0085\u1680\u2028\u2029 ]+/g;

const trimmed = (text: string): string => text.replace(spaces, " ").replace(/^ | $/g, "");

/** Folds a text: one form for all forms of alef, ya, ta marbuta and kaf, without marks, accents and capitals. */
export function fold(text: string): string {
  if (plain.test(text)) return trimmed(text.toLowerCase());
  const exchangedText = text
    .normalize("NFKC")
    .replace(dropped, "")
    .replace(anyExchanged, (letter) => exchanged.get(letter) ?? letter);
  const bare = exchangedText
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC");
  // Per letter: in a whole text the capital sigma becomes another letter at the end of a word.
  return trimmed(bare.replace(/\p{Changes_When_Lowercased}/gu, (letter) => letter.toLowerCase()));
}

const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{Alphabetic}0-9]+/u)
    .filter((word) => word !== "");

/** A zero-width non-joiner: between parts of a word, or used instead of a space. */
const nonJoiner = "\u200c";

/** Returns the folded words of a query; a non-joiner counts as a space. */
export const foldedWords = (text: string): string[] => wordsOf(text.replaceAll(nonJoiner, " "));

/** Returns the folded words by which a text is found: without non-joiners, and with spaces in their place. */
export const writtenWords = (text: string): string[] =>
  text.includes(nonJoiner) ? [...wordsOf(text), ...foldedWords(text)] : wordsOf(text);

/** Returns whether each folded word is a prefix of a word of a text, in Arabic also after the article. */
export function beginsWords(text: string, asked: readonly string[]): boolean {
  const words = writtenWords(text);
  const bare = words.map((word) => word.replace(/^ال(?=.{2})/, ""));
  return asked.every((part) => [...words, ...bare].some((word) => word.startsWith(part)));
}

/** A range of an original text with only letters, digits and attached marks, with its folded words. */
export type Run = { start: number; end: number; words: string[] };

/** Returns the ranges of a text's words: folding changes lengths, so the original is cut first and folded then. */
export function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  for (const { 0: run, index } of text.matchAll(/[\p{L}\p{N}\p{M}\p{Cf}\p{So}]+/gu)) {
    const words = writtenWords(run);
    if (words.length > 0) runs.push({ start: index, end: index + run.length, words });
  }
  return runs;
}
