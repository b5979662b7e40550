import type { Reader } from "#platform/database/database.ts";
import { minutesOfDay } from "../../contract/form/conditions.ts";
import type { Effect } from "../../contract/schemas-definition.ts";
import { readCalendar, type Calendar, type ServicesContext } from "../context.ts";
import { workdaysOf } from "../duration/working-time.ts";
import type { Span } from "./read-answers.ts";

/** What a request takes of what is granted, by the year or month that begins on that date: days or minutes. */
export type Use = { periodStart: string; amount: number };

export type Doors = { db: Reader; context: ServicesContext; calendar: Calendar };

/** How many of the dates belong to each year. */
export function countByYear(dates: readonly string[]): Use[] {
  const years = Map.groupBy(dates, (date) => `${date.slice(0, 4)}-01-01`);
  return [...years].map(([periodStart, of]) => ({ periodStart, amount: of.length }));
}

/** The dates of a span on which somebody works: each by their schedule, else by the organisation's week. */
export async function workingDates({ db, context, calendar }: Doors, personId: string, span: Span): Promise<string[]> {
  const { works } = await context.attendance.readSchedule(db, personId, span);
  const scheduled = [...works].flatMap(([date, isWork]) => (isWork ? [date] : []));
  const others = workdaysOf(span.from, span.to, calendar).filter((date) => !works.has(date));
  return [...scheduled, ...others].toSorted();
}

/** The minutes from one time of a date to another, of its month. */
export const minutesUsed = (day: string, { from, to }: Span): Use[] => [
  { periodStart: `${day.slice(0, 7)}-01`, amount: (minutesOfDay(to) ?? 0) - (minutesOfDay(from) ?? 0) },
];

type Left = { fromDate: string; fromTime: string; toDate: string; toTime: string };

/** What a granted request uses when only this is left of what it entered. */
export async function usesLeft(
  db: Reader,
  context: ServicesContext,
  { personId, effect }: { personId: string; effect: Effect | null },
  { fromDate, fromTime, toDate, toTime }: Left,
): Promise<Use[]> {
  if (effect === "hourlyPermission") return minutesUsed(fromDate, { from: fromTime, to: toTime });
  if (effect !== "annualLeave" && effect !== "sickLeave") return [];
  const calendar = await readCalendar(db, context);
  return countByYear(await workingDates({ db, context, calendar }, personId, { from: fromDate, to: toDate }));
}
