import type { z } from "zod";
import { applyDecision, lockTopicRow, type Change, type FileLinks } from "#modules/community/server/index.ts";
import { nowIso } from "#platform/clock/clock.ts";
import { record } from "#platform/events/record.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { decideCase as decideCaseBody, ReportCase } from "../../contract/schemas.ts";
import { selectCase, type CaseDetailRow } from "./queries.ts";
import { readCase } from "./read-cases.ts";
import { closeCase, lockCase } from "./store.ts";

type Body = z.output<typeof decideCaseBody>;

/** Records the decision for moderators, and for the author without the moderator's name. */
async function recordDecision({ tx, actor, facts }: Change, row: CaseDetailRow, { decision }: Body): Promise<void> {
  const subject = { kind: "reportCase", id: row.id };
  await record(tx, {
    action: "reportCase.decided",
    actorId: actor.personId,
    subject,
    details: { caseId: row.id, decision },
    audience: "permission:topic.moderate",
    requestId: facts.id,
  });
  await record(tx, {
    action: "report.decided",
    actorId: null,
    subject,
    details: {
      caseId: row.id,
      authorId: row.author_id,
      decision,
      topicId: row.subject.topicId,
      categoryId: row.category?.id ?? null,
      commentId: row.subject.kind === "comment" ? row.subject.id : null,
    },
    audience: `person:${row.author_id}`,
    requestId: facts.id,
  });
}

/**
 * Decides a case: its content is kept, deactivated or deleted. Of concurrent decisions the first one succeeds, later
 * ones throw 409 `case_decided` with the current case.
 */
export async function decideCase(change: Change, id: string, body: Body, files: FileLinks): Promise<ReportCase> {
  const { tx, actor } = change;
  const context = { viewer: actor, files };
  const row = await selectCase(tx, id);
  if (row === null) throw refuse("not_found");
  if (row.author_id === actor.personId) throw refuse("own_content");
  // The topic is locked before the case, as for an incoming report.
  await lockTopicRow(tx, row.subject.topicId);
  if (!(await lockCase(tx, id))) throw refuse("case_decided", { current: await readCase(tx, id, context) });
  const decided = { ...body, at: nowIso() };
  await applyDecision(change, row.subject, decided);
  await closeCase(tx, id, { ...decided, personId: actor.personId });
  await recordDecision(change, row, body);
  return readCase(tx, id, context);
}
