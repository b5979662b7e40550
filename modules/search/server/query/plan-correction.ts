import type { Reader } from "#platform/database/database.ts";
import { selectSimilar, selectStems, selectUses } from "./queries.ts";
import type { Question, Term } from "./read-question.ts";

/**
 * Returns the optimal string alignment distance of two words (insertions, deletions, substitutions and transpositions
 * of neighbours), at most `max` + 1.
 */
function distanceBetween(one: string, other: string, max: number): number {
  const [first, second] = [[...one], [...other]];
  if (Math.abs(first.length - second.length) > max) return max + 1;
  let beforeLast: number[] = [];
  let last = second.map((_, place) => place + 1);
  last.unshift(0);
  for (const [row, letter] of first.entries()) {
    const line = [row + 1];
    for (const [column, against] of second.entries()) {
      const at = (values: number[], place: number): number => values[place] ?? max + 1;
      let cost = Math.min(
        at(last, column + 1) + 1,
        at(line, column) + 1,
        at(last, column) + (letter === against ? 0 : 1),
      );
      if (row > 0 && column > 0 && letter === second[column - 1] && first[row - 1] === against) {
        cost = Math.min(cost, at(beforeLast, column - 1) + 1);
      }
      line.push(cost);
    }
    beforeLast = last;
    last = line;
  }
  return Math.min(max + 1, last.at(-1) ?? 0);
}

/** A word in at least this many documents is not a typing error. */
const minUses = 3;
const minLength = 4;
const maxCorrections = 3;

/** Possible corrections of a word, most likely first. */
async function correctionsOf(db: Reader, word: string): Promise<string[]> {
  const max = [...word].length < 8 ? 1 : 2;
  const similar = await selectSimilar(db, [word]);
  return similar
    .map((row) => ({ ...row, distance: distanceBetween(word, row.word, max) }))
    .filter(({ distance }) => distance > 0 && distance <= max)
    .toSorted((one, other) => one.distance - other.distance || other.uses - one.uses)
    .slice(0, maxCorrections)
    .map((row) => row.word);
}

/**
 * Returns a corrected query for one with few results: words in hardly any document are extended by similar ones. Null
 * if there is nothing to correct. `text` is the corrected query as text.
 */
export async function planCorrection(
  db: Reader,
  question: Question,
): Promise<{ question: Question; text: string } | null> {
  const uses = await selectUses(db, [question.terms.map(({ word }) => word)]);
  const rare = (term: Term): boolean =>
    [...term.word].length >= minLength &&
    !/[0-9]/.test(term.word) &&
    (uses.find(({ word }) => word === term.word)?.uses ?? 0) < minUses &&
    term.forms.length <= minUses;
  const corrections = new Map<string, string[]>();
  for (const term of question.terms) {
    const found = rare(term) ? await correctionsOf(db, term.word) : [];
    if (found.length > 0) corrections.set(term.word, found);
  }
  if (corrections.size === 0) return null;
  const stems = await selectStems(db, [[...corrections.values()].flat()]);
  const terms = question.terms.map((term): Term => {
    const corrected = corrections.get(term.word) ?? [];
    const added = stems.filter(({ word }) => corrected.includes(word)).flatMap((row) => row.stems);
    return {
      ...term,
      forms: [...new Set([...term.forms, ...corrected])],
      stems: [...new Set([...term.stems, ...added])],
    };
  });
  const text = question.terms.map(({ word }) => corrections.get(word)?.[0] ?? word).join(" ");
  return { question: { terms }, text };
}
