import type { z } from "zod";
import { notifySome } from "#modules/notifications/server/index.ts";
import { isWithinOn, lockBounded } from "#modules/people/server/index.ts";
import { nowIso } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { record } from "#platform/events/record.ts";
import { may, mayWithin, withinOf, type Actor } from "#platform/http/actor.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { AttendanceContext } from "../context.ts";
import type { decideOvertime, OvertimeClaim } from "../../contract/schemas-overtime.ts";
import { requireOpenMonth } from "../days/change-month.ts";
import { lockPerson } from "../days/store.ts";
import { nightWithin } from "./apply-limits.ts";
import { loadDeputy } from "./load-deciders.ts";
import { deciderObjection, decisionObjections } from "./policy.ts";
import { presentClaim } from "./present-claim.ts";
import { selectClaim, type ClaimRow } from "./queries-claims.ts";
import { decideClaim } from "./store.ts";

export type Decision = { tx: Transaction; context: AttendanceContext; actor: Actor; requestId: string };

/** Refuses who does not decide on the overtime of a person on a date. Returns the absent manager in whose place a deputy decides. */
export async function requireDecider(
  { tx, context, actor }: Decision,
  { person_id: personId, manager_id: managerId, date }: { person_id: string; manager_id: string | null; date: string },
): Promise<{ insteadOf: string | null }> {
  const deputyId = managerId === null ? null : await loadDeputy(tx, context, managerId);
  const isOfficer = await isWithinOn(tx, withinOf(actor, "attendance.manage"), personId, date);
  const decider = { personId: actor.personId, isOfficer };
  const objection = deciderObjection({ personId, managerId, deputyId }, decider);
  if (objection !== null) throw refuse(objection);
  return { insteadOf: managerId === actor.personId ? null : managerId };
}

/** Returns the bounds of an officer for the audit, where no manager decides. */
export function boundsOf({ actor }: Decision, { manager_id: managerId }: { manager_id: string | null }): object {
  const bounds = managerId === null && !may(actor, "attendance.manage") ? actor.bounds?.get("attendance.manage") : null;
  return bounds == null ? {} : { within: bounds.given };
}

/** Locks a person against a move out of an officer's bounds. */
export async function lockReach({ tx, actor }: Decision, personId: string): Promise<void> {
  if (mayWithin(actor, "attendance.manage")) await lockBounded(tx, withinOf(actor, "attendance.manage"), [personId]);
}

async function readClaim(decision: Decision, id: string): Promise<ClaimRow & { insteadOf: string | null }> {
  const claim = await selectClaim(decision.tx, id);
  if (claim === null) throw refuse("not_found");
  return { ...claim, ...(await requireDecider(decision, claim)) };
}

/** Notifies a person of the decision on their overtime. */
export async function notifyDecided(
  { tx, context: { settings }, actor }: Decision,
  subject: { kind: "overtimeClaim" | "overtimeRequest"; id: string },
  decided: { personId: string; date: string; note: string | null; state: "approved" | "rejected" },
): Promise<void> {
  const { personId, date, note, state } = decided;
  await notifySome(
    { tx, settings },
    {
      kind: "overtimeDecided",
      subject,
      topicId: null,
      commentId: null,
      actorId: actor.personId,
      once: null,
      details: {
        dueOn: date,
        outcome: state,
        ...(note === null ? {} : { reason: note }),
      },
    },
    [personId],
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
  await lockReach(decision, personId);
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
    details: {
      personId,
      date: claim.date,
      claimed: claim.minutes,
      minutes,
      note,
      insteadOf: claim.insteadOf,
      ...boundsOf(decision, claim),
    },
    audience: `person:${claim.person_id}`,
    requestId,
  });
  if (claim.leave_type_id !== null) for (const follow of context.rules.claimFollowers) await follow(tx, [personId]);
  const decided = await readClaim(decision, id);
  await notifyDecided(decision, { kind: "overtimeClaim", id }, { personId, date: claim.date, note, state });
  return presentClaim(decided, context, actor.personId);
}
