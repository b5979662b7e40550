import type { z } from "zod";
import { nowIso } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { record } from "#platform/events/record.ts";
import { refuseField } from "#platform/http/refuse.ts";
import type { decideReview as decideSchema, reviewOutcome } from "../../contract/schemas-punch.ts";
import type { AttendanceContext } from "../context.ts";
import { lockedMonths } from "../days/queries.ts";
import { holdPeople } from "../days/store.ts";
import { recomputeAround } from "../punches/recompute-around.ts";
import type { Author } from "../rules/record-rule.ts";
import { selectOpen } from "./queries.ts";
import { decideReviews } from "./store.ts";

/** Those of the punches that somebody may decide on: waiting still, other people's, and in no locked month. */
async function holdOpen(tx: Transaction, officerId: string, ids: readonly string[]) {
  const before = await selectOpen(tx, [ids]);
  const people = [...new Set(before.map((row) => row.person_id))];
  if (people.length > 0) await holdPeople(tx, people);
  // Again, now that nobody else can decide.
  const open = (await selectOpen(tx, [ids])).filter((row) => row.person_id !== officerId);
  const dates = open.map(({ date }) => date).toSorted();
  const [first, last] = [dates[0], dates.at(-1)];
  const locked = first === undefined || last === undefined ? [] : await lockedMonths(tx, first, last);
  return open.filter(({ date }) => !locked.includes(date.slice(0, 7)));
}

/** Accepts punches or rejects them, which takes them back; their days follow at once. What cannot be decided is skipped. */
export async function decideReview(
  tx: Transaction,
  context: AttendanceContext,
  { personId: officerId, requestId }: Author,
  { punches: ids, decision, note = null }: z.output<typeof decideSchema>,
): Promise<z.output<typeof reviewOutcome>> {
  const isRejected = decision === "reject";
  if (isRejected && note === null) throw refuseField("fields_conflict", "note", { key: "fieldRequired" });
  const punches = await holdOpen(tx, officerId, ids);
  const state = isRejected ? "rejected" : "accepted";
  await decideReviews(tx, punches, { state, by: officerId, at: nowIso(), note });
  const recomputed = new Set<string>();
  for (const { id, at, kind, date, person_id: personId } of punches) {
    const day = `${personId} ${date}`;
    if (isRejected && !recomputed.has(day)) {
      await recomputeAround(tx, context, personId, { from: date, to: date, hasPunch: true });
    }
    recomputed.add(day);
    await record(tx, {
      action: `punch.${state}`,
      actorId: officerId,
      subject: { kind: "punch", id },
      details: { personId, kind, at, date, note },
      audience: isRejected ? `person:${personId}` : "permission:attendance.manage",
      requestId,
    });
  }
  return { decided: punches.length, skipped: new Set(ids).size - punches.length };
}
