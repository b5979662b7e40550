import { now } from "#platform/clock/clock.ts";
import { matchesOf, type Question } from "../asking/read-question.ts";
import type { DocumentKind, Look } from "./queries.ts";
import { firstReach, isWide, marksWithin, nextReach, reaches, type Reach } from "./scales.ts";

/** What besides the words limits a search. */
export type Limits = {
  kind: DocumentKind;
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

const marksOf = ({ category, author }: Limits): string[] => [
  ...(category === null ? [] : [`'~c${category}'`]),
  ...(author === null ? [] : [`'~a${author}'`]),
];

/** What was found, how much of it, and whether that is all there is. */
export type Sight<Result> = { total: number; isAll: boolean; result: Result };

/**
 * Looks ever further back until enough is found, or everything was looked at. `take` is told where to look; what it finds
 * further back includes what it found before.
 */
export async function lookBack<Result>(
  question: Question,
  limits: Limits,
  wanted: number,
  take: (look: Look) => Promise<{ total: number; result: Result }>,
): Promise<Sight<Result>> {
  const [until, from] = [limits.until.toISOString(), limits.from.toISOString()];
  const bounds = { kind: limits.kind, until, from, category: limits.category };
  const conditions = [...marksOf(limits), ...matchesOf(question)];
  let reach: Reach = limits.until <= limits.from ? null : firstReach;
  for (;;) {
    const within = reach === null ? [] : [marksWithin(reach, limits.until)];
    const found = await take({ ...bounds, conditions: [...within, ...conditions], isWide: isWide(reach) });
    const isAll = reach === null || reaches(reach, limits.until, limits.from);
    if (reach === null || isAll || found.total >= wanted) return { ...found, isAll };
    reach = nextReach(reach, found.total, wanted);
  }
}
