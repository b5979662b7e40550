import { foldedWords } from "#shared/fold.ts";
import type { IsMatch } from "../finding/snippet.ts";
import { joinedNames, looseSkeletonsOf, skeletonsOf } from "./skeleton.ts";
import { firstNameMark, looseMark, skeletonMark } from "./update-people.ts";

/** How people are looked for: a `tsquery`, what decides the order, and what to highlight in names. */
export type PeopleMatch = {
  match: string;
  rank: string;
  /** Those whose names have words that begin like all of it, however short. */
  names: string;
  /** Those whose first name begins like its first word. */
  firstName: string;
  isMatch: IsMatch;
};

const mostWords = 6;
/** Fewer letters are the beginning of nearly every name: beside a longer word they are an initial, alone only themselves. */
const leastPrefix = 2;
const isLong = (word: string): boolean => [...word].length >= leastPrefix;

const quoted = (lexeme: string): string => `'${lexeme}'`;
const consonants = (mark: string, skeletons: Iterable<string>): string[] =>
  [...skeletons].map((skeleton) => `${quoted(mark + skeleton)}:B`);

/**
 * Reads what somebody typed as parts of a name, a title or a department, in either script: each word begins a word of
 * theirs, or has the consonants of one, also as they are heard; a single letter beside longer words begins a name. Null when there is nothing to look for.
 */
export function planMatch(text: string): PeopleMatch | null {
  const words = foldedWords(text).slice(0, mostWords);
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
    // Who is found by ear alone comes last.
    rank: [...new Set([...words.map(quoted), ...alternatives.flatMap(({ near }) => near)])].join(" | "),
    names: words.map((word) => `${quoted(word)}:*A`).join(" & "),
    firstName: `${quoted(firstNameMark + (words[0] ?? ""))}:*`,
    isMatch: (word) =>
      words.some((asked) => word.startsWith(asked)) ||
      [...skeletonsOf(word), ...looseSkeletonsOf(word)].some((skeleton) => own.has(skeleton)),
  };
}
