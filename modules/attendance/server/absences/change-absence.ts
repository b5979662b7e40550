import type { z } from "zod";
import { lockBounded, requireWithinOn } from "#modules/people/server/index.ts";
import type { Transaction } from "#platform/database/database.ts";
import { refuse, refuseField } from "#platform/http/refuse.ts";
import type { Author } from "#platform/http/author.ts";
import type { Change, AttendanceContext } from "../context.ts";
import type { Absence, updateAbsence as updateSchema } from "../../contract/schemas-day.ts";
import { lockedMonths } from "../days/queries.ts";
import { lockPerson } from "../days/store.ts";
import { recomputeAround } from "../days/compute-days.ts";
import { checkRemaining, freedDates, type AbsenceSpan } from "./policy.ts";
import { recordAbsence } from "./create-absence.ts";
import { readAbsence, spanOf } from "./list-absences.ts";
import { selectAbsence, type AbsenceRow } from "./queries.ts";
import { updateAbsenceSpan, deleteAbsenceRow } from "./store.ts";

/**
 * Notifies followers of a change to an absence that a request entered; refuses it without a reason. Runs before the
 * person is locked: approval also locks the request before the person.
 */
export async function notifyFollowers(
  tx: Transaction,
  { followers }: AttendanceContext,
  { id, request_id: request }: AbsenceRow,
  { author, reason, left }: { author: Author; reason: string | null; left: readonly AbsenceSpan[] },
): Promise<void> {
  if (request === null) return;
  if (reason === null) throw refuseField("fields_conflict", "reason", { key: "fieldRequired" });
  for (const follow of followers) await follow(tx, { request, author, reason, absences: [id], left });
}

/** Returns an absence of another person, which begins and ends within the author's bounds. */
export async function requireAbsence({ tx, author, within }: Change, id: string): Promise<AbsenceRow> {
  const found = await selectAbsence(tx, id);
  if (found === null) throw refuse("not_found");
  const { person_id: personId } = found;
  await requireWithinOn(
    tx,
    within,
    [found.from_date, found.to_date].map((date) => ({ personId, date })),
  );
  if (personId === author.personId) throw refuse("own_attendance");
  return found;
}

/** Shortens an absence of another person, recomputes its days and updates the request behind it. */
export async function updateAbsence(
  change: Change,
  id: string,
  { version, reason = null, ...times }: z.output<typeof updateSchema>,
): Promise<Absence> {
  const { tx, context, author } = change;
  const present = (): Promise<Absence> => readAbsence({ db: tx, context, viewerId: author.personId }, id);
  const found = await requireAbsence(change, id);
  const { person_id: personId, kind } = found;
  const left = { kind, ...times };
  if (found.version !== version) throw refuse("stale_version", { current: await present() });
  const before = spanOf(found);
  const fields = checkRemaining(before, left);
  if (fields.length > 0) throw refuse("fields_conflict", { fields });
  await notifyFollowers(tx, context, found, { author, reason, left: [left] });
  await lockBounded(tx, change.within, [personId]);
  await lockPerson(tx, personId);
  // Another officer may have changed it before the lock.
  const absence = await requireAbsence(change, id);
  if (absence.version !== version) throw refuse("stale_version", { current: await present() });
  for (const { from, to } of freedDates(before, left)) {
    if ((await lockedMonths(tx, from, to)).length > 0) throw refuse("month_locked");
  }
  await updateAbsenceSpan(tx, id, left.fromDate, left.fromTime, left.toDate, left.toTime);
  await recomputeAround(tx, context, personId, { from: before.fromDate, to: before.toDate, hasPunch: false });
  const stored = { ...left, id, personId, lookupId: absence.lookup_id, requestId: absence.request_id, partOf: null };
  for (const follow of context.storedFollowers) await follow(tx, stored);
  await recordAbsence(tx, author, "updated", id, { personId, before, after: left, reason });
  return present();
}

/** Deletes an absence of another person, recomputes its days and updates the request behind it. */
export async function deleteAbsence(
  change: Change,
  { id, reason, bulk }: { id: string; reason: string | null; bulk?: string },
): Promise<void> {
  const { tx, context, author } = change;
  const found = await requireAbsence(change, id);
  const { person_id: personId } = found;
  await notifyFollowers(tx, context, found, { author, reason, left: [] });
  await lockBounded(tx, change.within, [personId]);
  await lockPerson(tx, personId);
  // Another officer may have changed it before the lock.
  const absence = await requireAbsence(change, id);
  const span = spanOf(absence);
  if ((await lockedMonths(tx, span.fromDate, span.toDate)).length > 0) throw refuse("month_locked");
  await deleteAbsenceRow(tx, id);
  await recomputeAround(tx, context, personId, { from: span.fromDate, to: span.toDate, hasPunch: false });
  const of = bulk === undefined ? {} : { bulk };
  await recordAbsence(tx, author, "deleted", id, { personId, ...span, note: absence.note, reason, ...of });
}
