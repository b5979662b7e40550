import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { now, nowIso } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { record } from "#platform/events/record.ts";
import { refuse, refuseField } from "#platform/http/refuse.ts";
import type { Change, AttendanceContext } from "../context.ts";
import type { enterPunch as enterSchema, Punch, voidPunch as voidSchema } from "../../contract/schemas-punch.ts";
import { lockPerson } from "../days/store.ts";
import { recomputeAround } from "../days/compute-days.ts";
import { requireLookup } from "../lookups/list-lookups.ts";
import { requireOpenMonth } from "../days/change-month.ts";
import { judgeCorrection } from "./judge-correction.ts";
import { presentPunches } from "./present-punch.ts";
import { selectPunch } from "./queries.ts";
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

/** Enters a punch of another person with a reason, without the fence, and recomputes the day. */
export async function enterPunch(
  { tx, context, author: { personId: officerId, requestId } }: Change,
  body: z.output<typeof enterSchema>,
): Promise<{ punch: Punch; date: string }> {
  const { user: personId, kind, at, reason, note } = body;
  if (personId === officerId) throw refuse("own_attendance");
  if (Date.parse(at) > now().getTime()) throw refuseField("fields_conflict", "at", { key: "past" });
  await requireLookup(tx, { path: "reason", id: reason, categories: ["correctionReason"] }, note);
  await lockPerson(tx, personId);
  const clientId = `officer:${randomUUID()}`;
  const judged = await judgeCorrection(tx, context, personId, { kind, at, clientId });
  if (judged === null) throw refuseField("person_unknown", "user", { key: "invalid" });
  const { answer, repeats, contradiction } = judged;
  if (!judged.isEmployed) throw refuseField("fields_conflict", "at", { key: "notEmployedThen" });
  if (judged.isLocked) throw refuse("month_locked");
  // A repeat within a minute: the punch exists.
  if (repeats !== null) return presentCorrected(tx, context, repeats, officerId);
  if (contradiction !== null) {
    const code = contradiction.key === "inSince" ? "already_open" : "fields_conflict";
    throw refuse(code, { fields: [{ path: "at", message: contradiction }] });
  }
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

/** Voids a punch of another person; it is kept and counts in nothing. A voided one stays unchanged. */
export async function voidPunch(
  { tx, context, author: { personId: officerId, requestId } }: Change,
  id: string,
  { reason, note = null }: z.output<typeof voidSchema>,
): Promise<{ punch: Punch; date: string }> {
  const found = await selectPunch(tx, id);
  if (found === null) throw refuse("not_found");
  const { person_id: personId, kind, at, date } = found;
  if (personId === officerId) throw refuse("own_attendance");
  await requireLookup(tx, { path: "reason", id: reason, categories: ["correctionReason"] }, note);
  await lockPerson(tx, personId);
  await requireOpenMonth(tx, date);
  if (await voidPunchRow(tx, id, at, nowIso(), officerId, reason, note)) {
    await recomputeAround(tx, context, personId, { from: date, to: date, hasPunch: true });
    await record(tx, {
      action: "punch.voided",
      actorId: officerId,
      subject: { kind: "punch", id },
      details: { personId, kind, at, date, reason, note },
      audience: `person:${personId}`,
      requestId,
    });
  }
  return presentCorrected(tx, context, id, officerId);
}
