import type { Query } from "../context.ts";
import type { DocumentVersion } from "../../contract/schemas-document.ts";
import { selectCurrentVersions, selectVersions, type VersionRow } from "./queries.ts";

async function present(
  { db, context: { files }, readerId }: Query,
  rows: readonly VersionRow[],
): Promise<DocumentVersion[]> {
  const fileIds = rows.map((row) => row.file_id);
  const known = await files.describe(db, fileIds, readerId);
  // Rows are sorted newest first; the newest version of each language is current.
  const newest = new Map<string, number>();
  for (const { document_id: id, language, number } of rows) {
    newest.set(`${id} ${language}`, Math.max(number, newest.get(`${id} ${language}`) ?? 0));
  }
  return rows.map((row) => {
    const file = known.get(row.file_id);
    return {
      id: row.id,
      fileId: row.file_id,
      language: row.language,
      number: row.number,
      isCurrent: newest.get(`${row.document_id} ${row.language}`) === row.number,
      name: file?.name ?? "",
      byteSize: file?.byteSize ?? 0,
      url: file?.url ?? "",
      createdAt: row.created_at,
      createdBy:
        row.person_id === null
          ? null
          : {
              id: row.person_id,
              nameAr: row.name_ar,
              nameEn: row.name_en,
              titleAr: row.person_title_ar,
              titleEn: row.person_title_en,
              photoUrl: files.photoUrl(row.photo_file_id, readerId),
            },
    };
  });
}

/** Loads the current files of documents, by document: one per language. */
export async function loadFiles(
  { db, context, readerId }: Query,
  documents: readonly { id: string }[],
): Promise<Map<string, DocumentVersion[]>> {
  if (documents.length === 0) return new Map();
  const rows = await selectCurrentVersions(db, [documents.map(({ id }) => id)]);
  const versions = await present({ db, context, readerId }, rows);
  return Map.groupBy(versions, ({ id }) => rows.find((row) => row.id === id)?.document_id ?? "");
}

/** Loads all versions of a document's files, newest first. */
export const loadVersions = async ({ db, context, readerId }: Query, documentId: string): Promise<DocumentVersion[]> =>
  present({ db, context, readerId }, await selectVersions(db, [documentId]));
