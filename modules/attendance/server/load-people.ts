import { authorColumns, authorOf, type AuthorRow, type FileLinks } from "#modules/community/server/index.ts";
import { statement } from "#platform/database/statement.ts";
import type { PagedList } from "#platform/http/page.ts";
import type { NumberedAttendee } from "../contract/schemas-parts.ts";
import type { Query } from "./context.ts";

/** Columns of a person; `person` and `department` are the aliases of their tables in the statement. */
export const attendeeColumns = (person: string, department: string, prefix = "author"): string => `
  ${authorColumns(person, prefix)}, ${person}.employee_number as ${prefix}_number, ${department}.id as ${prefix}_department,
  ${department}.name_ar as ${prefix}_department_ar, ${department}.name_en as ${prefix}_department_en`;

/** Selected by `attendeeColumns` with its default prefix. */
export type AttendeeRow = AuthorRow & {
  author_number: string | null;
  author_department: string | null;
  author_department_ar: string | null;
  author_department_en: string | null;
};

/**
 * Presents a person with their department; the photo's address is valid for `viewerId` only. The employee number leaves
 * the server only where a schema of officers declares it.
 */
export const attendeeOf = (row: AttendeeRow, files: FileLinks, viewerId: string): NumberedAttendee => ({
  ...authorOf(row, files, viewerId),
  employeeNumber: row.author_number,
  department:
    row.author_department === null
      ? null
      : { id: row.author_department, nameAr: row.author_department_ar ?? "", nameEn: row.author_department_en ?? "" },
});

const selectPeople = statement<AttendeeRow, [ids: readonly string[]]>(`
  select ${attendeeColumns("p", "d")} from person p left join department d on d.id = p.department_id
  where p.id = any($1::bigint[])`).all;

/** Returns people by id as `viewerId` sees them; unknown ones are omitted. */
export async function loadPeople(
  { db, context: { files }, viewerId }: Query,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, NumberedAttendee>> {
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  const rows = wanted.length === 0 ? [] : await selectPeople(db, wanted);
  return new Map(rows.map((row) => [row.author_id, attendeeOf(row, files, viewerId)]));
}

/** The order of a list of people by name in the reader's language. */
export const byName: Pick<PagedList<AttendeeRow & { sorted: string }>, "kinds" | "keyOf"> = {
  kinds: ["text", "id"],
  keyOf: (row) => [row.sorted, row.author_id],
};
