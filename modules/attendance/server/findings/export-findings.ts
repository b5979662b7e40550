import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import type { Database, Reader } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import { record } from "#platform/events/record.ts";
import { contentDisposition } from "#platform/http/content-disposition.ts";
import { byteOrderMark, csvText } from "#platform/http/csv.ts";
import { nameIn, type Locale } from "#shared/locale.ts";
import type { AttendanceContext } from "../context.ts";
import { findingMessages } from "./messages.ts";
import { planFindings, presentFinding, type FindingFilters } from "./list-findings.ts";
import type { FindingRow } from "./queries.ts";

type Request = { viewerId: string; locale: Locale; requestId: string; isHead: boolean; filters: FindingFilters };

/** Rows in memory at a time. */
const batchSize = 501;

async function* csvOf(
  db: Reader,
  context: AttendanceContext,
  { viewerId, locale, filters }: Request,
): AsyncGenerator<string> {
  const { fileName: _, kinds, modes, ...headings } = findingMessages[locale];
  yield byteOrderMark + csvText([Object.values(headings)]);
  const read = await planFindings(db, context, filters);
  for (let last: FindingRow | undefined, isMore = true; isMore;) {
    const from = last === undefined ? null : { direction: "after" as const, values: [last.date, last.id] };
    const rows = await read(from, batchSize);
    yield csvText(
      rows
        .map((row) => presentFinding(row, context, viewerId))
        .map(({ person, rule, kind, mode, firstDate, date, ...finding }) => [
          nameIn(locale, person),
          person.department === null ? "" : nameIn(locale, person.department),
          nameIn(locale, rule),
          kinds[kind],
          modes[mode],
          firstDate,
          date,
          finding.from,
          finding.to,
          finding.minutes,
          finding.limit,
        ]),
    );
    last = rows.at(-1);
    isMore = rows.length === batchSize;
  }
}

/** Streams the filtered findings as CSV, with headings in the order of the cells. The export is recorded. */
export async function exportFindings(
  database: Database,
  context: AttendanceContext,
  request: Request,
  reply: FastifyReply,
): Promise<void> {
  const { viewerId, locale, requestId, isHead, filters } = request;
  reply
    .header("content-type", "text/csv; charset=utf-8")
    .header("content-disposition", contentDisposition("attachment", `${findingMessages[locale].fileName}.csv`))
    .header("cache-control", "no-store");
  if (isHead) {
    reply.send();
    return;
  }
  await transaction(database.primary, (tx) =>
    record(tx, {
      action: "workingTimeFindings.exported",
      actorId: viewerId,
      subject: { kind: "workingTimeFindings", id: "all" },
      details: { format: "csv", ...filters },
      requestId,
    }),
  );
  reply.send(Readable.from(csvOf(database.replica, context, request), { objectMode: false }));
}
