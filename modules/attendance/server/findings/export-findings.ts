import type { FastifyReply } from "fastify";
import type { Database, Reader } from "#platform/database/database.ts";
import type { Within } from "#platform/http/actor.ts";
import { csvType } from "#platform/http/csv.ts";
import { batchesOf, sendDownload, writeCsv } from "#platform/http/send-download.ts";
import type { XlsxCell } from "#platform/http/xlsx.ts";
import { nameIn, type Locale } from "#shared/locale.ts";
import type { AttendanceContext } from "../context.ts";
import { findingMessages } from "./messages.ts";
import { findingKeys, planFindings, presentFinding, type FindingFilters } from "./list-findings.ts";
import type { FindingRow } from "./queries.ts";

type Request = {
  viewerId: string;
  within: Within;
  locale: Locale;
  requestId: string;
  isHead: boolean;
  filters: FindingFilters;
};

async function* rowsOf(
  db: Reader,
  context: AttendanceContext,
  { viewerId, within, locale, filters }: Request,
): AsyncGenerator<XlsxCell[][]> {
  const { kinds, modes } = findingMessages[locale];
  const fetch = await planFindings(db, context, filters, within);
  for await (const rows of batchesOf<FindingRow>({ ...findingKeys, fetch })) {
    yield rows
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
      ]);
  }
}

/** Streams the filtered findings as CSV. The export is recorded. */
export async function exportFindings(
  database: Database,
  context: AttendanceContext,
  request: Request,
  reply: FastifyReply,
): Promise<void> {
  const { viewerId, locale, requestId, isHead, filters } = request;
  const { fileName, kinds: _, modes: __, ...headings } = findingMessages[locale];
  await sendDownload(database, reply, {
    name: `${fileName}.csv`,
    type: csvType,
    isHead,
    event: {
      action: "workingTimeFindings.exported",
      actorId: viewerId,
      subject: { kind: "workingTimeFindings", id: "all" },
      details: { format: "csv", ...filters },
      requestId,
    },
    content: () => writeCsv(Object.values(headings), rowsOf(database.replica, context, request)),
  });
}
