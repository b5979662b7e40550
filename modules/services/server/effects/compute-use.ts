import { takenDays, type TakenDay } from "#modules/leave/server/index.ts";
import type { Reader } from "#platform/database/database.ts";
import { minutesOfDay } from "../../contract/form/conditions.ts";
import type { Effect } from "../../contract/schemas-definition.ts";
import type { Calendar, ServicesContext } from "../context.ts";
import { isLeaveEffect, type Span } from "./policy.ts";

/** Days or minutes used of the grant of the year or month that begins on `periodStart`. */
export type Use = { periodStart: string; amount: number };

export type EffectContext = { db: Reader; context: ServicesContext; calendar: Calendar };

export function countByYear(days: readonly TakenDay[]): Use[] {
  const years = Map.groupBy(days, ({ date }) => `${date.slice(0, 4)}-01-01`);
  return [...years].map(([periodStart, of]) => ({ periodStart, amount: of.reduce((sum, { part }) => sum + part, 0) }));
}

/** Adds uses of the same period. */
export function sumUses(uses: readonly Use[]): Use[] {
  const periods = Map.groupBy(uses, ({ periodStart }) => periodStart);
  return [...periods].map(([periodStart, of]) => ({
    periodStart,
    amount: of.reduce((sum, { amount }) => sum + amount, 0),
  }));
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
  { personId, code, effect }: { personId: string; code: string; effect: Effect | null },
  { fromDate, fromTime, toDate, toTime }: RemainingSpan,
): Promise<Use[]> {
  if (effect === "hourlyPermission") return minutesUsed(fromDate, { from: fromTime, to: toTime });
  if (!isLeaveEffect(effect)) return [];
  const type = await context.leave.typeOfService(db, code);
  const isWhole = fromTime === "00:00" && toTime === "23:59";
  const leave = {
    personId,
    counts: type?.counts ?? "workDays",
    part: isWhole ? 1 : 0.5,
    from: fromDate,
    to: toDate,
  } as const;
  return countByYear(takenDays(await context.leave.computeDays(db, leave)));
}
