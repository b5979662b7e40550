import {
  authorColumns,
  type AuthorRow,
  type OptionalPersonRow,
  type Snapshot,
  type Subject,
} from "#modules/community/server/index.ts";
import type { Reader } from "#platform/database/database.ts";
import { keyset } from "#platform/database/keyset.ts";
import { statement } from "#platform/database/statement.ts";
import type { Cursor } from "#platform/http/cursor.ts";
import type { FetchSize } from "#platform/http/page.ts";
import type { Decision, Reason } from "../../contract/reasons.ts";
import type { ReasonCount } from "../reports/policy.ts";

type CategoryRow = { category_id: string; category_name_ar: string; category_name_en: string };

export type CaseRow = AuthorRow & {
  id: string;
  subject_kind: Subject["kind"];
  subject_id: string;
  topic_id: string;
  title_ar: string | null;
  title_en: string | null;
  excerpt: string | null;
  report_count: number;
  score: number;
  hid: boolean;
  opened_at: string;
  last_reported_at: string;
  decision: Decision | null;
  decided_at: string | null;
  counts: ReasonCount[];
} & (CategoryRow | Record<keyof CategoryRow, null>);

const columns = `
  c.id, c.subject_kind, c.subject_id, c.topic_id, c.snapshot ->> 'titleAr' as title_ar,
  c.snapshot ->> 'titleEn' as title_en, left(c.snapshot ->> 'content', 240) as excerpt, c.report_count, c.score, c.hid,
  c.opened_at, c.last_reported_at, c.decision, c.decided_at, t.category_id, category.name_ar as category_name_ar,
  category.name_en as category_name_en, ${authorColumns("author")},
  (select coalesce(jsonb_agg(jsonb_build_object('reason', reason, 'count', count) order by count desc, reason), '[]')
    from (select reason, count(*) from abuse_report r where r.case_id = c.id group by reason) as counted) as counts`;

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

export type CaseDetailRow = CaseRow & DeciderRow & { snapshot: Snapshot; decision_reason: string | null };

export const selectCase = statement<CaseDetailRow, [id: string]>(`
  select ${columns}, c.snapshot, c.decision_reason, ${decidedByColumns}
  from report_case c ${joins} left join person judge on judge.id = c.decided_by where c.id = $1`).first;

export type ReportRow = { reason: Reason; text: string | null } & (AuthorRow | Record<keyof AuthorRow, null>);

/** Sorted by random id, so that the order does not disclose the time. */
export const selectReports = statement<ReportRow, [caseId: string]>(`
  select r.reason, r.text, ${authorColumns("author")} from abuse_report r left join person author on author.id = r.reporter_id
  where r.case_id = $1 and (r.text is not null or r.reporter_id is not null) order by r.id limit 500`).all;

export type EarlierRow = DeciderRow & {
  id: string;
  report_count: number;
  decision: Decision;
  decision_reason: string;
  decided_at: string;
};

export const selectEarlier = statement<EarlierRow, [kind: string, subjectId: string, caseId: string]>(`
  select c.id, c.report_count, c.decision, /* not null: report_case_decided */
    c.decision_reason, /* not null: report_case_decided */ c.decided_at, /* not null: report_case_decided */
    ${decidedByColumns}
  from report_case c join person judge on judge.id = c.decided_by
  where c.subject_kind = $1 and c.subject_id = $2 and c.id <> $3 and not c.is_open
  order by c.id desc limit 20`).all;

/** Number of open cases by category; categories without any are omitted. */
export const selectOpenCounts = statement<{ categoryId: string; count: number }, []>(`
  select t.category_id as "categoryId", count(*)::int as count
  from report_case c join topic t on t.id = c.topic_id where c.is_open group by t.category_id order by t.category_id`).all;
