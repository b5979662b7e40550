import {
  CalendarDate,
  GregorianCalendar,
  IslamicUmalquraCalendar,
  parseDate,
  toCalendar,
  type Calendar,
} from "@internationalized/date";
import type { UiWeekday } from "../ui-context.ts";
import { textFromDate } from "./date-values.ts";
import { daysSince } from "./weekend.ts";

export type MonthCalendar = "gregory" | "islamic-umalqura";

const made: Record<MonthCalendar, Calendar> = {
  gregory: new GregorianCalendar(),
  "islamic-umalqura": new IslamicUmalquraCalendar(),
};

/** Dates are `YYYY-MM-DD`, Gregorian, whatever the calendar of the month. */
export type MonthDays = {
  first: string;
  last: string;
  /** A date in the previous and in the next month. */
  previous: string;
  next: string;
  /** Seven days each; null outside the month. */
  weeks: (string | null)[][];
};

/** Returns the month of a date in a calendar, in weeks that start on `firstDay`. */
export function monthDays(date: string, calendar: MonthCalendar, firstDay: UiWeekday = "sunday"): MonthDays {
  const day = toCalendar(parseDate(date), made[calendar]);
  const length = day.calendar.getDaysInMonth(day);
  const first = new CalendarDate(day.calendar, day.era, day.year, day.month, 1);
  const dates = Array.from({ length }, (_, index) => textFromDate(first.add({ days: index })));
  const before = daysSince(firstDay, dates[0] ?? date);
  const weeks = Array.from({ length: Math.ceil((before + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, place) => dates[week * 7 + place - before] ?? null),
  );
  return {
    first: textFromDate(first),
    last: textFromDate(first.add({ days: length - 1 })),
    previous: textFromDate(first.subtract({ days: 1 })),
    next: textFromDate(first.add({ days: length })),
    weeks,
  };
}

/** Returns the same day some months later, or the last day of a shorter month. */
export const monthsOn = (date: string, calendar: MonthCalendar, months: number): string =>
  textFromDate(toCalendar(parseDate(date), made[calendar]).add({ months }));
