import type { FastifyReply } from "fastify";
import type { Viewer } from "#modules/community/server/index.ts";
import type { Database, Reader } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { transaction } from "#platform/database/transaction.ts";
import { record } from "#platform/events/record.ts";
import { sendCsv } from "#platform/http/csv.ts";
import { loadMustRead } from "./load-must-read.ts";
import { concernedText, type ConcernedRow } from "./queries.ts";

const stretch = statement<ConcernedRow>(
  concernedText({ direction: "after", size: 5000, acknowledged: null, byDepartment: false }),
);

const title = [
  "Person / الموظف",
  "Name (Arabic) / الاسم بالعربية",
  "Name (English) / الاسم بالإنجليزية",
  "Department (Arabic) / الإدارة بالعربية",
  "Department (English) / الإدارة بالإنجليزية",
  "Acknowledged at (UTC) / وقت الإقرار بالتوقيت العالمي",
];

/** All people of the audience, read in batches, as table rows with a heading. */
async function tableOf(db: Reader, topicId: string): Promise<(string | null)[][]> {
  const table: (string | null)[][] = [title];
  for (let last = "0"; ;) {
    const rows = await stretch(db, [topicId, last]);
    for (const row of rows) {
      const { author_id: id, author_name_ar: nameAr, author_name_en: nameEn } = row;
      table.push([id, nameAr, nameEn, row.department_ar, row.department_en, row.acknowledged_at]);
    }
    last = rows.at(-1)?.author_id ?? last;
    if (rows.length < 5000) return table;
  }
}

/** Sends the acknowledged and missing people of a topic as a spreadsheet; the export is audited. */
export async function exportCoverage(
  database: Database,
  viewer: Viewer,
  { topicId, requestId }: { topicId: string; requestId: string },
  reply: FastifyReply,
): Promise<void> {
  await loadMustRead(database.primary, viewer, topicId);
  const rows = await tableOf(database.primary, topicId);
  await transaction(database.primary, (tx) =>
    record(tx, {
      action: "mustRead.exported",
      actorId: viewer.personId,
      subject: { kind: "topic", id: topicId },
      details: { topicId },
      requestId,
    }),
  );
  sendCsv(reply, `must-read-${topicId}`, rows);
}
