import type { Reader } from "#platform/database/database.ts";
import { minutesOfDay } from "../../contract/form/conditions.ts";
import type { Effect } from "../../contract/schemas-definition.ts";
import { readCalendar, type Calendar, type ServicesContext } from "../context.ts";
import { workdaysOf } from "../duration/compute-working-time.ts";
import type { Span } from "./policy.ts";

/** Days or minutes used of the grant of the year or month that begins on `periodStart`. */
export type Use = { periodStart: string; amount: number };

export type EffectContext = { db: Reader; context: ServicesContext; calendar: Calendar };

export function countByYear(dates: readonly string[]): Use[] {
  const years = Map.groupBy(dates, (date) => `${date.slice(0, 4)}-01-01`);
  return [...years].map(([periodStart, of]) => ({ periodStart, amount: of.length }));
}

/** Returns the dates of a span on which a person works, by their schedule, else by the organisation's week. */
export async function workingDates(
  { db, context, calendar }: EffectContext,
  personId: string,
  span: Span,
): Promise<string[]> {
  const { works } = await context.attendance.readSchedule(db, personId, span);
  const scheduled = [...works].flatMap(([date, isWork]) => (isWork ? [date] : []));
  const others = workdaysOf(span.from, span.to, calendar).filter((date) => !works.has(date));
  return [...scheduled, ...others].toSorted();
}

/** Minutes between two times of a date, in its month. */
export const minutesUsed = (day: string, { from, to }: Span): Use[] => [
  { periodStart: `${day.slice(0, 7)}-01`, amount: (minutesOfDay(to) ?? 0) - (minutesOfDay(from) ?? 0) },
];

type RemainingSpan = { fromDate: string; fromTime: string; toDate: string; toTime: string };

/** Returns what an approved request uses when only this part of its entry is left. */
export async function usesLeft(
  db: Reader,
  context: ServicesContext,
  { personId, effect }: { personId: string; effect: Effect | null },
  { fromDate, fromTime, toDate, toTime }: RemainingSpan,
): Promise<Use[]> {
  if (effect === "hourlyPermission") return minutesUsed(fromDate, { from: fromTime, to: toTime });
  if (effect !== "annualLeave" && effect !== "sickLeave") return [];
  const calendar = await readCalendar(db, context);
  return countByYear(await workingDates({ db, context, calendar }, personId, { from: fromDate, to: toDate }));
}
