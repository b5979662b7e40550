import type { z } from "zod";
import { nowIso } from "#platform/clock/clock.ts";
import type { Database } from "#platform/database/database.ts";
import type { Actor } from "#platform/http/actor.ts";
import { refuse, refuseField, Refusal } from "#platform/http/refuse.ts";
import { transaction } from "#platform/database/transaction.ts";
import type { Author } from "#platform/http/author.ts";
import { lockRequest, type RequestChange } from "../rows/load-request.ts";
import type { ActorChange, ServicesContext } from "../context.ts";
import type {
  decidedMany,
  decideMany as bodySchema,
  decideRequest as decideSchema,
} from "../../contract/schemas-request.ts";
import { openNextStep } from "../flow/open-step.ts";
import { loadCurrentStep } from "../rows/load-step.ts";
import { decide, releasedOf } from "../flow/policy.ts";
import { reviewSteps } from "../flow/check-steps.ts";
import { closeDeciders, endStep, markDecided } from "../flow/store.ts";
import {
  settleReleased,
  notifyRequester,
  notifyWorkLists,
  type Outcome,
  recordRequest,
} from "../rows/deliver-notices.ts";
import { presentRequest } from "./present-request.ts";
import { readRequestRow } from "../rows/queries.ts";
import { insertEvent, replaceUses, setState } from "../rows/store.ts";

const kinds = { approve: "approved", return: "returned", reject: "rejected" } as const;

/** Applies the end of a step to the request; returns the outcome for the requester's notification. */
async function applyOutcome(
  { tx, context, request }: RequestChange,
  step: { key: string; outcome: "approved" | "returned" | "rejected"; author: Author },
): Promise<Outcome> {
  const { key, outcome, author } = step;
  if (outcome === "approved") {
    const isApproved = await openNextStep({ tx, context, request }, { key, author });
    return isApproved ? "approved" : "stepApproved";
  }
  await setState(tx, request.id, outcome, outcome === "rejected" ? nowIso() : null);
  await replaceUses(tx, request.id, []);
  await context.leave.free(tx, request.id);
  if (outcome === "returned") await notifyWorkLists(tx, [request.requester_id]);
  return outcome;
}

type DecisionInput = z.output<typeof decideSchema> & { id: string; requestId: string };

/**
 * Decides a request in the step and version that the approver saw. Throws `step_decided` if it is too late, and
 * `not_allowed` for the requester.
 */
export async function decideRequest(
  { tx, context, actor }: ActorChange,
  { id, requestId, step: key, version, decision, reason = null }: DecisionInput,
): Promise<void> {
  if (decision !== "approve" && reason === null) {
    throw refuseField("fields_conflict", "reason", { key: "fieldRequired" });
  }
  const author = { personId: actor.personId, requestId };
  const request = await lockRequest(tx, actor, id);
  if (request.requester_id === actor.personId) throw refuse("not_allowed");
  // There is nothing to correct in a change of leave.
  if (request.change !== null && decision === "return") throw refuse("not_allowed");
  // Permissions and deputies may have changed since the step was entered.
  await reviewSteps(tx, context, id);
  const current = await loadCurrentStep(tx, id);
  const decided =
    current === null || current.step.key !== key || request.version !== version
      ? null
      : decide(current.step.mode, current.rows, actor.personId, decision);
  if (current === null || decided === null) {
    const fresh = (await readRequestRow(tx, id)) ?? request;
    throw refuse("step_decided", { current: await presentRequest({ db: tx, context, actor }, fresh) });
  }
  const at = nowIso();
  const { rows, closed, outcome } = decided;
  const [first] = rows;
  const seated = current.rows.find((row) => row.id === first?.id);
  const decidedIds = rows.map((row) => row.id);
  await markDecided(tx, [decidedIds, decision, at]);
  const closedIds = closed.map((row) => row.id);
  await closeDeciders(tx, closedIds);
  const insteadOf = seated?.insteadOf ?? null;
  await insertEvent(tx, id, { kind: kinds[decision], at, actorId: actor.personId, insteadOf, step: key, text: reason });
  // Before the next step, which may have the same approvers.
  await settleReleased(tx, id, releasedOf(current.rows, [...rows, ...closed]));
  if (outcome !== null) {
    await endStep(tx, current.step.id, at, outcome);
    const notified = await applyOutcome({ tx, context, request }, { key, outcome, author });
    await notifyRequester({ tx, context, request }, { personId: actor.personId, outcome: notified, reason });
  }
  await recordRequest(tx, request, "request.decided", author, { step: key, decision, insteadOf, outcome });
}

/** Applies one decision to several requests, each in its own transaction: a refusal does not stop the rest. */
export async function decideMany(
  database: Database,
  context: ServicesContext,
  actor: Actor,
  { decision, reason = null, items, requestId }: z.output<typeof bodySchema> & { requestId: string },
): Promise<z.output<typeof decidedMany>> {
  if (decision !== "approve" && reason === null) {
    throw refuseField("fields_conflict", "reason", { key: "fieldRequired" });
  }
  const results: z.output<typeof decidedMany>["results"] = [];
  for (const { request, step, version } of items) {
    try {
      await transaction(database.primary, (tx) =>
        decideRequest({ tx, context, actor }, { id: request, requestId, step, version, decision, reason }),
      );
      results.push({ request, isDone: true, code: null });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      results.push({ request, isDone: false, code: error.code });
    }
  }
  return { results };
}
