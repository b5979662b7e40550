import {
  authorOf,
  personOf,
  type AuthorRow,
  type FileLinks,
  type SubjectNow,
  type Viewer,
} from "#modules/community/server/index.ts";
import { namedReason } from "../../contract/reasons.ts";
import { type OwnDecision, type ReportCase, type ReportCaseSummary } from "../../contract/schemas.ts";
import { mayDecide } from "../reports/policy.ts";
import type { CaseRow, CaseDetailRow, EarlierRow, ReportRow } from "./queries.ts";

export type CaseContext = { viewer: Viewer; files: FileLinks };

const subjectOf = (row: CaseRow): ReportCaseSummary["subject"] => ({
  kind: row.subject_kind,
  id: row.subject_id,
  topicId: row.topic_id,
  titleAr: row.title_ar,
  titleEn: row.title_en,
  excerpt: row.excerpt,
});

export const presentSummary = (row: CaseRow, { viewer, files }: CaseContext): ReportCaseSummary => ({
  id: row.id,
  subject: subjectOf(row),
  category:
    row.category_id === null
      ? null
      : { id: row.category_id, nameAr: row.category_name_ar, nameEn: row.category_name_en },
  author: authorOf(row, files, viewer.personId),
  state: row.decided_at === null ? "open" : "decided",
  isHidden: row.hid && row.decided_at === null,
  reportCount: row.report_count,
  reasons: row.counts,
  score: row.score,
  openedOn: row.opened_at.slice(0, 10),
  lastReportedOn: row.last_reported_at.slice(0, 10),
  decision: row.decision,
  decidedAt: row.decided_at,
});

const isNamed = (row: ReportRow): row is ReportRow & AuthorRow => row.reason === namedReason && row.author_id !== null;

type Parts = { reports: readonly ReportRow[]; earlier: readonly EarlierRow[]; current: SubjectNow | null };

/** Presents a complete case. Reporters include only those who were informed that they would be named. */
export function presentCase(
  row: CaseDetailRow,
  { reports, earlier, current }: Parts,
  context: CaseContext,
): ReportCase {
  const { viewer, files } = context;
  return {
    ...presentSummary(row, context),
    texts: reports.flatMap((report) =>
      isNamed(report) || report.text === null ? [] : [{ reason: report.reason, text: report.text }],
    ),
    reporters: reports
      .filter(isNamed)
      .map((report) => ({ person: authorOf(report, files, viewer.personId), text: report.text })),
    snapshot: row.snapshot,
    current,
    decisionReason: row.decision_reason,
    decidedBy: personOf(row, "judge", files, viewer.personId),
    earlier: earlier.flatMap((one) => {
      const decidedBy = personOf(one, "judge", files, viewer.personId);
      const { id, report_count: reportCount, decision, decision_reason: decisionReason, decided_at: decidedAt } = one;
      return decidedBy === null ? [] : [{ id, reportCount, decision, decisionReason, decidedAt, decidedBy }];
    }),
    can: { decide: mayDecide(viewer, { authorId: row.author_id, isOpen: row.decided_at === null }) },
  };
}

/** Presents a decision to the author of the content; returns null if there is none. */
export function presentDecision(row: CaseDetailRow): OwnDecision | null {
  const { id, decision, decision_reason: decisionReason, decided_at: decidedAt } = row;
  if (decision === null || decisionReason === null || decidedAt === null) return null;
  return { id, subject: subjectOf(row), decision, decisionReason, decidedAt };
}
