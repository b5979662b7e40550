import type { z } from "zod";
import { applyDecision, lockTopicRow, type Viewer } from "#modules/community/server/index.ts";
import { nowIso } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { record } from "#platform/events/record.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { decideCase as decideCaseBody, ReportCase } from "../../contract/schemas.ts";
import type { CaseContext } from "./present-case.ts";
import { caseRow, type CaseDetailRow } from "./queries.ts";
import { readCase } from "./read-case.ts";
import { closeCase, lockCase } from "./store.ts";

type Given = z.output<typeof decideCaseBody>;

/** Records the decision for moderators, and for the author without the moderator's name. */
async function tell(
  tx: Transaction,
  viewer: Viewer,
  row: CaseDetailRow,
  { decision }: Given,
  requestId: string,
): Promise<void> {
  const subject = { kind: "reportCase", id: row.id };
  await record(tx, {
    action: "reportCase.decided",
    actorId: viewer.personId,
    subject,
    details: { caseId: row.id, decision },
    audience: "permission:topic.moderate",
    requestId,
  });
  await record(tx, {
    action: "report.decided",
    actorId: null,
    subject,
    details: {
      caseId: row.id,
      authorId: row.author_id,
      decision,
      topicId: row.topic_id,
      categoryId: row.category_id,
      commentId: row.subject_kind === "comment" ? row.subject_id : null,
    },
    audience: `person:${row.author_id}`,
    requestId,
  });
}

/**
 * Decides a case: its content is kept, deactivated or deleted. Of concurrent decisions the first one succeeds, later
 * ones throw 409 `case_decided` with the current case.
 */
export async function decideCase(
  tx: Transaction,
  id: string,
  given: Given,
  { requestId, ...context }: CaseContext & { requestId: string },
): Promise<ReportCase> {
  const { viewer } = context;
  const row = await caseRow(tx, id);
  if (row === undefined) throw refuse("not_found");
  if (row.author_id === viewer.personId) throw refuse("own_content");
  // The topic is locked before the case, as for an incoming report.
  await lockTopicRow(tx, row.topic_id);
  if (!(await lockCase(tx, id))) throw refuse("case_decided", { current: await readCase(tx, id, context) });
  const at = nowIso();
  const subject = { kind: row.subject_kind, id: row.subject_id, topicId: row.topic_id };
  await applyDecision(tx, viewer, subject, { decision: given.decision, reason: given.reason, at, requestId });
  await closeCase(tx, id, { ...given, personId: viewer.personId, at });
  await tell(tx, viewer, row, given, requestId);
  return readCase(tx, id, context);
}
