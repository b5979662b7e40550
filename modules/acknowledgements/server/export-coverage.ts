import type { Reader } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { csvType } from "#platform/http/csv.ts";
import type { Context } from "#platform/http/handler.ts";
import { sendDownload, writeCsv } from "#platform/http/send-download.ts";
import type { acknowledgementRoutes } from "../contract/routes.ts";
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
async function* coverageBatches(db: Reader, topicId: string): AsyncGenerator<(string | null)[][]> {
  for (let last = "0", isMore = true; isMore;) {
    const rows = await selectBatch(db, [topicId, last]);
    yield rows.map((row) => [
      row.author_id,
      row.author_name_ar,
      row.author_name_en,
      row.department?.nameAr ?? null,
      row.department?.nameEn ?? null,
      row.acknowledgedAt,
    ]);
    last = rows.at(-1)?.author_id ?? last;
    isMore = rows.length === batchSize;
  }
}

/** Sends the acknowledged and missing people of a topic as a spreadsheet; the export is recorded. */
export async function exportCoverage(call: Context<(typeof acknowledgementRoutes)["exportCoverage"]>): Promise<void> {
  const { database, actor, facts, raw } = call;
  const topicId = call.params.id;
  await loadMustRead(database.primary, actor, topicId);
  await sendDownload(database, raw.reply, {
    name: `must-read-${topicId}.csv`,
    type: csvType,
    isHead: raw.request.method === "HEAD",
    event: {
      action: "mustRead.exported",
      actorId: actor.personId,
      subject: { kind: "topic", id: topicId },
      details: { topicId },
      requestId: facts.id,
    },
    content: () => writeCsv(headings, coverageBatches(database.primary, topicId)),
  });
}
