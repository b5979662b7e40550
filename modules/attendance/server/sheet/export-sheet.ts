import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import type { Database, Reader } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import { record } from "#platform/events/record.ts";
import { contentDisposition } from "#platform/http/content-disposition.ts";
import { byteOrderMark, csvText } from "#platform/http/csv.ts";
import { writeXlsx, type XlsxCell, type xlsxType } from "#platform/http/xlsx.ts";
import type { Locale } from "#shared/locale.ts";
import { attendeeOf } from "../load-people.ts";
import type { AttendanceContext } from "../context.ts";
import { sheetMessages } from "./messages.ts";
import { begunDates, type SheetPlan, type SheetQuery } from "./plan-sheet.ts";
import { columnsBefore, headingsOf, plainCell, rowOf } from "./present-table.ts";
import { selectSheetRows, sheetPages, type SheetPerson } from "./queries.ts";
import { noTotals, sumCells } from "./sum-cells.ts";

export const csvType = "text/csv";

/** Number of people held in memory at a time, with their days. */
const stretch = 101;

type SheetRequest = {
  viewerId: string;
  locale: Locale;
  query: SheetQuery;
  plan: SheetPlan;
  requestId: string;
  isHead: boolean;
};

/** Yields all people of a sheet in order, in stretches, as rows of a table. */
async function* rowsOf(
  db: Reader,
  context: AttendanceContext,
  { viewerId, locale, plan }: SheetRequest,
): AsyncGenerator<XlsxCell[][]> {
  const read = sheetPages[locale][plan.scope](db, plan.values);
  const begun = await begunDates(db, context);
  for (let last: SheetPerson | undefined, isMore = true; isMore;) {
    const from = last === undefined ? null : { direction: "after" as const, values: [last.sorted, last.author_id] };
    const people = await read(from, stretch);
    const ids = people.map((row) => row.author_id);
    const sums = sumCells(await selectSheetRows(db, [ids, plan.from, plan.to, ...begun]), plan.dates);
    yield people.map((row) => {
      const { cells, totals } = sums.get(row.author_id) ?? { cells: [], totals: noTotals };
      return rowOf(locale, plan.dates, { person: attendeeOf(row, context.files, viewerId), cells, totals });
    });
    last = people.at(-1);
    isMore = people.length === stretch;
  }
}

async function* csvOf(headings: readonly XlsxCell[], rows: AsyncIterable<XlsxCell[][]>): AsyncGenerator<string> {
  yield byteOrderMark + csvText([headings.map(plainCell)]);
  for await (const some of rows) yield csvText(some.map((row) => row.map(plainCell)));
}

/**
 * Streams the whole sheet as CSV or XLSX, reading from the database at the speed of the client. The export is audited.
 */
export async function exportSheet(
  database: Database,
  context: AttendanceContext,
  request: SheetRequest,
  type: typeof csvType | typeof xlsxType,
  reply: FastifyReply,
): Promise<void> {
  const { locale, query, plan, viewerId } = request;
  const { month, department = null, location = null, state = null } = query;
  const ending = type === csvType ? "csv" : "xlsx";
  const name = `${sheetMessages[locale].fileName.replace("{month}", month)}.${ending}`;
  reply
    .header("content-type", type === csvType ? `${csvType}; charset=utf-8` : type)
    .header("content-disposition", contentDisposition("attachment", name));
  if (request.isHead) {
    reply.send();
    return;
  }
  await transaction(database.primary, (tx) =>
    record(tx, {
      action: "attendance.exported",
      actorId: viewerId,
      subject: { kind: "month", id: month },
      details: { format: ending, department, location, state },
      requestId: request.requestId,
    }),
  );
  const columns = headingsOf(locale, plan.dates);
  const rows = rowsOf(database.replica, context, request);
  const headings = columns.map(({ heading }) => heading);
  reply.send(
    type === csvType
      ? Readable.from(csvOf(headings, rows), { objectMode: false })
      : writeXlsx({ name: month, rightToLeft: locale === "ar", columns, frozenColumns: columnsBefore, rows }),
  );
}
