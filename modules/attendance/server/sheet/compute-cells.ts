import type { DayState, Totals } from "../../contract/schemas-day.ts";
import type { Sheet } from "../../contract/schemas-officer.ts";
import { sumDays, type SummedDay } from "../punches/compute-days.ts";
import type { PackedRows } from "./queries.ts";

export type Cell = Sheet["data"][number]["cells"][number];

type SheetRow = SummedDay & { slot: number; provisional: boolean };

/** Lowest first: a cell of several rows shows the state that needs most attention. */
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

/** For people without started days. */
export const noTotals: Totals = sumDays([]);

export const worse = (one: DayState, other: DayState): DayState => (attention[other] < attention[one] ? other : one);

/** The members of a PostgreSQL array that was sent as text, without quotes. */
export const texts = (array: string): string[] => array.slice(1, -1).split(",");
export const numbers = (array: string): number[] => texts(array).map(Number);

/** Unpacks a person's rows; `dates` are those of the month. */
function unpack(packed: PackedRows, dates: readonly string[]): SheetRow[] {
  const [slots, states, provisional] = [numbers(packed.slots), texts(packed.states), texts(packed.provisional)];
  const [required, worked] = [numbers(packed.required), numbers(packed.worked)];
  const [late, early] = [numbers(packed.late), numbers(packed.early)];
  return numbers(packed.days).map((day, index) => ({
    date: dates[day] ?? "",
    slot: slots[index] ?? 0,
    state: states[index] as DayState,
    provisional: provisional[index] === "1",
    requiredMinutes: required[index] ?? 0,
    workedMinutes: worked[index] ?? 0,
    lateMinutes: late[index] ?? 0,
    earlyMinutes: early[index] ?? 0,
  }));
}

/** Merges one person's rows, ordered by date, into a cell for each date. */
function cellsOf(rows: readonly SheetRow[]): Cell[] {
  const cells: Cell[] = [];
  for (const row of rows) {
    const last = cells.at(-1);
    const slots = row.slot === 0 ? 0 : 1;
    if (last?.date === row.date) {
      last.state = worse(last.state, row.state);
      last.workedMinutes += row.workedMinutes;
      last.lateMinutes += row.lateMinutes;
      last.earlyMinutes += row.earlyMinutes;
      last.provisional ||= row.provisional;
      last.slots += slots;
    } else {
      cells.push({
        date: row.date,
        state: row.state,
        workedMinutes: row.workedMinutes,
        lateMinutes: row.lateMinutes,
        earlyMinutes: row.earlyMinutes,
        provisional: row.provisional,
        slots,
      });
    }
  }
  return cells;
}

/** Returns the cells and totals of each person, by id; `dates` are those of the month. */
export const sumCells = (
  people: readonly PackedRows[],
  dates: readonly string[],
): ReadonlyMap<string, { cells: Cell[]; totals: Totals }> =>
  new Map(
    people.map((packed) => {
      const rows = unpack(packed, dates);
      return [packed.person_id, { cells: cellsOf(rows), totals: sumDays(rows) }];
    }),
  );
