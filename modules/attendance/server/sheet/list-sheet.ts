import { cacheBriefly } from "#platform/clock/cache-briefly.ts";
import type { Within } from "#platform/http/actor.ts";
import type { Reader } from "#platform/database/database.ts";
import { readPage } from "#platform/http/page.ts";
import type { Locale } from "#shared/locale.ts";
import type { Sheet } from "../../contract/schemas-officer.ts";
import { byName, attendeeOf } from "../load-people.ts";
import type { AttendanceContext } from "../context.ts";
import { lockedMonths } from "../days/queries.ts";
import { begunDates, type PlanSheet, type SheetPlan, type SheetQuery } from "./plan-sheet.ts";
import { countPeople, selectSheetRows, sheetPages, type SheetPerson } from "./queries.ts";
import { noTotals, sumCells } from "./compute-cells.ts";

/** Milliseconds. Counting scans all people, so the count is cached across pages. */
const cacheMs = 10_000;

type SheetRequest = { viewerId: string; locale: Locale; query: SheetQuery; within: Within };

/** Returns a reader of pages of the sheet; the number of people is cached for ten seconds. */
export function createSheet(
  context: AttendanceContext,
  planSheet: PlanSheet,
): (db: Reader, request: SheetRequest) => Promise<Sheet> {
  const counts = cacheBriefly<{ people: number }[]>(cacheMs);
  const count = ({ scope, values }: SheetPlan, db: Reader): Promise<{ people: number }[]> =>
    counts(JSON.stringify(values), () => countPeople[scope](db, values));

  return async (db, { viewerId, locale, query, within }) => {
    const plan = await planSheet(db, query, within);
    const { month, department, location, state, search } = query;
    const list = `sheet ${locale} ${JSON.stringify([month, department, location, state, search])}`;
    const counting = count(plan, db);
    const locking = lockedMonths(db, plan.from, plan.to);
    const reading = readPage<SheetPerson>(
      { list, ...byName, fetch: sheetPages[locale][plan.scope](db, plan.values) },
      query,
    );
    const [[counted], locked, { data, page }, begun] = await Promise.all([
      counting,
      locking,
      reading,
      begunDates(db, context),
    ]);
    const rows = await selectSheetRows(db, [data.map((row) => row.author_id), plan.from, plan.to, ...begun, within]);
    const sums = sumCells(rows, plan.dates);
    return {
      data: data.map((row) => ({
        person: attendeeOf(row, context.files, viewerId),
        ...(sums.get(row.author_id) ?? { cells: [], totals: noTotals }),
      })),
      page,
      month,
      isLocked: locked.includes(month),
      people: counted?.people ?? 0,
    };
  };
}
