/** Seconds of the finest scale of document marks; each further scale is four times as wide. See `search_marks`. */
const finest = 14_400;
const widest = 7;

/** The range searched: a number of newest intervals of a scale, or everything (null). */
export type Reach = { scale: number; widths: 2 | 4 } | null;

const widthOf = (scale: number): number => finest * 4 ** scale;

const placeOf = (scale: number, moment: Date): number => Math.floor(moment.getTime() / 1000 / widthOf(scale));

/**
 * The marks of all documents written within a range before an instant, as part of a `tsquery`; includes the current
 * interval.
 */
export function marksWithin({ scale, widths }: NonNullable<Reach>, until: Date): string {
  const newest = placeOf(scale, until);
  const marks = Array.from({ length: widths }, (_, back) => `'~${scale}.${newest - back}'`);
  return `(${marks.join(" | ")})`;
}

/** Returns whether a range reaches back to an instant. */
export const reaches = ({ scale, widths }: NonNullable<Reach>, until: Date, from: Date): boolean =>
  (placeOf(scale, until) - widths + 1) * widthOf(scale) * 1000 <= from.getTime();

/**
 * Returns the next range, by the number of results in the current one: several scales further with few results, twice
 * as far with at least half of them, to avoid wasted work. Each range includes the previous one. Null: everything.
 */
export function nextReach({ scale, widths }: NonNullable<Reach>, count: number, wanted: number): Reach {
  if (widths === 2 && count * 2 >= wanted) return { scale, widths: 4 };
  const steps = count === 0 ? 3 : count * 16 < wanted ? 2 : 1;
  return scale + steps > widest ? null : { scale: scale + steps, widths: 2 };
}

/** The initial range: some days. */
export const firstReach: Reach = { scale: 1, widths: 2 };

/** From this scale on, a range is so large that statistics consider every word in it frequent. */
const wide = 4;
export const isWide = (reach: Reach): boolean => reach === null || reach.scale >= wide;
