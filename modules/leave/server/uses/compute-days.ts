import type { Reader } from "#platform/database/database.ts";
import type { TakenDay } from "../../contract/evaluation.ts";
import type { LeaveContext } from "../context.ts";
import { type CountedDay, judgeDates, type Span } from "./judge-dates.ts";
import { type LeaveType, readEmployment } from "./queries.ts";

export type Leave = Span & { personId: string; counts: LeaveType["counts"]; part: TakenDay["part"] };

/** Returns each date of a leave with whether it counts, by the person's schedule as it is now. */
export async function computeDays(
  db: Reader,
  { settings, attendance }: LeaveContext,
  { personId, counts, part, from, to }: Leave,
): Promise<CountedDay[]> {
  const employment = (await readEmployment(db, personId)) ?? { from: null, to: null };
  const { weekend } = await settings(db);
  const none = { works: new Map<string, boolean>(), holidays: new Set<string>() };
  const { works, holidays } = counts === "workDays" ? await attendance.readSchedule(db, personId, { from, to }) : none;
  return judgeDates({ from, to }, { counts, part, employment, works, holidays, weekend });
}
