import type { DayState, Totals } from "../../contract/schemas-day.ts";
import type { Sheet } from "../../contract/schemas-officer.ts";
import { sumDays } from "../punches/sum-days.ts";
import type { SheetRow } from "./queries.ts";

export type Cell = Sheet["data"][number]["cells"][number];

/** What needs most attention first: of several rows of a date, the cell says the first of these. */
const attention: Readonly<Record<DayState, number>> = {
  absent: 0,
  incomplete: 1,
  halfDay: 2,
  unscheduled: 3,
  workedOnDayOff: 4,
  present: 5,
  halfLeave: 6,
  scheduled: 7,
  leave: 8,
  holiday: 9,
  off: 10,
};

/** Of somebody whose days are all to come. */
export const noTotals: Totals = {
  requiredMinutes: 0,
  workedMinutes: 0,
  lateMinutes: 0,
  earlyMinutes: 0,
  lateTimes: 0,
  earlyTimes: 0,
  absentDays: 0,
  incompleteDays: 0,
  leaveDays: 0,
  presentDays: 0,
};

const worse = (one: DayState, other: DayState): DayState => (attention[other] < attention[one] ? other : one);

/** One person's rows, in the order of their dates, as a cell for each date. */
function cellsOf(rows: readonly SheetRow[]): Cell[] {
  const cells: Cell[] = [];
  for (const row of rows) {
    const last = cells.at(-1);
    const slots = row.slot === 0 ? 0 : 1;
    if (last?.date === row.date) {
      last.state = worse(last.state, row.state);
      last.workedMinutes += row.worked_minutes;
      last.lateMinutes += row.late_minutes;
      last.earlyMinutes += row.early_minutes;
      last.provisional ||= row.provisional;
      last.slots += slots;
    } else {
      cells.push({
        date: row.date,
        state: row.state,
        workedMinutes: row.worked_minutes,
        lateMinutes: row.late_minutes,
        earlyMinutes: row.early_minutes,
        provisional: row.provisional,
        slots,
      });
    }
  }
  return cells;
}

/** The cells and totals of each person, by id; `todayIn` tells the date of a time zone, after which nothing counts. */
export function sumCells(
  rows: readonly SheetRow[],
  todayIn: (timeZone: string) => string,
): ReadonlyMap<string, { cells: Cell[]; totals: Totals }> {
  const begun = rows.filter((row) => row.date <= todayIn(row.time_zone));
  return new Map(
    [...Map.groupBy(begun, (row) => row.person_id)].map(([id, some]) => [
      id,
      { cells: cellsOf(some), totals: sumDays(some) },
    ]),
  );
}
