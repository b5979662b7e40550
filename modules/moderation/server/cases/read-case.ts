import { readSubject } from "#modules/community/server/index.ts";
import type { Reader } from "#platform/database/database.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { OwnDecision, ReportCase } from "../../contract/schemas.ts";
import { presentCase, presentDecision, type CaseContext } from "./present-case.ts";
import { caseRow, selectEarlier, selectReports } from "./queries.ts";

/** Returns a complete case, for moderators; throws 404 if there is none. */
export async function readCase(db: Reader, id: string, context: CaseContext): Promise<ReportCase> {
  const row = await caseRow(db, id);
  if (row === undefined) throw refuse("not_found");
  const subject = { kind: row.subject_kind, id: row.subject_id };
  const reports = await selectReports(db, [id]);
  const earlier = await selectEarlier(db, [subject.kind, subject.id, id]);
  return presentCase(row, { reports, earlier, current: await readSubject(db, subject) }, context);
}

/** Returns a decision with the content's author, for notifications; null without a decision. */
export async function notifiableDecision(db: Reader, id: string): Promise<(OwnDecision & { authorId: string }) | null> {
  const row = await caseRow(db, id);
  const decision = row === undefined ? null : presentDecision(row);
  return row === undefined || decision === null ? null : { ...decision, authorId: row.author_id };
}

/** Returns the decision about content of this person; throws 404 for other people and without a decision. */
export async function readDecision(db: Reader, personId: string, id: string): Promise<OwnDecision> {
  const decision = await notifiableDecision(db, id);
  if (decision === null || decision.authorId !== personId) throw refuse("not_found");
  return decision;
}
