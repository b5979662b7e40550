import type { z } from "zod";
import { now, nowIso } from "#platform/clock/clock.ts";
import { readPage, type PagedList, type PageOf } from "#platform/http/page.ts";
import { normalizeSearch } from "#platform/http/paged-statement.ts";
import { refuse } from "#platform/http/refuse.ts";
import { todayOf, type Query } from "../context.ts";
import type {
  DocumentVersion,
  listDocumentsQuery,
  listManagedDocumentsQuery,
  ManagedDocument,
  ReportDocument,
} from "../../contract/schemas-document.ts";
import { loadAudiences } from "../audiences/load-audiences.ts";
import { loadFiles, loadVersions } from "./load-versions.ts";
import { mayDelete, stateAt } from "./policy.ts";
import {
  documentPage,
  managedDocumentPage,
  selectDocument,
  selectManagedDocument,
  type DescribedRow,
  type DocumentRow,
  type ManagedDocumentRow,
} from "./queries.ts";

const byPeriod: Pick<PagedList<DescribedRow>, "kinds" | "keyOf"> = {
  kinds: ["count", "id"],
  keyOf: (row) => [row.period_order, row.id],
};

const describedOf = (row: DescribedRow) => ({
  id: row.id,
  reportKind: row.kind,
  period: row.period,
  titleAr: row.title_ar,
  titleEn: row.title_en,
  summaryAr: row.summary_ar,
  summaryEn: row.summary_en,
});

const present = (row: DocumentRow, files: readonly DocumentVersion[]): ReportDocument => ({
  ...describedOf(row),
  publishedAt: row.publish_at,
  files: files.map(({ language, name, byteSize, url, number, createdAt }) => ({
    language,
    name,
    byteSize,
    url,
    updatedAt: number > 1 && new Date(createdAt) > new Date(row.publish_at) ? createdAt : null,
  })),
});

/** Returns a page of the reports that a person may read, latest periods first. */
export async function listDocuments(
  { db, context, readerId }: Query,
  query: z.output<typeof listDocumentsQuery>,
): Promise<PageOf<ReportDocument>> {
  const kind = query.reportKind ?? null;
  const { data, page } = await readPage<DocumentRow>(
    {
      list: `documents ${kind ?? ""}`,
      ...byPeriod,
      fetch: documentPage(db, [readerId, await todayOf(db, context), nowIso(), kind]),
    },
    query,
  );
  const files = await loadFiles({ db, context, readerId }, data);
  return { data: data.map((row) => present(row, files.get(row.id) ?? [])), page };
}

/** Returns a report that a person may read; throws `not_found`. */
export async function readDocument({ db, context, readerId }: Query, id: string): Promise<ReportDocument> {
  const [row] = await selectDocument(db, [readerId, await todayOf(db, context), nowIso(), id]);
  if (row === undefined) throw refuse("not_found");
  return present(row, (await loadFiles({ db, context, readerId }, [row])).get(id) ?? []);
}

async function presentManaged(
  { db, context, readerId }: Query,
  rows: readonly ManagedDocumentRow[],
): Promise<ManagedDocument[]> {
  const audienceIds = rows.map((row) => row.audience_id);
  const audiences = await loadAudiences(db, audienceIds);
  const files = await loadFiles({ db, context, readerId }, rows);
  return rows.map((row) => {
    const state = stateAt({ publishAt: row.publish_at, withdrawnAt: row.withdrawn_at }, now());
    return {
      ...describedOf(row),
      state,
      publishAt: row.publish_at,
      files: files.get(row.id) ?? [],
      audience: row.audience_id === null ? null : (audiences.get(row.audience_id) ?? null),
      createdAt: row.created_at,
      version: row.version,
      can: { delete: mayDelete(state) },
    };
  });
}

/** Returns a page of all reports, latest periods first. */
export async function listManagedDocuments(
  { db, context, readerId }: Query,
  query: z.output<typeof listManagedDocumentsQuery>,
): Promise<PageOf<ManagedDocument>> {
  const filters = [normalizeSearch(query.search), query.reportKind ?? null, query.state ?? null];
  const { data, page } = await readPage<ManagedDocumentRow>(
    {
      list: `managed documents ${JSON.stringify(filters)}`,
      ...byPeriod,
      fetch: managedDocumentPage(db, [nowIso(), ...filters]),
    },
    query,
  );
  return { data: await presentManaged({ db, context, readerId }, data), page };
}

/** Returns a report for publishers; throws `not_found`. */
export async function readManagedDocument({ db, context, readerId }: Query, id: string): Promise<ManagedDocument> {
  const [document] = await presentManaged({ db, context, readerId }, await selectManagedDocument(db, [id]));
  if (document === undefined) throw refuse("not_found");
  return document;
}

/** Returns all versions of a report's files, newest first; throws `not_found`. */
export async function listVersions({ db, context, readerId }: Query, id: string): Promise<DocumentVersion[]> {
  if ((await selectManagedDocument(db, [id])).length === 0) throw refuse("not_found");
  return loadVersions({ db, context, readerId }, id);
}
