import { now } from "#platform/clock/clock.ts";
import { matchOf, type Question } from "../asking/read-question.ts";
import { firstReach, marksWithin, nextReach, reaches, type Reach } from "./scales.ts";

/** What besides the words limits a search. */
export type Limits = {
  kind: "topic" | "comment" | null;
  category: string | null;
  author: string | null;
  from: Date;
  until: Date;
};

/** Other nodes' clocks may be ahead of this one's. */
const skew = 60_000;
const beginning = new Date("1900-01-01T00:00:00Z");

/** The end of what is searched: a day that was asked for, or this moment. */
export const untilOf = (before: string | null): Date => {
  const soon = now().getTime() + skew;
  return new Date(before === null ? soon : Math.min(soon, new Date(before).getTime() - 1));
};
export const fromOf = (from: string | null): Date => (from === null ? beginning : new Date(from));

const marksOf = ({ kind, category, author }: Limits): string[] => [
  kind === null ? "('~topic' | '~comment')" : `'~${kind}'`,
  ...(category === null ? [] : [`'~c${category}'`]),
  ...(author === null ? [] : [`'~a${author}'`]),
];

/**
 * Looks ever further back until enough is found, or everything was looked at. `look` is given the whole `tsquery`; what
 * it finds further back includes what it found before.
 */
export async function lookBack<Result>(
  question: Question,
  limits: Limits,
  wanted: number,
  look: (match: string) => Promise<{ total: number; result: Result }>,
): Promise<{ total: number; result: Result }> {
  const marks = marksOf(limits);
  if (limits.until <= limits.from) return look(matchOf(question, [...marks, "'~nothing'"]));
  let reach: Reach = firstReach;
  for (;;) {
    const within: string[] = reach === null ? [] : [marksWithin(reach, limits.until)];
    const found = await look(matchOf(question, [...marks, ...within]));
    if (reach === null || found.total >= wanted || reaches(reach, limits.until, limits.from)) return found;
    reach = nextReach(reach, found.total, wanted);
  }
}
