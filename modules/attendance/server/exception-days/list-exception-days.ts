import type { z } from "zod";
import { civilDateIn } from "#platform/clock/civil-date.ts";
import type { Reader } from "#platform/database/database.ts";
import { readPage, type PageOf } from "#platform/http/page.ts";
import { refuse } from "#platform/http/refuse.ts";
import { normalizeSearch } from "#platform/http/paged-statement.ts";
import type { Query } from "../context.ts";
import type { ExceptionDay, ExceptionDayInList, listExceptionDaysQuery } from "../../contract/schemas-exception-day.ts";
import { loadNamed, loadRoles, type CountedRole } from "../subjects/present-subjects.ts";
import { nextDate } from "../rules/list-dates.ts";
import { exceptionPage, selectException, selectRepeated, type ExceptionRow } from "./queries.ts";

const present = (row: ExceptionRow, roles: ReadonlyMap<string, CountedRole>, today: string) => ({
  id: row.id,
  date: row.date,
  repeats: row.repeats,
  nextDate: nextDate(row, today),
  workDay: row.work_day,
  nameAr: row.name_ar,
  nameEn: row.name_en,
  everyone: row.everyone,
  roles: row.role_ids.flatMap((id) => roles.get(id) ?? []),
  userCount: row.user_count,
  start: row.start_time,
  end: row.end_time,
  reason:
    row.reason_id === null ? null : { id: row.reason_id, nameAr: row.reason_ar ?? "", nameEn: row.reason_en ?? "" },
  isActive: row.is_active,
  createdAt: row.created_at,
  version: row.version,
});

/** Ids of repeating exception days that occur between two dates. */
async function repeatedBetween(db: Reader, from: string | undefined, to: string | undefined): Promise<string[]> {
  const repeated = await selectRepeated(db, []);
  return repeated
    .filter((row) => {
      const next = nextDate(row, from ?? row.date);
      return next !== null && (to === undefined || next <= to);
    })
    .map(({ id }) => id);
}

/** Returns a page of exception days, newest date first; a repeating one is listed at its first date. */
export async function listExceptionDays(
  { db, context: { settings, files }, viewerId }: Query,
  query: z.output<typeof listExceptionDaysQuery>,
): Promise<PageOf<ExceptionDayInList>> {
  const today = civilDateIn((await settings(db)).timeZone);
  const { from, to, workDay, search, isActive } = query;
  const filters = [from ?? null, to ?? null, workDay ?? null, normalizeSearch(search), isActive ?? null];
  const [first, last, ...rest] = filters;
  const { data, page } = await readPage<ExceptionRow>(
    {
      list: `exception days ${JSON.stringify(filters)}`,
      kinds: ["date", "id"],
      keyOf: (row) => [row.date, row.id],
      fetch: exceptionPage(db, [first, last, await repeatedBetween(db, from, to), ...rest]),
    },
    query,
  );
  const roles = await loadRoles(db, today);
  const ids = data.map(({ id }) => id);
  const named = await loadNamed(db, { files, viewerId }, "exceptionDay", "some", ids);
  return { data: data.map((row) => ({ ...present(row, roles, today), someUsers: named.get(row.id) ?? [] })), page };
}

/** Returns one exception day with all people it names; throws 404 if there is none. */
export async function readExceptionDay(
  { db, context: { settings, files }, viewerId }: Query,
  id: string,
): Promise<ExceptionDay> {
  const today = civilDateIn((await settings(db)).timeZone);
  const [row] = await selectException(db, [id]);
  if (row === undefined) throw refuse("not_found");
  const named = await loadNamed(db, { files, viewerId }, "exceptionDay", "all", [id]);
  return { ...present(row, await loadRoles(db, today), today), users: named.get(id) ?? [] };
}
