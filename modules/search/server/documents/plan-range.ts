import { now } from "#platform/clock/clock.ts";
import { matchesOf, type Question } from "../query/read-question.ts";
import type { DocumentKind, SearchRange } from "./queries.ts";

/** Seconds of the finest scale of document marks; each further scale is four times as wide. See `search_marks`. */
const finest = 14_400;
const widest = 7;

/** The range searched: a number of newest intervals of a scale, or everything (null). */
type Reach = { scale: number; widths: 2 | 4 } | null;

const widthOf = (scale: number): number => finest * 4 ** scale;

const placeOf = (scale: number, moment: Date): number => Math.floor(moment.getTime() / 1000 / widthOf(scale));

/**
 * The marks of all documents written within a range before an instant, as part of a `tsquery`; includes the current
 * interval.
 */
function marksWithin({ scale, widths }: NonNullable<Reach>, until: Date): string {
  const newest = placeOf(scale, until);
  const marks = Array.from({ length: widths }, (_, back) => `'~${scale}.${newest - back}'`);
  return `(${marks.join(" | ")})`;
}

/** Returns whether a range reaches back to an instant. */
const reaches = ({ scale, widths }: NonNullable<Reach>, until: Date, from: Date): boolean =>
  (placeOf(scale, until) - widths + 1) * widthOf(scale) * 1000 <= from.getTime();

/**
 * Returns the next range, by the number of results in the current one: several scales further with few results, twice
 * as far with at least half of them, to avoid wasted work. Each range includes the previous one. Null: everything.
 */
function nextReach({ scale, widths }: NonNullable<Reach>, count: number, wanted: number): Reach {
  if (widths === 2 && count * 2 >= wanted) return { scale, widths: 4 };
  const steps = count === 0 ? 3 : count * 16 < wanted ? 2 : 1;
  return scale + steps > widest ? null : { scale: scale + steps, widths: 2 };
}

/** The initial range: some days. */
const firstReach: Reach = { scale: 1, widths: 2 };

/** From this scale on, a range is so large that statistics consider every word in it frequent. */
const wide = 4;
const isWide = (reach: Reach): boolean => reach === null || reach.scale >= wide;

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
 * Searches further and further back until enough is found or the whole period is searched. `search` receives the range;
 * results of a wider range include those of the previous one.
 */
export async function searchBackwards<Result>(
  question: Question,
  limits: Limits,
  wanted: number,
  search: (range: SearchRange) => Promise<{ total: number; result: Result }>,
): Promise<RangeResult<Result>> {
  const [until, from] = [limits.until.toISOString(), limits.from.toISOString()];
  const bounds = { kind: limits.kind, until, from, category: limits.category };
  const conditions = [...marksOf(limits), ...matchesOf(question)];
  let reach: Reach = limits.until <= limits.from ? null : firstReach;
  for (;;) {
    const within = reach === null ? [] : [marksWithin(reach, limits.until)];
    const found = await search({ ...bounds, conditions: [...within, ...conditions], isWide: isWide(reach) });
    const isAll = reach === null || reaches(reach, limits.until, limits.from);
    if (reach === null || isAll || found.total >= wanted) return { ...found, isAll };
    reach = nextReach(reach, found.total, wanted);
  }
}
