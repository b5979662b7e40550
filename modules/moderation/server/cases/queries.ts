import {
  authorColumns,
  type AuthorRow,
  type OptionalPersonRow,
  type Snapshot,
} from "#modules/community/server/index.ts";
import type { Reader } from "#platform/database/database.ts";
import { keyset } from "#platform/database/keyset.ts";
import { statement } from "#platform/database/statement.ts";
import type { Cursor } from "#platform/http/cursor.ts";
import type { FetchSize } from "#platform/http/page.ts";
import type { Reason } from "../../contract/reasons.ts";
import type { ReportCase, ReportCaseSummary } from "../../contract/schemas.ts";

export type CaseRow = AuthorRow &
  Omit<ReportCaseSummary, "author" | "state" | "isHidden" | "openedOn" | "lastReportedOn"> & {
    hid: boolean;
    openedAt: string;
    lastReportedAt: string;
  };

const columns = `
  c.id, jsonb_build_object('kind', c.subject_kind, 'id', c.subject_id::text, 'topicId', c.topic_id::text,
    'titleAr', c.snapshot ->> 'titleAr', 'titleEn', c.snapshot ->> 'titleEn',
    'excerpt', left(c.snapshot ->> 'content', 240)) as subject,
  case when category.id is not null then jsonb_build_object(
    'id', category.id::text, 'nameAr', category.name_ar, 'nameEn', category.name_en) end as category,
  c.report_count as "reportCount", c.score, c.hid, c.opened_at as "openedAt", c.last_reported_at as "lastReportedAt",
  c.decision, c.decided_at as "decidedAt", ${authorColumns("author")},
  (select coalesce(jsonb_agg(jsonb_build_object('reason', reason, 'count', count) order by count desc, reason), '[]')
    from (select reason, count(*) from abuse_report r where r.case_id = c.id group by reason) as counted) as reasons`;

const joins = `
  join person author on author.id = c.author_id
  left join topic t on t.id = c.topic_id
  left join category on category.id = t.category_id`;

/** Filters of a list of cases; null: any. */
type CaseFilters = {
  isOpen: boolean | null;
  reason: Reason | null;
  category: string | null;
  topic: string | null;
};

const conditions: { [Name in keyof CaseFilters]: (place: string) => string } = {
  isOpen: (place) => `c.is_open = ${place}`,
  reason: (place) => `${place}::text = any(c.reasons)`,
  category: (place) => `t.category_id = ${place}`,
  topic: (place) => `c.topic_id = ${place}`,
};

const sortColumns = { newest: ["c.id"], urgent: ["c.score", "c.id"] } as const;

export function selectCases(
  db: Reader,
  filters: CaseFilters,
  sort: keyof typeof sortColumns,
  cursor: Cursor | null,
  size: FetchSize,
): Promise<CaseRow[]> {
  const given = (Object.keys(conditions) as (keyof CaseFilters)[]).filter((name) => filters[name] !== null);
  const wanted = given.map((name, index) => conditions[name](`$${index + 1}`));
  const { condition, orderBy } = keyset(sortColumns[sort], "desc", cursor?.direction ?? "after", given.length + 1);
  const where = cursor === null ? wanted : [...wanted, condition];
  const text = `select ${columns} from report_case c ${joins}
    ${where.length === 0 ? "" : `where ${where.join(" and ")}`} order by ${orderBy} limit ${size}`;
  return statement<CaseRow>(text)(db, [...given.map((name) => filters[name]), ...(cursor?.values ?? [])]);
}

const decidedByColumns = authorColumns("judge", "judge");
type DeciderRow = OptionalPersonRow<"judge">;

export type CaseDetailRow = CaseRow & DeciderRow & { snapshot: Snapshot; decisionReason: string | null };

export const selectCase = statement<CaseDetailRow, [id: string]>(`
  select ${columns}, c.snapshot, c.decision_reason as "decisionReason", ${decidedByColumns}
  from report_case c ${joins} left join person judge on judge.id = c.decided_by where c.id = $1`).first;

export type ReportRow = { reason: Reason; text: string | null } & (AuthorRow | Record<keyof AuthorRow, null>);

/** Sorted by random id, so that the order does not disclose the time. */
export const selectReports = statement<ReportRow, [caseId: string]>(`
  select r.reason, r.text, ${authorColumns("author")} from abuse_report r left join person author on author.id = r.reporter_id
  where r.case_id = $1 and (r.text is not null or r.reporter_id is not null) order by r.id limit 500`).all;

export type EarlierRow = DeciderRow & Omit<ReportCase["earlier"][number], "decidedBy">;

export const selectEarlier = statement<EarlierRow, [kind: string, subjectId: string, caseId: string]>(`
  select c.id, c.report_count as "reportCount", c.decision, /* not null: report_case_decided */
    c.decision_reason as "decisionReason", /* not null: report_case_decided */
    c.decided_at as "decidedAt", /* not null: report_case_decided */
    ${decidedByColumns}
  from report_case c join person judge on judge.id = c.decided_by
  where c.subject_kind = $1 and c.subject_id = $2 and c.id <> $3 and not c.is_open
  order by c.id desc limit 20`).all;

/** Number of open cases by category; categories without any are omitted. */
export const selectOpenCounts = statement<{ categoryId: string; count: number }, []>(`
  select t.category_id as "categoryId", count(*)::int as count
  from report_case c join topic t on t.id = c.topic_id where c.is_open group by t.category_id order by t.category_id`).all;
