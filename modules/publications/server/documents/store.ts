import type { Transaction } from "#platform/database/database.ts";
import type { Locale } from "#shared/locale.ts";
import type { ReportKind } from "../../contract/schemas-document.ts";

export type DocumentValues = {
  kind: ReportKind;
  period: string;
  title_ar: string;
  title_en: string;
  summary_ar: string;
  summary_en: string;
  audience_id: string | null;
  publish_at: string | null;
  withdrawn_at: string | null;
};

/** Locks the document row until the transaction ends. */
export const lockDocument = (tx: Transaction, id: string) =>
  tx
    .selectFrom("document")
    .select(["id", "version", "audience_id"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();

export async function insertDocument(tx: Transaction, values: DocumentValues, createdAt: string): Promise<string> {
  const row = { ...values, created_at: createdAt };
  return (await tx.insertInto("document").values(row).returning("id").executeTakeFirstOrThrow()).id;
}

export async function updateDocumentRow(tx: Transaction, id: string, changes: Partial<DocumentValues>): Promise<void> {
  await tx
    .updateTable("document")
    .set((expression) => ({ ...changes, version: expression("version", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

/** Deletes a document with its versions. */
export async function deleteDocumentRow(tx: Transaction, id: string): Promise<void> {
  await tx.deleteFrom("document").where("id", "=", id).execute();
}

export type NewVersion = { documentId: string; language: Locale; number: number; fileId: string };

export async function insertVersion(tx: Transaction, given: NewVersion, by: string, at: string): Promise<void> {
  await tx
    .insertInto("document_version")
    .values({
      document_id: given.documentId,
      language: given.language,
      number: given.number,
      file_id: given.fileId,
      created_by: by,
      created_at: at,
    })
    .execute();
}

/** Records that the readers of a document are notified. */
export async function markAnnounced(tx: Transaction, id: string, at: string): Promise<void> {
  await tx.updateTable("document").set({ announced_at: at }).where("id", "=", id).execute();
}
