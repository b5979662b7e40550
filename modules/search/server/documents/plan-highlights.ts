import type { Reader } from "#platform/database/database.ts";
import { runsOf } from "#shared/fold.ts";
import { selectStems } from "../query/queries.ts";
import type { Question } from "../query/read-question.ts";
import type { IsMatch } from "./find-matches.ts";

/** Maximum characters and words of a text that are checked for matching forms. */
const maxRead = 12_000;
const maxWords = 400;

/**
 * Returns a predicate for highlighting: exact forms, words with the unfinished prefix, and other forms of the same
 * stems, which the database determines; only words that share a prefix with a stem are queried.
 */
export async function planHighlights(db: Reader, { terms }: Question, texts: readonly string[]): Promise<IsMatch> {
  const forms = new Set(terms.flatMap((term) => [term.word, ...term.forms]));
  const prefixes = terms.flatMap(({ prefix }) => (prefix === null ? [] : [prefix]));
  const stems = new Set(terms.flatMap((term) => term.stems));
  const roots = [...stems].map((stem) => [...stem].slice(0, 3).join("")).filter((root) => root.length > 1);
  const isPlain = (word: string): boolean => forms.has(word) || prefixes.some((prefix) => word.startsWith(prefix));
  const candidates = new Set<string>();
  for (const text of texts) {
    for (const { words } of runsOf(text.slice(0, maxRead))) {
      for (const word of words) {
        if (candidates.size < maxWords && !isPlain(word) && roots.some((root) => word.includes(root))) {
          candidates.add(word);
        }
      }
    }
  }
  const known = candidates.size === 0 ? [] : await selectStems(db, [[...candidates]]);
  const related = new Set(known.filter((row) => row.stems.some((stem) => stems.has(stem))).map((row) => row.word));
  return (word) => isPlain(word) || related.has(word);
}
