/** Seconds of the finest scale that documents are marked with; each next one is four times as wide. See `search_marks`. */
const finest = 14_400;
const widest = 7;

/** How far back a search looks: some of the newest widths of a scale, or everything (null). */
export type Reach = { scale: number; widths: 2 | 4 } | null;

const widthOf = (scale: number): number => finest * 4 ** scale;

const placeOf = (scale: number, moment: Date): number => Math.floor(moment.getTime() / 1000 / widthOf(scale));

/** The marks of everything written within a reach before a moment, as part of a `tsquery`; the newest width is not over. */
export function marksWithin({ scale, widths }: NonNullable<Reach>, until: Date): string {
  const newest = placeOf(scale, until);
  const marks = Array.from({ length: widths }, (_, back) => `'~${scale}.${newest - back}'`);
  return `(${marks.join(" | ")})`;
}

/** Whether a reach goes back to a moment. */
export const reaches = ({ scale, widths }: NonNullable<Reach>, until: Date, from: Date): boolean =>
  (placeOf(scale, until) - widths + 1) * widthOf(scale) * 1000 <= from.getTime();

/**
 * How far to look next, when so many of the wanted were found within a reach: by leaps where there is little, twice as far
 * where half is found, so that nothing is found in vain. Each reach includes the one before. Null: everything.
 */
export function nextReach({ scale, widths }: NonNullable<Reach>, count: number, wanted: number): Reach {
  if (widths === 2 && count * 2 >= wanted) return { scale, widths: 4 };
  const steps = count === 0 ? 3 : count * 16 < wanted ? 2 : 1;
  return scale + steps > widest ? null : { scale: scale + steps, widths: 2 };
}

/** Where to begin: some days. */
export const firstReach: Reach = { scale: 1, widths: 2 };

/** From here on a reach holds so much that the statistics take whatever is asked for to be frequent in it. */
const wide = 4;
export const isWide = (reach: Reach): boolean => reach === null || reach.scale >= wide;
