import { dayLength, dayOf, writeDate } from "../../contract/written-time.ts";

/** Maximum offsets ahead of and behind UTC, in milliseconds. */
const earliestPlace = 14 * 3_600_000;
const latestPlace = 12 * 3_600_000;
const openedAhead = 3_600_000;

/** Returns the last date that may have rows: it has started, or soon starts, in some time zone. */
export const lastDate = (at: Date): string =>
  writeDate(Math.floor((at.getTime() + earliestPlace + openedAhead) / dayLength));

/** The first date of the month after `month` (`YYYY-MM`). */
function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10);
}

/** Returns the last date of a month (`YYYY-MM`). */
export const lastOfMonth = (month: string): string => writeDate(dayOf(monthAfter(month)) - 1);

/** Returns whether a month (`YYYY-MM`) is over in all time zones. */
export const isOver = (month: string, at: Date): boolean =>
  at.getTime() >= dayOf(monthAfter(month)) * dayLength + latestPlace;

/**
 * Limits a span to dates that can be computed: from the first to the last date with rows, without locked months at its
 * ends. Returns null if nothing remains.
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
