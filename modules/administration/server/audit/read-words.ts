import { foldedWords } from "#shared/fold.ts";

/**
 * What an entry is found by: all terms, each in one of several ways, each way a few beginnings of words that are all there;
 * or one of some people, who did it or to whom it was done.
 */
export type Wanted = { terms: readonly string[][][]; people: readonly string[] };

const mostTerms = 8;
const longestWord = 40;

/**
 * The terms of what somebody typed. What is written with signs in it is looked for word by word, and as one word: ids of
 * requests are kept without their hyphens.
 */
export function readTerms(text: string): string[][][] {
  const cut = (word: string): string => [...word].slice(0, longestWord).join("");
  return text
    .split(/\s+/u)
    .map((part) => foldedWords(part))
    .filter((words) => words.length > 0)
    .slice(0, mostTerms)
    .map((words) => (words.length === 1 ? [words.map(cut)] : [words.map(cut), [cut(words.join(""))]]));
}

const lexeme = (text: string): string => `'${text}'`;

/** The marks of `audit_vector`. */
export const markOf = {
  week: (week: number): string => lexeme(`~w${week}`),
  actor: (id: string): string => lexeme(`~a${id}`),
  action: (action: string): string => lexeme(`~k${action}`),
  subject: (kind: string, id: string): string => lexeme(`~s${kind}:${id}`),
};

/**
 * What is wanted of some weeks' entries, as a `tsquery` for each term: words are those of a week, so that an entry that has
 * all is of one of the weeks. Marks of people are not, so that the week is asked for besides.
 */
export function matchesWithin({ terms, people }: Wanted, weeks: readonly number[]): string[] {
  const named = people.flatMap((id) => [markOf.actor(id), markOf.subject("person", id)]);
  const inWeek =
    (ways: readonly string[][]) =>
    (week: number): string[] =>
      ways.map((words) => `(${words.map((word) => `${lexeme(`${week}.${word}`)}:*`).join(" & ")})`);
  const matches = terms.map((ways) => [...weeks.flatMap(inWeek(ways)), ...named].join(" | "));
  return named.length === 0 ? matches : [weeks.map(markOf.week).join(" | "), ...matches];
}
