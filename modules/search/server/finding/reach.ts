import { now } from "#platform/clock/clock.ts";
import { matchesOf, type Question } from "../asking/read-question.ts";
import type { DocumentKind, SearchRange } from "./queries.ts";
import { firstReach, isWide, marksWithin, nextReach, reaches, type Reach } from "./scales.ts";

/** The filters of a search besides its words. */
export type Limits = {
  kind: DocumentKind;
  category: string | null;
  author: string | null;
  from: Date;
  until: Date;
};

/** Milliseconds by which clocks of other nodes may be ahead. */
const skew = 60_000;
const beginning = new Date("1900-01-01T00:00:00Z");

/** Returns the end of the searched period: the requested date, or now. */
export const untilOf = (before: string | null): Date => {
  const soon = now().getTime() + skew;
  return new Date(before === null ? soon : Math.min(soon, new Date(before).getTime() - 1));
};
export const fromOf = (from: string | null): Date => (from === null ? beginning : new Date(from));

const marksOf = ({ category, author }: Limits): string[] => [
  ...(category === null ? [] : [`'~c${category}'`]),
  ...(author === null ? [] : [`'~a${author}'`]),
];

/** The result of a search, the number of matches, and whether the whole period was searched. */
export type RangeResult<Result> = { total: number; isAll: boolean; result: Result };

/**
 * Searches further and further back until enough is found or the whole period is searched. `take` receives the range;
 * results of a wider range include those of the previous one.
 */
export async function searchBackwards<Result>(
  question: Question,
  limits: Limits,
  wanted: number,
  take: (look: SearchRange) => Promise<{ total: number; result: Result }>,
): Promise<RangeResult<Result>> {
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
