import type { z } from "zod";
import type { Reader } from "#platform/database/database.ts";
import { readPage, type PageOf } from "#platform/http/page.ts";
import type { Absence, listAbsencesQuery } from "../../contract/schemas-day.ts";
import type { AttendanceContext } from "../context.ts";
import { presentAbsences } from "./present-absence.ts";
import { absencePages, absencePagesOf, type AbsenceRow } from "./queries.ts";

/** Returns absences that touch the given dates, newest entry first. */
export async function listAbsences(
  db: Reader,
  context: AttendanceContext,
  viewerId: string,
  query: z.output<typeof listAbsencesQuery>,
): Promise<PageOf<Absence>> {
  const values = [query.user ?? null, query.kind ?? null, query.from ?? null, query.to ?? null];
  const { data, page } = await readPage<AbsenceRow>(
    {
      list: `absences ${JSON.stringify(values)}`,
      kinds: ["id"],
      keyOf: (row) => [row.id],
      fetch: (query.user === undefined ? absencePages : absencePagesOf)(db, values),
    },
    query,
  );
  return { data: await presentAbsences(db, context, viewerId, data), page };
}
