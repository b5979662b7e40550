import type { Reader } from "#platform/database/database.ts";
import { distanceBetween } from "./distance.ts";
import { selectSimilar, selectStems, selectUses } from "./queries.ts";
import type { Question, Term } from "./read-question.ts";

/** A word in at least this many documents is not a typing error. */
const known = 3;
const shortest = 4;
const maxCorrections = 3;

/** Possible corrections of a word, most likely first. */
async function correctionsOf(db: Reader, word: string): Promise<string[]> {
  const most = [...word].length < 8 ? 1 : 2;
  const similar = await selectSimilar(db, [word]);
  return similar
    .map((row) => ({ ...row, distance: distanceBetween(word, row.word, most) }))
    .filter(({ distance }) => distance > 0 && distance <= most)
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
): Promise<{ meant: Question; text: string } | null> {
  const uses = await selectUses(db, [question.terms.map(({ word }) => word)]);
  const rare = (term: Term): boolean =>
    [...term.word].length >= shortest &&
    !/[0-9]/.test(term.word) &&
    (uses.find(({ word }) => word === term.word)?.uses ?? 0) < known &&
    term.forms.length <= known;
  const meantWords = new Map<string, string[]>();
  for (const term of question.terms) {
    const meant = rare(term) ? await correctionsOf(db, term.word) : [];
    if (meant.length > 0) meantWords.set(term.word, meant);
  }
  if (meantWords.size === 0) return null;
  const stems = await selectStems(db, [[...meantWords.values()].flat()]);
  const terms = question.terms.map((term): Term => {
    const meant = meantWords.get(term.word) ?? [];
    const theirs = stems.filter(({ word }) => meant.includes(word)).flatMap((row) => row.stems);
    return { ...term, forms: [...new Set([...term.forms, ...meant])], stems: [...new Set([...term.stems, ...theirs])] };
  });
  const text = question.terms.map(({ word }) => meantWords.get(word)?.[0] ?? word).join(" ");
  return { meant: { terms }, text };
}
