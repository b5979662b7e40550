import type { Reader } from "#platform/database/database.ts";
import type { Absence } from "../../contract/schemas-day.ts";
import type { AttendanceContext } from "../context.ts";
import { loadPeople } from "../punches/load-references.ts";
import type { AbsenceSpan } from "./policy.ts";
import type { AbsenceRow } from "./queries.ts";

/** Shortens the database's `08:00:00` to `08:00`. */
const clock = (time: string): string => time.slice(0, 5);

export const spanOf = (row: AbsenceRow): AbsenceSpan => ({
  kind: row.kind,
  fromDate: row.from_date,
  fromTime: clock(row.from_time),
  toDate: row.to_date,
  toTime: clock(row.to_time),
});

/** Presents absences to officers, in the given order. */
export async function presentAbsences(
  db: Reader,
  context: AttendanceContext,
  viewerId: string,
  rows: readonly AbsenceRow[],
): Promise<Absence[]> {
  const ids = rows.flatMap((row) => [row.person_id, row.created_by]);
  const people = await loadPeople(db, context, viewerId, ids);
  return rows.flatMap((row) => {
    const person = people.get(row.person_id);
    if (person === undefined) return [];
    const { id, note, version, lookup_id: lookupId } = row;
    const lookup =
      lookupId === null ? null : { id: lookupId, nameAr: row.lookup_ar ?? "", nameEn: row.lookup_en ?? "" };
    return [
      {
        id,
        person,
        ...spanOf(row),
        lookup,
        note,
        by: row.created_by === null ? null : (people.get(row.created_by) ?? null),
        request: row.request_id,
        createdAt: row.created_at,
        version,
      },
    ];
  });
}
