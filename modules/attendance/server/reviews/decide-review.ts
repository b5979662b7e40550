import type { z } from "zod";
import { now, nowIso } from "#platform/clock/clock.ts";
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
import { lockDaysWithin } from "../days/store.ts";
import { recomputeAround } from "../days/compute-days.ts";
import { selectOpen, selectUndoable, type DecidedRow } from "./queries.ts";
import { decideReviews, reopenReviews } from "./store.ts";

/** Returns punches in no locked month, after locking their people. Throws 404 if one is outside the author's bounds. */
async function lockReviews(
  { tx, within }: Change,
  select: () => Promise<DecidedRow[]>,
  isConcerned: (row: DecidedRow) => boolean = () => true,
): Promise<DecidedRow[]> {
  const found = await select();
  await lockDaysWithin(
    tx,
    within,
    found.map(({ person_id: personId, date }) => ({ personId, date })),
  );
  // Queried again under the lock, as another officer may have decided. What came since was not judged.
  const judged = new Set(found.map(({ id }) => id));
  const rows = (await select()).filter((row) => judged.has(row.id) && isConcerned(row));
  const dates = rows.map(({ date }) => date).toSorted();
  const [first, last] = [dates[0], dates.at(-1)];
  const locked = first === undefined || last === undefined ? [] : await lockedMonths(tx, first, last);
  return rows.filter(({ date }) => !locked.includes(date.slice(0, 7)));
}

/** Records the reviews of punches; recomputes the days of those that are voided now, or count again. */
async function completeReviews(
  { tx, context, author: { personId: officerId, requestId } }: Change,
  punches: readonly DecidedRow[],
  action: "punch.accepted" | "punch.rejected" | "punch.reopened",
  { changesDay, details = {} }: { changesDay: (row: DecidedRow) => boolean; details?: Record<string, unknown> },
): Promise<void> {
  const recomputed = new Set<string>();
  for (const punch of punches) {
    const { id, at, kind, date, person_id: personId } = punch;
    const day = `${personId} ${date}`;
    if (changesDay(punch) && !recomputed.has(day)) {
      await recomputeAround(tx, context, personId, { from: date, to: date, hasPunch: true });
      recomputed.add(day);
    }
    await record(tx, {
      action,
      actorId: officerId,
      subject: { kind: "punch", id },
      details: { personId, kind, at, date, ...details },
      audience: changesDay(punch) ? `person:${personId} permission:attendance.manage` : "permission:attendance.manage",
      requestId,
    });
  }
}

/** Accepts punches, or rejects them, which voids them; recomputes their days. Skips undecidable ones. */
export async function decideReview(
  change: Change,
  { punches: ids, decision, note = null }: z.output<typeof decideSchema>,
): Promise<z.output<typeof reviewOutcome>> {
  const { tx, author } = change;
  const isRejected = decision === "reject";
  if (isRejected && note === null) throw refuseField("fields_conflict", "note", { key: "fieldRequired" });
  const isOfOthers = (row: DecidedRow): boolean => row.person_id !== author.personId;
  const punches = await lockReviews(change, () => selectOpen(tx, ids), isOfOthers);
  const state = isRejected ? "rejected" : "accepted";
  await decideReviews(tx, punches, { state, by: author.personId, at: nowIso(), note });
  await completeReviews(change, punches, `punch.${state}`, { changesDay: () => isRejected, details: { note } });
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
  change: Change,
  { punches: ids }: z.output<typeof undoSchema>,
): Promise<z.output<typeof undoneReview>> {
  const { tx, author } = change;
  const since = new Date(now().getTime() - undoableFor);
  const punches = await lockReviews(change, () => selectUndoable(tx, ids, author.personId, since));
  await reopenReviews(tx, punches);
  await completeReviews(change, punches, "punch.reopened", { changesDay: ({ review }) => review === "rejected" });
  return { reopened: punches.length, skipped: new Set(ids).size - punches.length };
}
