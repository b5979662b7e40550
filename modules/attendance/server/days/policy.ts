import { dayLength, dayOf, writeDate } from "../../contract/written-time.ts";

/** How far ahead of UTC the first place on earth is where a date begins, and how far behind the last, in milliseconds. */
const earliestPlace = 14 * 3_600_000;
const latestPlace = 12 * 3_600_000;
const openedAhead = 3_600_000;

/** The last date of which there can be rows: one that has begun, or soon begins, somewhere. */
export const lastDate = (at: Date): string =>
  writeDate(Math.floor((at.getTime() + earliestPlace + openedAhead) / dayLength));

/** The first of the month after `month` (`YYYY-MM`). */
function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10);
}

/** The last date of a month (`YYYY-MM`). */
export const lastOfMonth = (month: string): string => writeDate(dayOf(monthAfter(month)) - 1);

/** Whether a month (`YYYY-MM`) is over everywhere on earth. */
export const isOver = (month: string, at: Date): boolean =>
  at.getTime() >= dayOf(monthAfter(month)) * dayLength + latestPlace;

/**
 * What of a span can be computed: from the first date that has rows to the last one, without locked months at its ends.
 * Null when nothing is left.
 */
export function openSpan(
  span: { from: string | null; to: string | null },
  facts: { first: string; at: Date; locked: readonly string[] },
): { from: string; to: string } | null {
  const last = lastDate(facts.at);
  const locked = new Set(facts.locked);
  let from = span.from === null || span.from < facts.first ? facts.first : span.from;
  let to = span.to === null || span.to > last ? last : span.to;
  while (from <= to && locked.has(from.slice(0, 7))) from = monthAfter(from.slice(0, 7));
  while (from <= to && locked.has(to.slice(0, 7))) to = writeDate(dayOf(`${to.slice(0, 7)}-01`) - 1);
  return from <= to ? { from, to } : null;
}
