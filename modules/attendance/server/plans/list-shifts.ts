import type { Reader } from "#platform/database/database.ts";
import type { NamedReference } from "../../contract/schemas-parts.ts";
import type { AttendanceContext } from "../context.ts";
import { readPersonDays } from "../punches/list-days.ts";
import { referenceTo } from "../rules/load-rules.ts";

export type Shift = { date: string; slot: number; start: string; end: string; location: NamedReference | null };

/** Returns a person's shifts of some dates, future ones by the current rules; those on leave are left out. */
export async function listShifts(
  db: Reader,
  context: AttendanceContext,
  personId: string,
  span: { from: string; to: string },
): Promise<Shift[]> {
  const { rows, snapshot } = await readPersonDays(db, context, personId, span);
  return rows.flatMap(({ date, slot, slotStart: start, slotEnd: end, state, location }) =>
    start === null || end === null || state === "leave"
      ? []
      : [{ date, slot, start, end, location: referenceTo(snapshot.locations, location) }],
  );
}
