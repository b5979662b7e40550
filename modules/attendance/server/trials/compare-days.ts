import type { Totals } from "../../contract/schemas-day.ts";
import type { StoredDay } from "../days/queries.ts";

/** A slot of a date as it is and as it would be; null where it is not. */
export type ChangedRow = { before: StoredDay | null; after: StoredDay | null };

/** What somebody would notice of a row. Its window, and why it is so, may be others without anything coming of it. */
const noticed = (row: StoredDay | undefined): string =>
  row === undefined
    ? ""
    : JSON.stringify([
        [row.slot_start, row.slot_end, row.required_minutes, row.first_in, row.last_out],
        [row.worked_minutes, row.late_minutes, row.early_minutes, row.extra_before_minutes, row.extra_after_minutes],
        [row.state, row.flags],
      ]);

function rowsByDate(rows: readonly StoredDay[]): Map<string, Map<number, StoredDay>> {
  const dates = new Map<string, Map<number, StoredDay>>();
  for (const row of rows) {
    const known = dates.get(row.date);
    if (known === undefined) dates.set(row.date, new Map([[row.slot, row]]));
    else known.set(row.slot, row);
  }
  return dates;
}

/** One person's rows of some dates held against those of the same dates: how many dates there are, and the first row of each date that differs. */
export function compareDays(
  before: readonly StoredDay[],
  after: readonly StoredDay[],
): { dates: number; changed: ChangedRow[] } {
  const [was, is] = [rowsByDate(before), rowsByDate(after)];
  const dates = [...new Set([...was.keys(), ...is.keys()])];
  const changed = dates.flatMap((date): ChangedRow[] => {
    const [old, fresh] = [was.get(date), is.get(date)];
    const slots = [...new Set([...(old?.keys() ?? []), ...(fresh?.keys() ?? [])])];
    const slot = slots.find((each) => noticed(old?.get(each)) !== noticed(fresh?.get(each)));
    if (slot === undefined) return [];
    return [{ before: old?.get(slot) ?? null, after: fresh?.get(slot) ?? null }];
  });
  return { dates: dates.length, changed };
}

/** Sums of two people together. */
export const addTotals = (one: Totals, other: Totals): Totals =>
  Object.fromEntries(Object.entries(one).map(([key, value]) => [key, value + other[key as keyof Totals]])) as Totals;
