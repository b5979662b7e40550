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

export const presentSummary = (row: CaseRow, { viewer, files }: CaseContext): ReportCaseSummary => ({
  id: row.id,
  subject: row.subject,
  category: row.category,
  author: authorOf(row, files, viewer.personId),
  state: row.decidedAt === null ? "open" : "decided",
  isHidden: row.hid && row.decidedAt === null,
  reportCount: row.reportCount,
  reasons: row.reasons,
  score: row.score,
  openedOn: row.openedAt.slice(0, 10),
  lastReportedOn: row.lastReportedAt.slice(0, 10),
  decision: row.decision,
  decidedAt: row.decidedAt,
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
    decisionReason: row.decisionReason,
    decidedBy: personOf(row, "judge", files, viewer.personId),
    earlier: earlier.flatMap((one) => {
      const decidedBy = personOf(one, "judge", files, viewer.personId);
      const { id, reportCount, decision, decisionReason, decidedAt } = one;
      return decidedBy === null ? [] : [{ id, reportCount, decision, decisionReason, decidedAt, decidedBy }];
    }),
    can: { decide: mayDecide(viewer, { authorId: row.author_id, isOpen: row.decidedAt === null }) },
  };
}

/** Presents a decision to the author of the content; returns null if there is none. */
export function presentDecision(row: CaseDetailRow): OwnDecision | null {
  const { id, subject, decision, decisionReason, decidedAt } = row;
  if (decision === null || decisionReason === null || decidedAt === null) return null;
  return { id, subject, decision, decisionReason, decidedAt };
}
