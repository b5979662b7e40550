import type { Totals } from "../../contract/schemas-day.ts";
import type { StoredDay } from "../days/queries.ts";

/** A slot of a date before and after the change; null if it does not exist. */
export type ChangedRow = { before: StoredDay | null; after: StoredDay | null };

/** The visible facts of a row. Its window and its reasons are ignored. */
const visibleFacts = (row: StoredDay | undefined): string =>
  row === undefined
    ? ""
    : JSON.stringify([
        [row.slotStart, row.slotEnd, row.requiredMinutes, row.firstIn, row.lastOut],
        [row.workedMinutes, row.lateMinutes, row.earlyMinutes, row.extraBeforeMinutes, row.extraAfterMinutes],
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

/** Compares one person's rows before and after: returns the number of dates, and the first differing row of each. */
export function compareDays(
  before: readonly StoredDay[],
  after: readonly StoredDay[],
): { dates: number; changed: ChangedRow[] } {
  const [was, is] = [rowsByDate(before), rowsByDate(after)];
  const dates = [...new Set([...was.keys(), ...is.keys()])];
  const changed = dates.flatMap((date): ChangedRow[] => {
    const [old, fresh] = [was.get(date), is.get(date)];
    const slots = [...new Set([...(old?.keys() ?? []), ...(fresh?.keys() ?? [])])];
    const slot = slots.find((each) => visibleFacts(old?.get(each)) !== visibleFacts(fresh?.get(each)));
    if (slot === undefined) return [];
    return [{ before: old?.get(slot) ?? null, after: fresh?.get(slot) ?? null }];
  });
  return { dates: dates.length, changed };
}

export const addTotals = (one: Totals, other: Totals): Totals =>
  Object.fromEntries(Object.entries(one).map(([key, value]) => [key, value + other[key as keyof Totals]])) as Totals;
