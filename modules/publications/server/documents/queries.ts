import { authorColumns, type OptionalPersonRow } from "#modules/community/server/index.ts";
import type { PlaceFound } from "#modules/search/server/index.ts";
import { foldedContainsAllWords } from "#platform/database/match-words.ts";
import { statement } from "#platform/database/statement.ts";
import { foldedContainsText, pageOf } from "#platform/http/paged-statement.ts";
import type { DocumentVersion, ManagedDocument, ReportDocument } from "../../contract/schemas-document.ts";
import { isInAudience, readerText } from "../audiences/queries.ts";
import type { Row } from "../store.ts";

/** The columns shown to readers and publishers; reports are listed by `periodOrder`. */
type DescribedRow = Omit<ReportDocument, "publishedAt" | "files"> & { periodOrder: number };
const described = `x.id, x.kind as "reportKind", x.period, x.period_order as "periodOrder", x.title_ar as "titleAr",
  x.title_en as "titleEn", x.summary_ar as "summaryAr", x.summary_en as "summaryEn"`;
const periodOrder = ["x.period_order", "x.id"];

export type DocumentRow = DescribedRow & Pick<ReportDocument, "publishedAt">;

/** Published and not withdrawn at the instant of parameter 3: by time, not by a job. */
const isShown = "x.withdrawn_at is null and x.publish_at <= $3::timestamptz";
const isMine = `${isShown} and ${isInAudience("x")}`;

/** Reports that a person may read. Values: person, today, now, kind (null: any). */
export const documentPage = pageOf<DocumentRow>(
  periodOrder,
  "desc",
  ({ after, orderBy, size }) => `with ${readerText}
  select ${described}, x.publish_at as "publishedAt" from document x
  where ${isMine} and ($4::text is null or x.kind = $4) and ${after} order by ${orderBy} limit ${size}`,
);

/** Those that contain all words, matches in titles first. Values: person, today, now, patterns, limit. */
export const findDocuments = statement<PlaceFound>(`with ${readerText}
  select x.id, x.title_en as "titleEn", x.title_ar as "titleAr", x.summary_en as "textEn", x.summary_ar as "textAr",
    '/reports/' || x.kind || '/' || x.id as address
  from document x
  where ${isMine} and ${foldedContainsAllWords("x.found_by", 4)}
  order by ${foldedContainsAllWords("x.title_found_by", 4)} desc, x.period_order desc, x.id desc limit $5`);

/** One of them. Values: person, today, now, id. */
export const selectDocument = statement<DocumentRow>(
  `with ${readerText} select ${described}, x.publish_at as "publishedAt" from document x where x.id = $4 and ${isMine}`,
);

/** Uses of a file, and whether the person may read it as current; null in drafts. Values: person, today, now, file. */
export const selectFileUses = statement<{ is_shown: boolean | null }>(`with ${readerText}
  select ${isMine} and not exists (select from document_version n
    where n.document_id = v.document_id and n.language = v.language and n.number > v.number) as is_shown
  from document_version v join document x on x.id = v.document_id where v.file_id = $4`);

export type ManagedDocumentRow = DescribedRow &
  Pick<ManagedDocument, "publishAt" | "createdAt" | "version"> & {
    audienceId: string | null;
    withdrawnAt: string | null;
  };
const managed = `select ${described}, x.audience_id as "audienceId", x.publish_at as "publishAt",
  x.withdrawn_at as "withdrawnAt", x.created_at as "createdAt", x.version
  from document x`;

/** Values: id. */
export const selectManagedDocument = statement<ManagedDocumentRow>(`${managed} where x.id = $1`);

/** Values: now, words, kind, state; all but the first may be null for any. */
export const managedDocumentPage = pageOf<ManagedDocumentRow>(
  periodOrder,
  "desc",
  ({ after, orderBy, size }) => `${managed}
  where ${foldedContainsText("x.folded", 2)} and ($3::text is null or x.kind = $3)
    and ($4::text is null or $4 = case when x.withdrawn_at is not null then 'withdrawn'
      when x.publish_at is null then 'draft' when x.publish_at <= $1::timestamptz then 'published' else 'scheduled' end)
    and ${after}
  order by ${orderBy} limit ${size}`,
);

export type VersionRow = Pick<DocumentVersion, "id" | "fileId" | "language" | "number" | "createdAt"> &
  OptionalPersonRow<"author"> & { documentId: string };
const versions = `v.id, v.document_id as "documentId", v.file_id as "fileId", v.language, v.number,
  v.created_at as "createdAt", ${authorColumns("p")}
  from document_version v left join person p on p.id = v.created_by`;

/** Newest version of each language of documents. Values: document ids. */
export const selectCurrentVersions = statement<VersionRow>(`
  select distinct on (v.document_id, v.language) ${versions}
  where v.document_id = any($1::bigint[]) order by v.document_id, v.language, v.number desc`);

/** All versions of a document, newest first. Values: document. */
export const selectVersions = statement<VersionRow>(
  `select ${versions} where v.document_id = $1 order by v.created_at desc, v.id desc limit 200`,
);

/** A document of which readers are notified. */
export type PublishedDocument = Pick<Row<"document">, "id" | "kind" | "title_ar" | "title_en">;

/** Published documents whose readers are not notified yet, locked for the caller. Values: now. */
export const lockUnannounced = statement<PublishedDocument>(`
  select id, kind, title_ar, title_en from document
  where announced_at is null and withdrawn_at is null and publish_at <= $1::timestamptz
  order by publish_at limit 20 for update skip locked`);

/** Readers of a published document in batches of 500, by id. Values: document, last returned id, now, today. */
export const selectReaders = statement<{ id: string }>(`
  select p.id from document x join person p on p.id > $2
  where x.id = $1 and x.withdrawn_at is null and x.publish_at <= $3::timestamptz and (x.audience_id is null
    or exists (select from publication_audience_department d
      where d.audience_id = x.audience_id and d.department_id = p.department_id)
    or exists (select from publication_audience_role a join role r on r.id = a.role_id
      where a.audience_id = x.audience_id and (r.key = 'employee' or exists (select from role_member m
        where m.role_id = r.id and m.person_id = p.id and m.valid @> $4::date))))
  order by p.id limit 500`);
