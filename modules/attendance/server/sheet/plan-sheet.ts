import type { z } from "zod";
import { now } from "#platform/clock/clock.ts";
import { cacheBriefly } from "#platform/clock/cache-briefly.ts";
import type { Within } from "#platform/http/actor.ts";
import type { Reader } from "#platform/database/database.ts";
import type { sheetQuery } from "../../contract/schemas-officer.ts";
import { planMoment } from "../board/plan-moment.ts";
import type { AttendanceContext } from "../context.ts";
import { maxConcerned, selectColleagues, selectConcerned } from "./queries.ts";

export type SheetQuery = z.output<typeof sheetQuery>;

/** Maximum number of people found by a search. */
const maxFound = 10_000;
/** Milliseconds. */
const cacheMs = 10_000;

/** The variant of the statements for a sheet, and their first values. */
export type SheetPlan = {
  scope: "all" | "some";
  values: readonly unknown[];
  from: string;
  to: string;
  within: Within;
  /** Every date from the first to the last. */
  dates: string[];
};

/** The dates of a month, `YYYY-MM`. */
function datesOf(month: string): string[] {
  const [year = 0, number = 0] = month.split("-").map(Number);
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return Array.from({ length: count }, (_, index) => `${month}-${String(index + 1).padStart(2, "0")}`);
}

export type PlanSheet = (db: Reader, query: SheetQuery, within: Within) => Promise<SheetPlan>;

/** Plans sheets. People filtered by place or state are found in the days of the whole month, and cached for seconds. */
export function createPlans(context: AttendanceContext): PlanSheet {
  const filteredIds = cacheBriefly<{ id: string }[]>(cacheMs);

  /** The people to select; null for all, or if so many match that scanning all people is faster. */
  async function peopleOf(db: Reader, query: SheetQuery, span: string[]): Promise<string[] | null> {
    const { search = "", department, location, state } = query;
    if (search.trim() !== "") return context.findPersonIds(db, search, maxFound);
    if (department === undefined && location === undefined && state === undefined) return null;
    const values = [...span, location ?? null, state ?? null];
    const ids =
      department === undefined
        ? await filteredIds(JSON.stringify(values), () => selectConcerned(db, values))
        : await selectColleagues(db, [department]);
    return ids.length > maxConcerned ? null : ids.map(({ id }) => id);
  }

  return async (db, query, within) => {
    const { month, department = null, location = null, state = null } = query;
    const dates = datesOf(month);
    const [from = "", to = ""] = [dates[0], dates.at(-1)];
    const ids = await peopleOf(db, query, [from, to]);
    const values = [from, to, ids, department, location, state, within];
    return { scope: ids === null ? "all" : "some", values, within, from, to, dates };
  };
}

/** Returns the values that define started dates: the last one started in all time zones, and that of each. */
export async function begunDates(db: Reader, context: AttendanceContext): Promise<readonly unknown[]> {
  const [, zones, dates] = planMoment(await context.rules.current(db), now());
  return [dates.toSorted()[0], zones, dates];
}
