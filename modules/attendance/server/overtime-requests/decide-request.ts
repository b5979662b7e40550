import type { z } from "zod";
import { nowIso } from "#platform/clock/clock.ts";
import { record } from "#platform/events/record.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { OvertimeRequest } from "../../contract/schemas-overtime-request.ts";
import type { decideOvertime } from "../../contract/schemas-overtime.ts";
import { lockPerson } from "../days/store.ts";
import { recomputeClaims } from "../overtime/compute-claims.ts";
import { boundsOf, lockReach, notifyDecided, requireDecider, type Decision } from "../overtime/decide-claim.ts";
import { decisionObjections } from "../overtime/policy.ts";
import { todayOf } from "./create-request.ts";
import { settleDeciders } from "./deliver-requests.ts";
import { isUndecided } from "./policy.ts";
import { presentRequest } from "./present-request.ts";
import { selectRequest, type RequestRow } from "./queries.ts";
import { decideRequest } from "./store.ts";

async function readRequest(decision: Decision, id: string): Promise<RequestRow & { insteadOf: string | null }> {
  const row = await selectRequest(decision.tx, id);
  if (row === null) throw refuse("not_found");
  return { ...row, ...(await requireDecider(decision, row)) };
}

/**
 * Approves overtime before it is worked, all that was asked for or fewer minutes, or rejects it. Throws `step_decided`
 * if it does not wait as the decider has seen it.
 */
export async function decideOvertimeRequest(
  decision: Decision,
  id: string,
  body: z.output<typeof decideOvertime>,
): Promise<OvertimeRequest> {
  const { tx, context, actor, requestId } = decision;
  const { person_id: personId } = await readRequest(decision, id);
  await lockReach(decision, personId);
  // It may be settled as time off, which changes a balance: locked for leave first, as approval of leave does.
  for (const { lock } of context.leaveJudges) await lock(tx, [personId]);
  await lockPerson(tx, personId);
  // Read again under the lock: the person may have withdrawn it.
  const row = await readRequest(decision, id);
  const today = await todayOf(tx, context);
  const viewed = { context, viewerId: actor.personId, today };
  if (!isUndecided(row, today) || row.version !== body.version) {
    throw refuse("step_decided", { current: presentRequest(row, viewed) });
  }
  const fields = decisionObjections(body, row.minutes);
  if (fields.length > 0) throw refuse("fields_conflict", { fields });
  const isApproved = body.decision === "approve";
  const minutes = isApproved ? (body.minutes ?? row.minutes) : null;
  const state = isApproved ? "approved" : "rejected";
  const { note } = body;
  const { date } = row;
  await decideRequest(tx, id, state, minutes, actor.personId, nowIso(), note);
  await record(tx, {
    action: `overtimeRequest.${state}`,
    actorId: actor.personId,
    subject: { kind: "overtimeRequest", id },
    details: {
      personId,
      date,
      asked: row.minutes,
      minutes,
      note,
      insteadOf: row.insteadOf,
      ...boundsOf(decision, row),
    },
    audience: `person:${personId}`,
    requestId,
  });
  // The day may have closed before its date ends.
  if (isApproved) await recomputeClaims(tx, context.rules, [personId], { from: date, to: date });
  await notifyDecided(decision, { kind: "overtimeRequest", id }, { personId, date, note, state });
  await settleDeciders(tx, context, row, [actor.personId]);
  return presentRequest(await readRequest(decision, id), viewed);
}
