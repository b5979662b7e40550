import type { OvertimeClasses, OvertimeReason } from "../../contract/schemas-overtime.ts";
import type { Beyond, DayKind } from "./compute-beyond.ts";

// Pure: from what dates have beyond the required minutes to what is claimed, by the limits of the policy.

export type Limits = {
  minimum: number;
  block: number;
  mostPerDay: number | null;
  mostPerMonth: number | null;
  mostPerYear: number | null;
};

export type LimitedDay = Pick<Beyond, "minutes" | "night"> & {
  date: string;
  limits: Limits;
  /** The minutes that were asked for and approved; undefined where they need not be. */
  asked?: number | undefined;
  /** The claimed minutes of a date that stays as it is, since its month is locked; they count in the limits. */
  fixed?: number;
};

export type Claimed = { date: string; minutes: number; night: number; reasons: OvertimeReason[] };

/** The fewer minutes that are counted, the fewer of them are ordinary: night is kept first. */
export const nightWithin = (night: number, minutes: number): number => Math.min(night, minutes);

/** Returns the minutes of a claim by class. */
export const classesOf = (dayKind: DayKind, minutes: number, night: number): OvertimeClasses => ({
  ordinary: dayKind === "workDay" ? minutes - night : 0,
  night: dayKind === "workDay" ? night : 0,
  restDay: dayKind === "restDay" ? minutes : 0,
  holiday: dayKind === "holiday" ? minutes : 0,
});

/**
 * Returns the claims of one person by date. A date has a claim once its minimum is reached; earlier dates take what the
 * limits of a month and a year allow. What is decided on claims does not change what they take. The order of the dates
 * does not matter, each occurs once.
 */
export function applyLimits(days: readonly LimitedDay[]): Claimed[] {
  const used = new Map<string, number>();
  const usedIn = (period: string): number => used.get(period) ?? 0;
  const use = (date: string, minutes: number): void => {
    for (const period of [date.slice(0, 7), date.slice(0, 4)]) used.set(period, usedIn(period) + minutes);
  };
  for (const { date, fixed } of days) if (fixed !== undefined) use(date, fixed);
  const open = days.filter(({ fixed, minutes, limits }) => fixed === undefined && minutes >= limits.minimum);
  return open
    .toSorted((one, other) => (one.date < other.date ? -1 : 1))
    .map(({ date, minutes: beyond, night, limits, asked }) => {
      const reasons: OvertimeReason[] = [];
      let minutes = beyond;
      const lower = (code: OvertimeReason["code"], limit: number | null, left: number): void => {
        if (limit === null || left >= minutes) return;
        minutes = Math.max(0, left);
        reasons.push({ code, limit, minutes });
      };
      if (asked !== undefined) lower("asked", asked, asked);
      lower("day", limits.mostPerDay, limits.mostPerDay ?? 0);
      lower("month", limits.mostPerMonth, (limits.mostPerMonth ?? 0) - usedIn(date.slice(0, 7)));
      lower("year", limits.mostPerYear, (limits.mostPerYear ?? 0) - usedIn(date.slice(0, 4)));
      lower("block", limits.block, minutes - (minutes % limits.block));
      use(date, minutes);
      return { date, minutes, night: nightWithin(night, minutes), reasons };
    });
}
