import type { Reader } from "#platform/database/database.ts";
import { foldedWords } from "#shared/fold.ts";
import { otherNumbers } from "./plurals.ts";
import { analyseLong, analyseShort, type WordRow } from "./queries.ts";
import { stopWords } from "./stop-words.ts";

/** One word of a question with everything that counts as it: exact forms and stems, all folded. */
export type Term = { word: string; forms: string[]; stems: string[]; prefix: string | null };

/** What is asked, word by word; all of them are wanted. */
export type Question = { terms: Term[] };

const mostWords = 8;
const longestWord = 40;
/** A beginning of a word that stands for all words that begin so. */
const leastPrefix = 2;
const namePrefixes = new Set(["عبد", "ابو", "ام", "بن", "ابن", "ال"]);

/** The words that matter: without those that every text has, unless there is nothing else. */
export function wordsOf(text: string): string[] {
  const all = foldedWords(text)
    .slice(0, mostWords)
    .map((word) => [...word].slice(0, longestWord).join(""));
  const telling = all.filter((word) => !stopWords.has(word));
  return [...new Set(telling.length === 0 ? all : telling)];
}

/** Names of two words are known as one besides: عبد الله is also عبدالله. */
const joined = (words: readonly string[], place: number): string[] => {
  const [before, word = "", after] = [words[place - 1], words[place], words[place + 1]];
  return [
    ...(before !== undefined && namePrefixes.has(before) ? [before + word] : []),
    ...(after !== undefined && namePrefixes.has(word) ? [word + after] : []),
  ];
};

/** Reads what somebody typed, in one query; each word in its own script. The last word may be unfinished. */
export async function readQuestion(db: Reader, text: string): Promise<Question> {
  const words = wordsOf(text);
  const last = words.at(-1);
  if (last === undefined) return { terms: [] };
  const prefix = [...last].length >= leastPrefix ? last : null;
  const asked = [...new Set(words.flatMap((word) => [word, ...otherNumbers(word)]))];
  const rows =
    prefix !== null && [...prefix].length > leastPrefix
      ? await analyseLong(db, [asked, prefix, `${prefix}\u{10ffff}`])
      : await analyseShort(db, [asked, prefix]);
  const byWord = new Map<string, WordRow>(rows.map((row) => [row.word, row]));
  const terms = words.map((word, place): Term => {
    const same = [word, ...otherNumbers(word)];
    return {
      word,
      forms: [...new Set([...same, ...joined(words, place), ...(byWord.get(word)?.completions ?? [])])],
      stems: [...new Set(same.flatMap((one) => byWord.get(one)?.stems ?? []))],
      prefix: word === prefix ? prefix : null,
    };
  });
  return { terms };
}

const quoted = (lexeme: string): string => `'${lexeme.replaceAll(/['\\]/g, "")}'`;

const anyOf = (lexemes: readonly string[]): string => [...new Set(lexemes)].map(quoted).join(" | ");

/** What a document must fulfil, as a `tsquery` for each word. */
export const matchesOf = ({ terms }: Question): string[] =>
  terms.map(({ forms, stems }) => anyOf([...forms, ...stems]));

/**
 * What decides the order: the more of these a document has, the better. `exact`: the words themselves and their stems;
 * `wide`: also what the last word may become, as far as it is common.
 */
export const rankOf = ({ terms }: Question): { exact: string; wide: string } => ({
  exact: anyOf(terms.flatMap(({ word, stems }) => [word, ...stems])),
  wide: anyOf(terms.flatMap(({ forms }) => forms.slice(0, 8))),
});
