import type { z } from "zod";
import { now, nowIso } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { record } from "#platform/events/record.ts";
import { refuseField } from "#platform/http/refuse.ts";
import type { Change } from "../context.ts";
import type {
  decideReview as decideSchema,
  reviewOutcome,
  undoneReview,
  undoReview as undoSchema,
} from "../../contract/schemas-punch.ts";
import { lockedMonths } from "../days/queries.ts";
import { lockPeople } from "../days/store.ts";
import { recomputeAround } from "../days/compute-days.ts";
import { selectOpen, selectUndoable } from "./queries.ts";
import { decideReviews, reopenReviews } from "./store.ts";

async function inOpenMonths<Row extends { date: string }>(tx: Transaction, rows: readonly Row[]): Promise<Row[]> {
  const dates = rows.map(({ date }) => date).toSorted();
  const [first, last] = [dates[0], dates.at(-1)];
  const locked = first === undefined || last === undefined ? [] : await lockedMonths(tx, first, last);
  return rows.filter(({ date }) => !locked.includes(date.slice(0, 7)));
}

/** The punches that the officer may decide on: open, of other people, and in no locked month. */
async function lockOpenReviews(tx: Transaction, officerId: string, ids: readonly string[]) {
  const before = await selectOpen(tx, [ids]);
  const people = [...new Set(before.map((row) => row.person_id))];
  if (people.length > 0) await lockPeople(tx, people);
  // Queried again under the lock, as another officer may have decided.
  const open = (await selectOpen(tx, [ids])).filter((row) => row.person_id !== officerId);
  return inOpenMonths(tx, open);
}

/** Accepts punches, or rejects them, which voids them; recomputes their days. Skips undecidable ones. */
export async function decideReview(
  { tx, context, author: { personId: officerId, requestId } }: Change,
  { punches: ids, decision, note = null }: z.output<typeof decideSchema>,
): Promise<z.output<typeof reviewOutcome>> {
  const isRejected = decision === "reject";
  if (isRejected && note === null) throw refuseField("fields_conflict", "note", { key: "fieldRequired" });
  const punches = await lockOpenReviews(tx, officerId, ids);
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
  return {
    decided: punches.length,
    punches: punches.map(({ id }) => id),
    skipped: new Set(ids).size - punches.length,
  };
}

/** Milliseconds within which a decision can be undone, as for other bulk actions. */
const undoableFor = 600_000;

/** Undoes an officer's own recent decisions: reopens the reviews and recomputes the days of rejected punches. */
export async function undoReview(
  { tx, context, author: { personId: officerId, requestId } }: Change,
  { punches: ids }: z.output<typeof undoSchema>,
): Promise<z.output<typeof undoneReview>> {
  const since = new Date(now().getTime() - undoableFor).toISOString();
  const before = await selectUndoable(tx, [ids, officerId, since]);
  if (before.length > 0) await lockPeople(tx, [...new Set(before.map((row) => row.person_id))]);
  // Queried again under the lock.
  const punches = await inOpenMonths(tx, await selectUndoable(tx, [ids, officerId, since]));
  await reopenReviews(tx, punches);
  const recomputed = new Set<string>();
  for (const { id, at, kind, date, person_id: personId, review } of punches) {
    const day = `${personId} ${date}`;
    const wasRejected = review === "rejected";
    if (wasRejected && !recomputed.has(day)) {
      await recomputeAround(tx, context, personId, { from: date, to: date, hasPunch: true });
      recomputed.add(day);
    }
    await record(tx, {
      action: "punch.reopened",
      actorId: officerId,
      subject: { kind: "punch", id },
      details: { personId, kind, at, date },
      audience: wasRejected ? `person:${personId}` : "permission:attendance.manage",
      requestId,
    });
  }
  return { reopened: punches.length, skipped: new Set(ids).size - punches.length };
}
