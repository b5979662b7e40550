import type { z } from "zod";
import { notifySome } from "#modules/notifications/server/index.ts";
import { nowIso } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { record } from "#platform/events/record.ts";
import { may, type Actor } from "#platform/http/actor.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { AttendanceContext } from "../context.ts";
import type { decideOvertime, OvertimeClaim } from "../../contract/schemas-overtime.ts";
import { requireOpenMonth } from "../days/change-month.ts";
import { lockPerson } from "../days/store.ts";
import { nightWithin } from "./apply-limits.ts";
import { deciderObjection, decisionObjections } from "./policy.ts";
import { presentClaim } from "./present-claim.ts";
import { selectClaim, type ClaimRow } from "./queries-claims.ts";
import { decideClaim } from "./store.ts";

type Decision = { tx: Transaction; context: AttendanceContext; actor: Actor; requestId: string };

async function readClaim({ tx, actor }: Decision, id: string): Promise<ClaimRow> {
  const claim = await selectClaim(tx, id);
  if (claim === null) throw refuse("not_found");
  const person = { personId: claim.person_id, managerId: claim.manager_id };
  const objection = deciderObjection(person, {
    personId: actor.personId,
    isOfficer: may(actor, "attendance.manage"),
  });
  if (objection !== null) throw refuse(objection);
  return claim;
}

async function notifyPerson({ tx, context: { settings }, actor }: Decision, claim: ClaimRow): Promise<void> {
  const { id, date, note, state } = claim;
  await notifySome(
    { tx, settings },
    {
      kind: "overtimeDecided",
      subject: { kind: "overtimeClaim", id },
      topicId: null,
      commentId: null,
      actorId: actor.personId,
      once: null,
      details: {
        dueOn: date,
        outcome: state === "approved" ? "approved" : "rejected",
        ...(note === null ? {} : { reason: note }),
      },
    },
    [claim.person_id],
  );
}

/**
 * Approves a claim, all of it or fewer minutes, or rejects it. Throws `step_decided` if it does not wait as the decider
 * has seen it, and `month_locked`.
 */
export async function decideOvertimeClaim(
  decision: Decision,
  id: string,
  body: z.output<typeof decideOvertime>,
): Promise<OvertimeClaim> {
  const { tx, context, actor, requestId } = decision;
  const { person_id: personId, leave_type_id: leaveType } = await readClaim(decision, id);
  // Time off changes a balance: locked for leave first, as approval of leave does.
  if (leaveType !== null) for (const { lock } of context.leaveJudges) await lock(tx, [personId]);
  await lockPerson(tx, personId);
  // Read again under the lock, as the day may have changed.
  const claim = await readClaim(decision, id);
  await requireOpenMonth(tx, claim.date);
  if (claim.state !== "waiting" || claim.version !== body.version) {
    throw refuse("step_decided", { current: presentClaim(claim, context, actor.personId) });
  }
  const fields = decisionObjections(body, claim.minutes);
  if (fields.length > 0) throw refuse("fields_conflict", { fields });
  const { note } = body;
  const isApproved = body.decision === "approve";
  const minutes = isApproved ? (body.minutes ?? claim.minutes) : null;
  const night = minutes === null ? null : nightWithin(claim.night_minutes, minutes);
  const state = isApproved ? "approved" : "rejected";
  await decideClaim(tx, id, state, minutes, night, actor.personId, nowIso(), note);
  await record(tx, {
    action: `overtimeClaim.${state}`,
    actorId: actor.personId,
    subject: { kind: "overtimeClaim", id },
    details: { personId: claim.person_id, date: claim.date, claimed: claim.minutes, minutes, note },
    audience: `person:${claim.person_id}`,
    requestId,
  });
  if (claim.leave_type_id !== null) for (const follow of context.rules.claimFollowers) await follow(tx, [personId]);
  const decided = await readClaim(decision, id);
  await notifyPerson(decision, decided);
  return presentClaim(decided, context, actor.personId);
}
