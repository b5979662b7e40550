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

export type MonthCalendar = "gregory" | "islamic-umalqura";

const made: Record<MonthCalendar, Calendar> = {
  gregory: new GregorianCalendar(),
  "islamic-umalqura": new IslamicUmalquraCalendar(),
};

/** Dates are `YYYY-MM-DD`, Gregorian, whatever the calendar of the month. */
export type MonthDays = {
  first: string;
  last: string;
  /** Some date of the month before, and of the one after. */
  previous: string;
  next: string;
  /** Seven days each, null beyond the month. */
  weeks: (string | null)[][];
};

const weekdays: readonly UiWeekday[] = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
/** 0 is Sunday. */
const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();

/** The month of a calendar that a date lies in, in weeks beginning with a day. */
export function monthDays(date: string, calendar: MonthCalendar, firstDay: UiWeekday = "sunday"): MonthDays {
  const day = toCalendar(parseDate(date), made[calendar]);
  const length = day.calendar.getDaysInMonth(day);
  const first = new CalendarDate(day.calendar, day.era, day.year, day.month, 1);
  const dates = Array.from({ length }, (_, index) => textFromDate(first.add({ days: index })));
  const before = (weekdayOf(dates[0] ?? date) - weekdays.indexOf(firstDay) + 7) % 7;
  const cells = [...Array.from({ length: before }, () => null), ...dates];
  const weeks: (string | null)[][] = [];
  for (let start = 0; start < cells.length; start += 7) {
    const week = cells.slice(start, start + 7);
    weeks.push([...week, ...Array.from({ length: 7 - week.length }, () => null)]);
  }
  return {
    first: textFromDate(first),
    last: textFromDate(first.add({ days: length - 1 })),
    previous: textFromDate(first.subtract({ days: 1 })),
    next: textFromDate(first.add({ days: length })),
    weeks,
  };
}

/** The same day of another month, or its last. */
export const monthsOn = (date: string, calendar: MonthCalendar, months: number): string =>
  textFromDate(toCalendar(parseDate(date), made[calendar]).add({ months }));
