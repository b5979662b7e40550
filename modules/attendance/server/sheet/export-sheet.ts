import type { FastifyReply } from "fastify";
import type { Database, Reader } from "#platform/database/database.ts";
import { batchesOf, sendDownload, tableEndings, writeTable, type TableType } from "#platform/http/send-download.ts";
import type { XlsxCell } from "#platform/http/xlsx.ts";
import type { Locale } from "#shared/locale.ts";
import { attendeeOf, byName } from "../load-people.ts";
import type { AttendanceContext } from "../context.ts";
import { sheetMessages } from "./messages.ts";
import { begunDates, type SheetPlan, type SheetQuery } from "./plan-sheet.ts";
import { columnsBefore, headingsOf, rowOf } from "./present-table.ts";
import { selectSheetRows, sheetPages, type SheetPerson } from "./queries.ts";
import { noTotals, sumCells } from "./compute-cells.ts";

/** Number of people held in memory at a time, with their days. */
const batchSize = 101;

type SheetRequest = {
  viewerId: string;
  locale: Locale;
  query: SheetQuery;
  plan: SheetPlan;
  requestId: string;
  isHead: boolean;
};

/** Yields all people of a sheet in order, in batches, as rows of a table. */
async function* rowsOf(
  db: Reader,
  context: AttendanceContext,
  { viewerId, locale, plan }: SheetRequest,
): AsyncGenerator<XlsxCell[][]> {
  const fetch = sheetPages[locale][plan.scope](db, plan.values);
  const begun = await begunDates(db, context);
  for await (const people of batchesOf<SheetPerson>({ ...byName, fetch }, batchSize)) {
    const ids = people.map((row) => row.author_id);
    const sums = sumCells(await selectSheetRows(db, [ids, plan.from, plan.to, ...begun, plan.within]), plan.dates);
    yield people.map((row) => {
      const { cells, totals } = sums.get(row.author_id) ?? { cells: [], totals: noTotals };
      return rowOf(locale, plan.dates, { person: attendeeOf(row, context.files, viewerId), cells, totals });
    });
  }
}

/** Streams the whole sheet as a table. The export is recorded. */
export async function exportSheet(
  database: Database,
  context: AttendanceContext,
  request: SheetRequest,
  type: TableType,
  reply: FastifyReply,
): Promise<void> {
  const { locale, query, plan, viewerId, requestId, isHead } = request;
  const { month, department = null, location = null, state = null } = query;
  const format = tableEndings[type];
  await sendDownload(database, reply, {
    name: `${sheetMessages[locale].fileName.replace("{month}", month)}.${format}`,
    type,
    isHead,
    event: {
      action: "attendance.exported",
      actorId: viewerId,
      subject: { kind: "month", id: month },
      details: { format, department, location, state },
      requestId,
    },
    content: () =>
      writeTable(type, {
        name: month,
        rightToLeft: locale === "ar",
        columns: headingsOf(locale, plan.dates),
        frozenColumns: columnsBefore,
        rows: rowsOf(database.replica, context, request),
      }),
  });
}
