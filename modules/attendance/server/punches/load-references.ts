import type { Reader } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { Attendee, NamedReference } from "../../contract/schemas-parts.ts";
import { attendeeColumns, attendeeOf, type AttendeeRow } from "../attendee.ts";
import type { AttendanceContext } from "../context.ts";

const selectPeople = statement<AttendeeRow>(`
  select ${attendeeColumns("p", "d")} from person p left join department d on d.id = p.department_id
  where p.id = any($1::bigint[])`);

const selectLookups = statement<{ id: string; name_ar: string; name_en: string }>(
  "select id, name_ar, name_en from lookup where id = any($1::bigint[])",
);

const distinct = (ids: readonly (string | null)[]): string[] => [...new Set(ids)].filter((id) => id !== null);

/** Returns people by id as `viewerId` sees them; unknown ones are omitted. */
export async function loadPeople(
  db: Reader,
  { files }: AttendanceContext,
  viewerId: string,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, Attendee>> {
  const wanted = distinct(ids);
  const rows = wanted.length === 0 ? [] : await selectPeople(db, [wanted]);
  return new Map(rows.map((row) => [row.author_id, attendeeOf(row, files, viewerId)]));
}

/** Returns lookup entries by id; deleted ones are omitted. */
export async function loadLookups(
  db: Reader,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, NamedReference>> {
  const wanted = distinct(ids);
  const rows = wanted.length === 0 ? [] : await selectLookups(db, [wanted]);
  return new Map(rows.map(({ id, name_ar: nameAr, name_en: nameEn }) => [id, { id, nameAr, nameEn }]));
}
