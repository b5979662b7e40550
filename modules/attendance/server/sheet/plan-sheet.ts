import type { z } from "zod";
import { now } from "#platform/clock/clock.ts";
import type { Reader } from "#platform/database/database.ts";
import type { sheetQuery } from "../../contract/schemas-officer.ts";
import { planMoment } from "../board/plan-moment.ts";
import type { AttendanceContext } from "../context.ts";

export type SheetQuery = z.output<typeof sheetQuery>;

/** A search that finds more people shows only so many. */
const mostFound = 10_000;

/** What a sheet is asked of the database: which statements, and the values they begin with. */
export type SheetPlan = {
  whose: "everybody" | "some";
  values: readonly unknown[];
  from: string;
  to: string;
  /** Every date from the first to the last. */
  dates: string[];
};

/** The dates of a month, `YYYY-MM`. */
function datesOf(month: string): string[] {
  const [year = 0, number = 0] = month.split("-").map(Number);
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return Array.from({ length: count }, (_, index) => `${month}-${String(index + 1).padStart(2, "0")}`);
}

/** Finds who is searched for, if anybody is. */
export async function planSheet(db: Reader, context: AttendanceContext, query: SheetQuery): Promise<SheetPlan> {
  const { month, department = null, location = null, state = null, search = "" } = query;
  const dates = datesOf(month);
  const [from = "", to = ""] = [dates[0], dates.at(-1)];
  const found = search.trim() === "" ? null : await context.findPersonIds(db, search, mostFound);
  const values = [from, to, found, department, location, state];
  return { whose: found === null ? "everybody" : "some", values, from, to, dates };
}

/** The values that tell the database which dates have begun: the last that has everywhere, and that of each time zone. */
export async function begunDates(db: Reader, context: AttendanceContext): Promise<readonly unknown[]> {
  const [, zones, dates] = planMoment(await context.rules.current(db), now());
  return [dates.toSorted()[0], zones, dates];
}
