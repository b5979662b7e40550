import type { z } from "zod";
import { civilDateIn } from "#platform/clock/civil-date.ts";
import { now } from "#platform/clock/clock.ts";
import type { Reader } from "#platform/database/database.ts";
import type { sheetQuery } from "../../contract/schemas-officer.ts";
import type { AttendanceContext } from "../context.ts";

export type SheetQuery = z.output<typeof sheetQuery>;

/** A search that finds more people shows only so many. */
const mostFound = 10_000;

/** What a sheet is asked of the database: which statements, and the values they begin with. */
export type SheetPlan = { whose: "everybody" | "some"; values: readonly unknown[]; from: string; to: string };

/** The first and last date of a month, `YYYY-MM`. */
function datesOf(month: string): { from: string; to: string } {
  const [year = 0, number = 0] = month.split("-").map(Number);
  const days = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return { from: `${month}-01`, to: `${month}-${days}` };
}

/** Finds who is searched for, if anybody is. */
export async function planSheet(db: Reader, context: AttendanceContext, query: SheetQuery): Promise<SheetPlan> {
  const { month, department = null, location = null, state = null, search = "" } = query;
  const { from, to } = datesOf(month);
  const found = search.trim() === "" ? null : await context.findPersonIds(db, search, mostFound);
  const values = [from, to, found, department, location, state];
  return { whose: found === null ? "everybody" : "some", values, from, to };
}

/** Tells the date of a time zone at this moment; of many rows there are few time zones. */
export function todays(): (timeZone: string) => string {
  const at = now();
  const known = new Map<string, string>();
  return (timeZone) => {
    const date = known.get(timeZone) ?? civilDateIn(timeZone, at);
    known.set(timeZone, date);
    return date;
  };
}
