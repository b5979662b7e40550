import type { z } from "zod";
import { now, nowIso } from "#platform/clock/clock.ts";
import { readPage, type PagedList, type PageOf } from "#platform/http/page.ts";
import { normalizeSearch } from "#platform/http/paged-statement.ts";
import { refuse } from "#platform/http/refuse.ts";
import type {
  DocumentVersion,
  listDocumentsQuery,
  listManagedDocumentsQuery,
  ManagedDocument,
  ReportDocument,
} from "../../contract/schemas-document.ts";
import { loadAudiences } from "../audiences/load-audiences.ts";
import { todayOf, type Query } from "../context.ts";
import { loadFiles, loadVersions } from "./load-versions.ts";
import { mayDelete, stateAt } from "./policy.ts";
import {
  documentPage,
  managedDocumentPage,
  selectDocument,
  selectManagedDocument,
  type DocumentRow,
  type ManagedDocumentRow,
} from "./queries.ts";

const byPeriod: Pick<PagedList<DocumentRow | ManagedDocumentRow>, "kinds" | "keyOf"> = {
  kinds: ["count", "id"],
  keyOf: (row) => [row.periodOrder, row.id],
};

async function present(query: Query, rows: readonly DocumentRow[]): Promise<ReportDocument[]> {
  const files = await loadFiles(query, rows);
  return rows.map(({ periodOrder: _, ...row }) => ({
    ...row,
    files: (files.get(row.id) ?? []).map(({ language, name, byteSize, url, number, createdAt }) => ({
      language,
      name,
      byteSize,
      url,
      updatedAt: number > 1 && new Date(createdAt) > new Date(row.publishedAt) ? createdAt : null,
    })),
  }));
}

/** Returns a page of the reports that a person may read, latest periods first. */
export async function listDocuments(
  query: Query,
  { reportKind, ...place }: z.output<typeof listDocumentsQuery>,
): Promise<PageOf<ReportDocument>> {
  const kind = reportKind ?? null;
  const fetch = documentPage(query.db, [query.readerId, await todayOf(query), nowIso(), kind]);
  const { data, page } = await readPage<DocumentRow>({ list: `documents ${kind ?? ""}`, ...byPeriod, fetch }, place);
  return { data: await present(query, data), page };
}

/** Returns a report that a person may read; throws `not_found`. */
export async function readDocument(query: Query, id: string): Promise<ReportDocument> {
  const rows = await selectDocument(query.db, [query.readerId, await todayOf(query), nowIso(), id]);
  const [document] = await present(query, rows);
  if (document === undefined) throw refuse("not_found");
  return document;
}

async function presentManaged(query: Query, rows: readonly ManagedDocumentRow[]): Promise<ManagedDocument[]> {
  const audienceOf = await loadAudiences(
    query.db,
    rows.map(({ audienceId }) => audienceId),
  );
  const files = await loadFiles(query, rows);
  return rows.map(({ periodOrder: _, audienceId, withdrawnAt, ...row }) => {
    const state = stateAt({ publishAt: row.publishAt, withdrawnAt }, now());
    return {
      ...row,
      state,
      files: files.get(row.id) ?? [],
      audience: audienceOf(audienceId),
      can: { delete: mayDelete(state) },
    };
  });
}

/** Returns a page of all reports, latest periods first. */
export async function listManagedDocuments(
  query: Query,
  { search, reportKind, state, ...place }: z.output<typeof listManagedDocumentsQuery>,
): Promise<PageOf<ManagedDocument>> {
  const filters = [normalizeSearch(search), reportKind ?? null, state ?? null];
  const list = `managed documents ${JSON.stringify(filters)}`;
  const fetch = managedDocumentPage(query.db, [nowIso(), ...filters]);
  const { data, page } = await readPage<ManagedDocumentRow>({ list, ...byPeriod, fetch }, place);
  return { data: await presentManaged(query, data), page };
}

/** Returns a report for publishers; throws `not_found`. */
export async function readManagedDocument(query: Query, id: string): Promise<ManagedDocument> {
  const [document] = await presentManaged(query, await selectManagedDocument(query.db, [id]));
  if (document === undefined) throw refuse("not_found");
  return document;
}

/** Returns all versions of a report's files, newest first; throws `not_found`. */
export async function listVersions(query: Query, id: string): Promise<DocumentVersion[]> {
  if ((await selectManagedDocument(query.db, [id])).length === 0) throw refuse("not_found");
  return loadVersions(query, id);
}
