import type { z } from "zod";
import { civilDateIn } from "#platform/clock/civil-date.ts";
import type { Reader } from "#platform/database/database.ts";
import { readPage, type PageOf } from "#platform/http/page.ts";
import { normalizeSearch } from "#platform/http/paged-statement.ts";
import type { RuleQuery } from "../context.ts";
import type { ExceptionDay, ExceptionDayInList, listExceptionDaysQuery } from "../../contract/schemas-exception-day.ts";
import { presentPage, presentRule } from "../subjects/present-subjects.ts";
import { nextOccurrence } from "../rules/list-dates.ts";
import { exceptionPage, selectException, selectRepeated, type ExceptionRow } from "./queries.ts";

function withNext(row: ExceptionRow, today: string) {
  const next = nextOccurrence(row, today);
  return {
    ...row,
    nextDate: next?.from ?? null,
    nextLastDate: next === null || next.to === next.from ? null : next.to,
  };
}

/** Ids of repeating exception days that occur between two dates. */
async function repeatedBetween(db: Reader, from: string | undefined, to: string | undefined): Promise<string[]> {
  const repeated = await selectRepeated(db);
  return repeated
    .filter((row) => {
      const next = nextOccurrence(row, from ?? row.date);
      return next !== null && (to === undefined || next.from <= to);
    })
    .map(({ id }) => id);
}

/** Returns a page of exception days, newest date first; a repeating one is listed at its first date. */
export async function listExceptionDays(
  reader: RuleQuery,
  query: z.output<typeof listExceptionDaysQuery>,
): Promise<PageOf<ExceptionDayInList>> {
  const { db, context } = reader;
  const today = civilDateIn((await context.settings(db)).timeZone);
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
  return presentPage(reader, "exception_day", { data: data.map((row) => withNext(row, today)), page });
}

/** Returns one exception day with all people it names; throws 404 if there is none. */
export async function readExceptionDay(reader: RuleQuery, id: string): Promise<ExceptionDay> {
  const { db, context } = reader;
  const today = civilDateIn((await context.settings(db)).timeZone);
  const row = await selectException(db, id);
  return presentRule(reader, "exception_day", row && withNext(row, today));
}
