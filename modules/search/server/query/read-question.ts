import type { Reader } from "#platform/database/database.ts";
import { foldedWords } from "#shared/fold.ts";
import { otherNumbers } from "./find-plurals.ts";
import { analyseLong, analyseShort, type WordRow } from "./queries.ts";

/** A word of a query with its folded exact forms and stems. */
export type Term = { word: string; forms: string[]; stems: string[]; prefix: string | null };

/** A query by word; all words are required. */
export type Question = { terms: Term[] };

const maxWords = 8;
const maxWordLength = 40;
/** Minimum length of a prefix that is completed. */
const minPrefixLength = 2;
const namePrefixes = new Set(["عبد", "ابو", "ام", "بن", "ابن", "ال"]);

const english =
  "a an and are as at be but by can d do does for from had has have he her his how i if in into is it its ll m me my no not of on or our re s she so t than that the their them then there they this to up us ve was we were what when where which who why will with you your";
const arabic =
  "في من الي علي عن مع او ثم ان انه انها كان كانت هذا هذه ذلك تلك التي الذي الذين هو هي هم نحن انا انت ما ماذا متي كيف اين هل لا لم لن قد كل بعض بين عند بعد قبل حتي اذا لكن و ف ب ل ك يا اي ايضا منه منها فيه فيها عليه عليها به بها له لها";

/** Folded words that are ignored in queries with other words. */
const stopWords: ReadonlySet<string> = new Set(`${english} ${arabic}`.split(" "));

/** Returns the words of a query without stop words, unless there are only stop words. */
export function wordsOf(text: string): string[] {
  const all = foldedWords(text)
    .slice(0, maxWords)
    .map((word) => [...word].slice(0, maxWordLength).join(""));
  const significant = all.filter((word) => !stopWords.has(word));
  return [...new Set(significant.length === 0 ? all : significant)];
}

/** Two-word names are also searched as one word: عبد الله as عبدالله. */
const joined = (words: readonly string[], place: number): string[] => {
  const [before, word = "", after] = [words[place - 1], words[place], words[place + 1]];
  return [
    ...(before !== undefined && namePrefixes.has(before) ? [before + word] : []),
    ...(after !== undefined && namePrefixes.has(word) ? [word + after] : []),
  ];
};

/** Parses a query with one database query; each word is stemmed by its script. The last word may be incomplete. */
export async function readQuestion(db: Reader, text: string): Promise<Question> {
  const words = wordsOf(text);
  const last = words.at(-1);
  if (last === undefined) return { terms: [] };
  const prefix = [...last].length >= minPrefixLength ? last : null;
  const asked = [...new Set(words.flatMap((word) => [word, ...otherNumbers(word)]))];
  const rows =
    prefix !== null && [...prefix].length > minPrefixLength
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

/** The conditions that a document must fulfil, a `tsquery` per word. */
export const matchesOf = ({ terms }: Question): string[] =>
  terms.map(({ forms, stems }) => anyOf([...forms, ...stems]));

/**
 * The `tsquery` values that rank documents by the number of matches. `exact`: the words and their stems; `wide`: also
 * the most frequent completions of the last word.
 */
export const rankOf = ({ terms }: Question): { exact: string; wide: string } => ({
  exact: anyOf(terms.flatMap(({ word, stems }) => [word, ...stems])),
  wide: anyOf(terms.flatMap(({ forms }) => forms.slice(0, 8))),
});
