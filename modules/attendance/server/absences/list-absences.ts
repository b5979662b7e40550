import type { z } from "zod";
import { byId, readPage, type PageOf } from "#platform/http/page.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { BoundedQuery, Query } from "../context.ts";
import type { Absence, listAbsencesQuery } from "../../contract/schemas-day.ts";
import { loadPeople } from "../load-people.ts";
import { absencePages, absencePagesOf, selectAbsence, type AbsenceRow } from "./queries.ts";
import type { AbsenceSpan } from "./policy.ts";

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
  { db, context, viewerId }: Query,
  rows: readonly AbsenceRow[],
): Promise<Absence[]> {
  const ids = rows.flatMap((row) => [row.person_id, row.created_by]);
  const people = await loadPeople({ db, context, viewerId }, ids);
  return rows.flatMap((row) => {
    const person = people.get(row.person_id);
    if (person === undefined) return [];
    const { id, lookup, note, version } = row;
    return [
      {
        id,
        person,
        ...spanOf(row),
        lookup,
        note,
        by: row.created_by === null ? null : (people.get(row.created_by) ?? null),
        request: row.request_id,
        isPart: row.is_part,
        createdAt: row.created_at,
        version,
      },
    ];
  });
}

/** Returns one absence; throws 404 if there is none. */
export async function readAbsence(query: Query, id: string): Promise<Absence> {
  const row = await selectAbsence(query.db, id);
  const [absence] = await presentAbsences(query, row === null ? [] : [row]);
  if (absence === undefined) throw refuse("not_found");
  return absence;
}

type ListQuery = z.output<typeof listAbsencesQuery>;

/** Returns absences that touch the given dates, newest entry first. */
export async function listAbsences(
  { db, context, viewerId, within }: BoundedQuery,
  query: ListQuery,
): Promise<PageOf<Absence>> {
  const values = [query.user ?? null, query.kind ?? null, query.from ?? null, query.to ?? null, within];
  const { data, page } = await readPage<AbsenceRow>(
    {
      list: `absences ${JSON.stringify(values)}`,
      ...byId,
      fetch: (query.user === undefined ? absencePages : absencePagesOf)(db, values),
    },
    query,
  );
  return { data: await presentAbsences({ db, context, viewerId }, data), page };
}
