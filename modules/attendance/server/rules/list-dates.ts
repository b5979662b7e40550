import { Temporal } from "temporal-polyfill/full";
import { dayOf, writeDate } from "../../contract/written-time.ts";

/** `lastDate`: the last of its dates, if it lasts several. */
export type Repetition = { date: string; lastDate: string | null; repeats: "none" | "gregorian" | "hijri" };

/** A first and a last date, both included. */
export type Occurrence = { from: string; to: string };

/**
 * Returns the occurrences of an exception day that begin up to a date, in order. A repeating one occurs every year from
 * its own date on, from its first to its last day and month of its calendar, Gregorian or Umm al-Qura. In a year
 * without its first day it begins on the next, without its last day it ends on the one before; a single day is skipped.
 */
export function listOccurrences({ date, lastDate, repeats }: Repetition, until: string): Occurrence[] {
  if (repeats === "none") return date <= until ? [{ from: date, to: lastDate ?? date }] : [];
  const calendar = repeats === "hijri" ? "islamic-umalqura" : "iso8601";
  const first = Temporal.PlainDate.from(date).withCalendar(calendar);
  const last = Temporal.PlainDate.from(lastDate ?? date).withCalendar(calendar);
  const isoOf = (day: Temporal.PlainDate): string => day.withCalendar("iso8601").toString();
  const found: Occurrence[] = [];
  for (let years = 0; ; years += 1) {
    const begin = first.add({ years });
    // A day that the year lacks has become the last of its month.
    const from = isoOf(begin.day === first.day ? begin : begin.add({ days: 1 }));
    if (from > until) return found;
    const to = isoOf(last.add({ years }));
    if (from <= to) found.push({ from, to });
  }
}

/** Returns the dates between two others, both included. */
export const datesBetween = ({ from, to }: Occurrence): string[] =>
  Array.from({ length: dayOf(to) - dayOf(from) + 1 }, (_, days) => writeDate(dayOf(from) + days));

/** Returns the first occurrence that is not over on a day; null if there is none within the next nine years. */
export function nextOccurrence(repetition: Repetition, today: string): Occurrence | null {
  const until = Temporal.PlainDate.from(today > repetition.date ? today : repetition.date).add({ years: 9 });
  return listOccurrences(repetition, until.toString()).find(({ to }) => to >= today) ?? null;
}
