import { foldedWords } from "#shared/fold.ts";
import type { IsMatch } from "../documents/find-matches.ts";
import { joinedNames, looseSkeletonsOf, skeletonsOf } from "./compute-skeletons.ts";
import { firstNameMark, looseMark, skeletonMark } from "./record-people.ts";

/** A query for people: the `tsquery` for matching, the one for ranking, and the predicate for highlighting. */
export type PeopleMatch = {
  match: string;
  rank: string;
  /** Matches names with words that start with all query words, however short. */
  names: string;
  /** Matches first names that start with the first query word. */
  firstName: string;
  isMatch: IsMatch;
};

const maxWords = 6;
/**
 * Shorter words are a prefix of nearly every name: beside a longer word they are an initial, alone they match only
 * themselves.
 */
const minPrefixLength = 2;
const isLong = (word: string): boolean => [...word].length >= minPrefixLength;

const quoted = (lexeme: string): string => `'${lexeme}'`;
const consonants = (mark: string, skeletons: Iterable<string>): string[] =>
  [...skeletons].map((skeleton) => `${quoted(mark + skeleton)}:B`);

/**
 * Parses a query as parts of a name, title or department in either script: each word is a prefix of one of the person's
 * words, or has the same consonants, phonetically too; a single letter beside longer words is a prefix of a name.
 * Returns null for an empty query.
 */
export function planMatch(text: string): PeopleMatch | null {
  const words = foldedWords(text).slice(0, maxWords);
  if (words.length === 0) return null;
  const alternatives = words.map((word, place) => {
    const after = words[place + 1];
    const before = words[place - 1];
    const together = [
      ...joinedNames(after === undefined ? [] : [word, after]),
      ...joinedNames(before === undefined ? [] : [before, word]),
    ];
    const begins = isLong(word) ? `${quoted(word)}:*` : words.some(isLong) ? `${quoted(word)}:*A` : quoted(word);
    const all = [word, ...together];
    const near = [...together.map((one) => `${quoted(one)}:*`), ...consonants(skeletonMark, all.flatMap(skeletonsOf))];
    return {
      near: [...new Set([begins, ...near])],
      loose: new Set(consonants(looseMark, all.flatMap(looseSkeletonsOf))),
    };
  });
  const own = new Set([...words.flatMap(skeletonsOf), ...words.flatMap(looseSkeletonsOf)]);
  return {
    match: alternatives.map(({ near, loose }) => `(${[...near, ...loose].join(" | ")})`).join(" & "),
    // Phonetic matches come last.
    rank: [...new Set([...words.map(quoted), ...alternatives.flatMap(({ near }) => near)])].join(" | "),
    names: words.map((word) => `${quoted(word)}:*A`).join(" & "),
    firstName: `${quoted(firstNameMark + (words[0] ?? ""))}:*`,
    isMatch: (word) =>
      words.some((asked) => word.startsWith(asked)) ||
      [...skeletonsOf(word), ...looseSkeletonsOf(word)].some((skeleton) => own.has(skeleton)),
  };
}
