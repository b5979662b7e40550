import type { FastifyReply, FastifyRequest } from "fastify";
import type { Viewer } from "#modules/community/server/index.ts";
import type { Database, Reader } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { csvType } from "#platform/http/csv.ts";
import { sendDownload, writeCsv } from "#platform/http/send-download.ts";
import { loadMustRead } from "./load-must-read.ts";
import { concernedText, type ConcernedRow } from "./queries.ts";

const batchSize = 5_000;

const selectBatch = statement<ConcernedRow>(
  concernedText({ direction: "after", size: batchSize, acknowledged: null, byDepartment: false }),
);

const headings = [
  "Person / الموظف",
  "Name (Arabic) / الاسم بالعربية",
  "Name (English) / الاسم بالإنجليزية",
  "Department (Arabic) / الإدارة بالعربية",
  "Department (English) / الإدارة بالإنجليزية",
  "Acknowledged at (UTC) / وقت الإقرار بالتوقيت العالمي",
];

/** Yields all people of the audience in batches, as rows of a table. */
async function* rowsOf(db: Reader, topicId: string): AsyncGenerator<(string | null)[][]> {
  for (let last = "0", isMore = true; isMore;) {
    const rows = await selectBatch(db, [topicId, last]);
    yield rows.map((row) => [
      row.author_id,
      row.author_name_ar,
      row.author_name_en,
      row.department_ar,
      row.department_en,
      row.acknowledged_at,
    ]);
    last = rows.at(-1)?.author_id ?? last;
    isMore = rows.length === batchSize;
  }
}

/** Sends the acknowledged and missing people of a topic as a spreadsheet; the export is recorded. */
export async function exportCoverage(
  database: Database,
  viewer: Viewer,
  { topicId, requestId }: { topicId: string; requestId: string },
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<void> {
  await loadMustRead(database.primary, viewer, topicId);
  await sendDownload(database, reply, {
    name: `must-read-${topicId}.csv`,
    type: csvType,
    isHead: request.method === "HEAD",
    event: {
      action: "mustRead.exported",
      actorId: viewer.personId,
      subject: { kind: "topic", id: topicId },
      details: { topicId },
      requestId,
    },
    content: () => writeCsv(headings, rowsOf(database.primary, topicId)),
  });
}
