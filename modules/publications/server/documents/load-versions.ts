import { personOf } from "#modules/community/server/index.ts";
import type { DocumentVersion } from "../../contract/schemas-document.ts";
import type { Query } from "../context.ts";
import { selectCurrentVersions, selectVersions, type VersionRow } from "./queries.ts";

async function present(
  { db, context: { files }, readerId }: Query,
  rows: readonly VersionRow[],
): Promise<DocumentVersion[]> {
  const fileIds = rows.map(({ fileId }) => fileId);
  const known = await files.describe(db, fileIds, readerId);
  const newest = new Map<string, number>();
  for (const { documentId, language, number } of rows) {
    const key = `${documentId} ${language}`;
    newest.set(key, Math.max(number, newest.get(key) ?? 0));
  }
  return rows.map((row) => {
    const { id, documentId, fileId, language, number, createdAt } = row;
    const { name = "", byteSize = 0, url } = known.get(fileId) ?? {};
    const isCurrent = newest.get(`${documentId} ${language}`) === number;
    const createdBy = personOf(row, "author", files, readerId);
    return { id, fileId, language, number, isCurrent, name, byteSize, url: url ?? "", createdAt, createdBy };
  });
}

/** Loads the current files of documents, by document: one per language. */
export async function loadFiles(
  query: Query,
  documents: readonly { id: string }[],
): Promise<Map<string, DocumentVersion[]>> {
  if (documents.length === 0) return new Map();
  const rows = await selectCurrentVersions(query.db, [documents.map(({ id }) => id)]);
  const versions = await present(query, rows);
  return Map.groupBy(versions, ({ id }) => rows.find((row) => row.id === id)?.documentId ?? "");
}

/** Loads all versions of a document's files, newest first. */
export const loadVersions = async (query: Query, documentId: string): Promise<DocumentVersion[]> =>
  present(query, await selectVersions(query.db, [documentId]));
