import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { lockBounded, requireWithinOn } from "#modules/people/server/index.ts";
import { now, nowIso } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { record } from "#platform/events/record.ts";
import { refuse, refuseField } from "#platform/http/refuse.ts";
import type { PunchAnswer, PunchKind } from "../../contract/evaluation.ts";
import type { Change, AttendanceContext } from "../context.ts";
import type { enterPunch as enterSchema, Punch, voidPunch as voidSchema } from "../../contract/schemas-punch.ts";
import { lockDaysWithin, lockPerson } from "../days/store.ts";
import { recomputeAround } from "../days/compute-days.ts";
import { requireLookup } from "../lookups/list-lookups.ts";
import { requireOpenMonth } from "../days/change-month.ts";
import { judgeCorrection } from "./judge-correction.ts";
import { presentPunches } from "./present-punch.ts";
import { selectPunch, type PunchRow } from "./queries.ts";
import { insertPunch, voidPunchRow } from "./store.ts";

/** Presents a stored punch to the officer who changed it. */
async function presentCorrected(
  tx: Transaction,
  context: AttendanceContext,
  id: string,
  viewerId: string,
): Promise<{ punch: Punch; date: string }> {
  const row = await selectPunch(tx, id);
  const snapshot = await context.rules.current(tx);
  const [punch] = await presentPunches(tx, context, row === null ? [] : [row], { viewerId, snapshot });
  if (punch === undefined) throw new Error(`Punch ${id} is not there.`);
  return { punch, date: punch.date };
}

export type EnteredPunch = {
  personId: string;
  kind: PunchKind;
  at: string;
  clientId: string;
  /** The engine's answer, of which date and slot count. */
  answer: PunchAnswer;
  reason: string;
  note: string | null;
  /** The bulk correction that enters it. */
  bulk?: string;
};

/** Stores a punch that an officer enters, without the fence, and records it. The caller recomputes its day. */
export async function insertEntered(
  { tx, author }: Pick<Change, "tx" | "author">,
  { personId, kind, at, clientId, answer, reason, note, bulk }: EnteredPunch,
): Promise<string> {
  const { personId: officerId, requestId } = author;
  const id = await insertPunch(tx, {
    personId,
    kind,
    at,
    receivedAt: nowIso(),
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
    note,
  });
  const { date, slot } = answer;
  await record(tx, {
    action: "punch.entered",
    actorId: officerId,
    subject: { kind: "punch", id },
    details: { personId, kind, at, date, slot, reason, note, ...(bulk === undefined ? {} : { bulk }) },
    audience: `person:${personId}`,
    requestId,
  });
  return id;
}

type Voided = { id: string; reason: string | null; note: string | null; bulk?: string };

/** Voids a punch and records it; false if it was voided before. The caller recomputes its day. */
export async function voidStored(
  { tx, author: { personId: officerId, requestId } }: Pick<Change, "tx" | "author">,
  { person_id: personId, kind, at, date }: Pick<PunchRow, "person_id" | "kind" | "at" | "date">,
  { id, reason, note, bulk }: Voided,
): Promise<boolean> {
  if (!(await voidPunchRow(tx, id, at, nowIso(), officerId, reason, note))) return false;
  await record(tx, {
    action: "punch.voided",
    actorId: officerId,
    subject: { kind: "punch", id },
    details: { personId, kind, at, date, reason, note, ...(bulk === undefined ? {} : { bulk }) },
    audience: `person:${personId}`,
    requestId,
  });
  return true;
}

/** Enters a punch of another person with a reason, without the fence, and recomputes the day. */
export async function enterPunch(
  { tx, context, author, within }: Change,
  body: z.output<typeof enterSchema>,
): Promise<{ punch: Punch; date: string }> {
  const { personId: officerId } = author;
  const { user: personId, kind, at, reason, note } = body;
  if (personId === officerId) throw refuse("own_attendance");
  if (Date.parse(at) > now().getTime()) throw refuseField("fields_conflict", "at", { key: "past" });
  await requireLookup(tx, { path: "reason", id: reason, categories: ["correctionReason"] }, note);
  await lockBounded(tx, within, [personId]);
  await lockPerson(tx, personId);
  const clientId = `officer:${randomUUID()}`;
  const judged = await judgeCorrection(tx, context, personId, { kind, at, clientId });
  // One that does not exist is like one outside.
  if (judged === null && within !== null) throw refuse("not_found");
  if (judged === null) throw refuseField("person_unknown", "user", { key: "invalid" });
  const { answer, repeats, contradiction } = judged;
  await requireWithinOn(tx, within, [{ personId, date: answer.date }]);
  if (!judged.isEmployed) throw refuseField("fields_conflict", "at", { key: "notEmployedThen" });
  if (judged.isLocked) throw refuse("month_locked");
  // A repeat within a minute: the punch exists.
  if (repeats !== null) return presentCorrected(tx, context, repeats, officerId);
  if (contradiction !== null) {
    const code = contradiction.key === "inSince" ? "already_open" : "fields_conflict";
    throw refuse(code, { fields: [{ path: "at", message: contradiction }] });
  }
  const entered = { personId, kind, at, clientId, answer, reason, note: note ?? null };
  const id = await insertEntered({ tx, author }, entered);
  const { date } = answer;
  await recomputeAround(tx, context, personId, { from: date, to: date, hasPunch: true });
  return presentCorrected(tx, context, id, officerId);
}

/** Voids a punch of another person; it is kept and counts in nothing. A voided one stays unchanged. */
export async function voidPunch(
  change: Change,
  id: string,
  { reason, note = null }: z.output<typeof voidSchema>,
): Promise<{ punch: Punch; date: string }> {
  const { tx, context, within } = change;
  const { personId: officerId } = change.author;
  const found = await selectPunch(tx, id);
  if (found === null) throw refuse("not_found");
  const { person_id: personId, date } = found;
  await requireWithinOn(tx, within, [{ personId, date }]);
  if (personId === officerId) throw refuse("own_attendance");
  await requireLookup(tx, { path: "reason", id: reason, categories: ["correctionReason"] }, note);
  await lockDaysWithin(tx, within, [{ personId, date }]);
  await requireOpenMonth(tx, date);
  if (await voidStored(change, found, { id, reason, note })) {
    await recomputeAround(tx, context, personId, { from: date, to: date, hasPunch: true });
  }
  return presentCorrected(tx, context, id, officerId);
}
