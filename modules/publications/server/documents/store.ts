import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { columnsOf } from "#platform/database/columns.ts";
import type { Locale } from "#shared/locale.ts";

export type NewVersion = {
  documentId: string;
  language: Locale;
  number: number;
  fileId: string;
  createdBy: string;
  createdAt: string;
};

export async function insertVersion(tx: Transaction, version: NewVersion): Promise<void> {
  await tx.insertInto("document_version").values(columnsOf(version)).execute();
}

/** Records that the readers of a document are notified. */
export const markAnnounced = statement<never, [id: string, at: string]>(
  "update document set announced_at = $2 where id = $1",
).run;
