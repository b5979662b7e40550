/** Seconds of the finest scale that documents are marked with; each next one is four times as wide. See `search_marks`. */
const finest = 14_400;
const widest = 7;

/** How far back a search looks: the widths of a scale, or everything (null). */
export type Reach = number | null;

const widthOf = (scale: number): number => finest * 4 ** scale;

/** The mark of everything written in the last one to two widths of a scale before a moment, as part of a `tsquery`. */
export function marksWithin(scale: number, until: Date): string {
  const place = Math.floor(until.getTime() / 1000 / widthOf(scale));
  return `('~${scale}.${place}' | '~${scale}.${place - 1}')`;
}

/** Whether a scale reaches back to a moment. */
export const reaches = (scale: number, until: Date, from: Date): boolean => {
  const width = widthOf(scale) * 1000;
  return (Math.floor(until.getTime() / width) - 1) * width <= from.getTime();
};

/**
 * How far to look next, when so many of the wanted were found within `scale`: by leaps where there is little, one step
 * where there is much, so that nothing is found in vain. Null: everything.
 */
export function nextReach(scale: number, count: number, wanted: number): Reach {
  const steps = count === 0 ? 3 : count * 16 < wanted ? 2 : 1;
  return scale + steps > widest ? null : scale + steps;
}

/** Where to begin: some days. */
export const firstReach = 1;
