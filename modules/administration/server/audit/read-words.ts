import { foldedWords } from "#shared/fold.ts";

/**
 * A search: an entry matches if it contains all terms, or if one of the people is its actor or subject. A term has
 * alternatives; each is a list of prefixes that must all match.
 */
export type Wanted = { terms: readonly string[][][]; people: readonly string[] };

const maxTerms = 8;
const maxWordLength = 40;

/**
 * Returns the terms of a search text. A part with punctuation is searched both word by word and as one word: ids of
 * requests are indexed without hyphens.
 */
export function readTerms(text: string): string[][][] {
  const cut = (word: string): string => [...word].slice(0, maxWordLength).join("");
  return text
    .split(/\s+/u)
    .map((part) => foldedWords(part))
    .filter((words) => words.length > 0)
    .slice(0, maxTerms)
    .map((words) => (words.length === 1 ? [words.map(cut)] : [words.map(cut), [cut(words.join(""))]]));
}

const lexeme = (text: string): string => `'${text}'`;

/** The marks that `audit_vector` adds. */
export const markOf = {
  week: (week: number): string => lexeme(`~w${week}`),
  actor: (id: string): string => lexeme(`~a${id}`),
  action: (action: string): string => lexeme(`~k${action}`),
  subject: (kind: string, id: string): string => lexeme(`~s${kind}:${id}`),
};

/**
 * Returns a `tsquery` for each term within some weeks. Words contain their week, so that an entry with all of them is
 * of one of the weeks. Marks of people do not, so that the week is an additional condition.
 */
export function matchesWithin({ terms, people }: Wanted, weeks: readonly number[]): string[] {
  const named = people.flatMap((id) => [markOf.actor(id), markOf.subject("person", id)]);
  const inWeek =
    (alternatives: readonly string[][]) =>
    (week: number): string[] =>
      alternatives.map((words) => `(${words.map((word) => `${lexeme(`${week}.${word}`)}:*`).join(" & ")})`);
  const matches = terms.map((alternatives) => [...weeks.flatMap(inWeek(alternatives)), ...named].join(" | "));
  return named.length === 0 ? matches : [weeks.map(markOf.week).join(" | "), ...matches];
}
