import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { now } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { record } from "#platform/events/record.ts";
import { refuse, refuseField } from "#platform/http/refuse.ts";
import type { Punch as JudgedPunch } from "../../contract/evaluation.ts";
import type { enterPunch as enterSchema, Punch } from "../../contract/schemas-punch.ts";
import type { AttendanceContext } from "../context.ts";
import { judgeDays } from "../days/compute-days.ts";
import { loadCases } from "../days/load-cases.ts";
import type { Author } from "../rules/record-rule.ts";
import { holdPerson } from "./hold-person.ts";
import { datesAround } from "./policy.ts";
import { presentPunches } from "./present-punch.ts";
import { selectPunch } from "./queries.ts";
import { recomputeAround } from "./recompute-around.ts";
import { requireLookup } from "./require-lookup.ts";
import { insertPunch } from "./store.ts";

/** A punch as the store has it, for the officer who changed it. */
export async function presentCorrected(
  tx: Transaction,
  context: AttendanceContext,
  id: string,
  viewerId: string,
): Promise<{ punch: Punch; date: string }> {
  const rows = await selectPunch(tx, [id]);
  const snapshot = await context.rules.current(tx);
  const [punch] = await presentPunches(tx, context, rows, { viewerId, snapshot });
  if (punch === undefined) throw new Error(`Punch ${id} is not there.`);
  return { punch, date: punch.date };
}

/** Where in time an officer's punch belongs; refused where none could be. It says nothing of a place. */
async function judge(tx: Transaction, context: AttendanceContext, personId: string, punch: JudgedPunch, at: Date) {
  const dates = datesAround(at);
  const loaded = await loadCases(tx, context.rules, [personId], dates);
  const person = loaded.people.get(personId);
  if (person === undefined) throw refuseField("person_unknown", "user", { key: "invalid" });
  const { punches: before, employee } = person.case;
  // Also of somebody who has left since: their last days may need mending.
  const judged = { ...person.case, employee: { ...employee, active: true }, punches: [...before, punch] };
  const { evaluation, rows } = judgeDays(loaded, { ...person, case: judged }, dates);
  const answer = evaluation.punches[before.length];
  if (answer === undefined) throw new Error("The engine did not answer a punch.");
  const isEmployed = rows.some(({ date }) => date === answer.date);
  if (!isEmployed) throw refuseField("fields_conflict", "at", { key: "notEmployedThen" });
  if (loaded.lockedMonths.has(answer.date.slice(0, 7))) throw refuse("month_locked");
  return { answer, first: answer.repeatOf === null ? null : (person.punchIds[answer.repeatOf] ?? null) };
}

/** Enters a punch for somebody else, with a reason; the fence does not apply. The day follows at once. */
export async function enterPunch(
  tx: Transaction,
  context: AttendanceContext,
  { personId: officerId, requestId }: Author,
  body: z.output<typeof enterSchema>,
): Promise<{ punch: Punch; date: string }> {
  const { user: personId, kind, at, reason, note } = body;
  if (personId === officerId) throw refuse("own_attendance");
  if (Date.parse(at) > now().getTime()) throw refuseField("fields_conflict", "at", { key: "past" });
  await requireLookup(tx, { path: "reason", id: reason, categories: ["correctionReason"] }, note);
  await holdPerson(tx, personId);
  const clientId = `officer:${randomUUID()}`;
  const nowhere = { receivedAt: null, latitude: null, longitude: null, accuracy: null, stored: null };
  const { answer, first } = await judge(tx, context, personId, { kind, at, clientId, ...nowhere }, new Date(at));
  // Said already within a minute: it is there.
  if (first !== null) return presentCorrected(tx, context, first, officerId);
  if (answer.refusal === "already_open") throw refuse("already_open");
  const id = await insertPunch(tx, {
    personId,
    kind,
    at,
    receivedAt: now().toISOString(),
    source: "officer",
    clientId,
    deviceAt: null,
    positionAt: null,
    accuracy: null,
    position: null,
    answer: { ...answer, accepted: true, refusal: null, verdict: "none", flags: [] },
    nextAction: null,
    permittedLocations: null,
    createdBy: officerId,
    reasonId: reason,
    note: note ?? null,
  });
  const { date, slot } = answer;
  await recomputeAround(tx, context, personId, { from: date, to: date, hasPunch: true });
  await record(tx, {
    action: "punch.entered",
    actorId: officerId,
    subject: { kind: "punch", id },
    details: { personId, kind, at, date, slot, reason, note: note ?? null },
    audience: `person:${personId}`,
    requestId,
  });
  return presentCorrected(tx, context, id, officerId);
}
