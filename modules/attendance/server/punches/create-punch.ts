import type { z } from "zod";
import { now } from "#platform/clock/clock.ts";
import type { Database, Transaction } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import { record } from "#platform/events/record.ts";
import type { Actor } from "#platform/http/actor.ts";
import { refuse, refuseField } from "#platform/http/refuse.ts";
import type { Punch, PunchAnswer } from "../../contract/evaluation.ts";
import type { createPunch as punchSchema } from "../../contract/schemas-punch.ts";
import type { AttendanceContext } from "../context.ts";
import { judgeDays, recomputeAround } from "../days/compute-days.ts";
import { loadCases } from "../days/load-cases.ts";
import { retainedRows } from "../days/plan-rows.ts";
import { writeDays, lockPerson } from "../days/store.ts";
import { arrivalMoment, captureMoment, datesAround, evidenceOf, permittedOn } from "./policy.ts";
import { outcomeOf, storedAnswerOf, type PunchOutcome } from "./present-outcome.ts";
import { selectKnownPunch, selectPunch } from "./queries.ts";
import { insertPunch, insertRepeat } from "./store.ts";

type Attempt = {
  personId: string;
  body: z.output<typeof punchSchema>;
  receivedAt: Date;
  /** Only for a punch captured offline. */
  captured: Date | null;
  requestId: string;
};

async function recordPunch(
  tx: Transaction,
  attempt: Attempt,
  id: string,
  at: string,
  answer: PunchAnswer,
): Promise<void> {
  const { personId, body, requestId } = attempt;
  const { accepted, refusal, date, slot } = answer;
  await record(tx, {
    action: accepted ? "punch.created" : "punch.refused",
    actorId: personId,
    subject: { kind: "punch", id },
    // Without the position: positions are purged, audit entries are not.
    details: { kind: body.kind, at, date, slot, ...(refusal === null ? {} : { refusal }) },
    audience: `person:${personId}`,
    requestId,
  });
}

/** Input of the engine: the punch with its new position. */
function punchOf({ body, receivedAt, captured }: Attempt, before: readonly Punch[]): Punch {
  const at = captured ?? arrivalMoment(receivedAt, before);
  return {
    kind: body.kind,
    at: at.toISOString(),
    receivedAt: captured === null ? null : receivedAt.toISOString(),
    latitude: body.latitude ?? null,
    longitude: body.longitude ?? null,
    accuracy: body.accuracy ?? null,
    clientId: body.clientId,
    stored: null,
  };
}

async function punch(tx: Transaction, context: AttendanceContext, attempt: Attempt): Promise<PunchOutcome> {
  const { personId, body, receivedAt, captured } = attempt;
  await lockPerson(tx, personId);
  const known = await selectKnownPunch(tx, personId, body.clientId);
  if (known !== null) return outcomeOf(storedAnswerOf(known), { isRepeat: true });

  const dates = datesAround(captured ?? receivedAt);
  const loaded = await loadCases(tx, context.rules, [personId], dates);
  const person = loaded.people.get(personId);
  if (person === undefined) throw new Error(`Person ${personId} is not there.`);
  const before = person.case.punches;
  const newPunch = punchOf(attempt, before);
  const withNewPunch = { ...person, case: { ...person.case, punches: [...before, newPunch] } };
  const { evaluation, rows } = judgeDays(loaded, withNewPunch, {
    ...dates,
    at: captured === null ? new Date(newPunch.at) : receivedAt,
  });
  const answer = evaluation.punches[before.length];
  if (answer === undefined) throw new Error("The engine did not answer a punch.");

  const { nextAction } = evaluation;
  if (answer.repeatOf !== null) {
    const first = await selectPunch(tx, person.punchIds[answer.repeatOf] ?? "0");
    if (first === null) throw new Error("The punch that was repeated is not there.");
    await insertRepeat(tx, first.person_id, body.clientId, first.id, first.at);
    return outcomeOf(storedAnswerOf({ ...first, next_action: first.next_action ?? nextAction }), { isRepeat: true });
  }
  if (answer.accepted && loaded.lockedMonths.has(answer.date.slice(0, 7))) throw refuse("month_locked");

  const { at, latitude, longitude, accuracy } = newPunch;
  const permitted = answer.accepted ? null : permittedOn(rows, answer.date, answer.slot);
  const id = await insertPunch(tx, {
    personId,
    kind: body.kind,
    at,
    receivedAt: receivedAt.toISOString(),
    source: captured === null ? "web" : "offline",
    clientId: body.clientId,
    deviceAt: evidenceOf(captured === null ? body.deviceAt : (body.deviceAt ?? body.capturedAt)),
    positionAt: evidenceOf(body.positionAt),
    accuracy,
    position: latitude === null || longitude === null ? null : { latitude, longitude },
    answer,
    nextAction,
    permittedLocations: permitted,
    createdBy: null,
    reasonId: null,
    note: null,
  });
  if (answer.accepted) {
    const { date } = answer;
    // A last punch cannot change how other punches are paired.
    const isLast = before.every((other) => Date.parse(other.at) < Date.parse(at));
    const retained = retainedRows(rows, new Date(at)).filter((row) => row.date === date);
    const span = { personIds: [personId], from: date, to: date, lockedMonths: loaded.lockedMonths, rows: retained };
    // A punch sent later can change a day that has closed, which is compared with the rules of working time.
    const isClosed = retained.some(({ provisional }) => !provisional);
    if (isLast && !isClosed) await writeDays(tx, span);
    else await recomputeAround(tx, context, personId, { from: date, to: date, hasPunch: true });
  }
  await recordPunch(tx, attempt, id, at, answer);
  return outcomeOf({ id, kind: body.kind, at, ...answer, nextAction, permitted }, { isRepeat: false });
}

/**
 * Checks a person in or out, now and at the given position. A known client id, or a repeat within a minute, is answered
 * like the first punch. Refused punches are stored as well. One transaction, which serializes only this person's
 * punches.
 */
export async function createPunch(
  context: AttendanceContext,
  database: Database,
  actor: Actor,
  body: z.output<typeof punchSchema>,
  requestId: string,
): Promise<PunchOutcome> {
  // Read before any wait, so that load makes no punch late.
  const receivedAt = now();
  const captured = body.capturedAt == null ? null : captureMoment(body.capturedAt, receivedAt);
  if (captured === null && body.capturedAt != null) {
    throw refuseField("fields_invalid", "capturedAt", { key: "past" });
  }
  const attempt = { personId: actor.personId, body, receivedAt, captured, requestId };
  return transaction(database.primary, (tx) => punch(tx, context, attempt));
}
