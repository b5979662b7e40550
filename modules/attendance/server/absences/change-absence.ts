import type { z } from "zod";
import type { Transaction } from "#platform/database/database.ts";
import { record } from "#platform/events/record.ts";
import { refuse, refuseField } from "#platform/http/refuse.ts";
import type { Change, AttendanceContext, Author } from "../context.ts";
import type { Absence, updateAbsence as updateSchema } from "../../contract/schemas-day.ts";
import { lockedMonths } from "../days/queries.ts";
import { lockPerson } from "../days/store.ts";
import { recomputeAround } from "../days/compute-days.ts";
import { checkRemaining, freedDates, type AbsenceSpan } from "./policy.ts";
import { presentAbsences, spanOf } from "./list-absences.ts";
import { selectAbsence, type AbsenceRow } from "./queries.ts";
import { updateAbsenceSpan, deleteAbsenceRow } from "./store.ts";

/**
 * Notifies followers of a change to an absence that a request entered; refuses it without a reason. Runs before the
 * person is locked: approval also locks the request before the person.
 */
async function notifyFollowers(
  tx: Transaction,
  { followers }: AttendanceContext,
  { request_id: request }: AbsenceRow,
  { author, reason, left }: { author: Author; reason: string | null; left: AbsenceSpan | null },
): Promise<void> {
  if (request === null) return;
  if (reason === null) throw refuseField("fields_conflict", "reason", { key: "fieldRequired" });
  for (const follow of followers) await follow(tx, { request, author, reason, left });
}

/** Shortens an absence of another person, recomputes its days and updates the request behind it. */
export async function updateAbsence(
  { tx, context, author }: Change,
  id: string,
  { version, reason = null, ...times }: z.output<typeof updateSchema>,
): Promise<Absence> {
  const present = async (): Promise<Absence> => {
    const [absence] = await presentAbsences(
      { db: tx, context, viewerId: author.personId },
      await selectAbsence(tx, [id]),
    );
    if (absence === undefined) throw refuse("not_found");
    return absence;
  };
  const [found] = await selectAbsence(tx, [id]);
  if (found === undefined) throw refuse("not_found");
  const { person_id: personId, kind } = found;
  if (personId === author.personId) throw refuse("own_attendance");
  const left = { kind, ...times };
  if (found.version !== version) throw refuse("stale_version", { current: await present() });
  const before = spanOf(found);
  const fields = checkRemaining(before, left);
  if (fields.length > 0) throw refuse("fields_conflict", { fields });
  await notifyFollowers(tx, context, found, { author, reason, left });
  await lockPerson(tx, personId);
  // Another officer may have changed it before the lock.
  const [absence] = await selectAbsence(tx, [id]);
  if (absence === undefined) throw refuse("not_found");
  if (absence.version !== version) throw refuse("stale_version", { current: await present() });
  for (const { from, to } of freedDates(before, left)) {
    if ((await lockedMonths(tx, from, to)).length > 0) throw refuse("month_locked");
  }
  await updateAbsenceSpan(tx, id, left);
  await recomputeAround(tx, context, personId, { from: before.fromDate, to: before.toDate, hasPunch: false });
  await record(tx, {
    action: "absence.updated",
    actorId: author.personId,
    subject: { kind: "absence", id },
    details: { personId, before, after: left, reason },
    audience: `person:${personId}`,
    requestId: author.requestId,
  });
  return present();
}

/** Deletes an absence of another person, recomputes its days and updates the request behind it. */
export async function deleteAbsence(
  { tx, context, author }: Change,
  { id, reason }: { id: string; reason: string | null },
): Promise<void> {
  const [found] = await selectAbsence(tx, [id]);
  if (found === undefined) throw refuse("not_found");
  const { person_id: personId } = found;
  if (personId === author.personId) throw refuse("own_attendance");
  await notifyFollowers(tx, context, found, { author, reason, left: null });
  await lockPerson(tx, personId);
  // Another officer may have changed it before the lock.
  const [absence] = await selectAbsence(tx, [id]);
  if (absence === undefined) throw refuse("not_found");
  const span = spanOf(absence);
  if ((await lockedMonths(tx, span.fromDate, span.toDate)).length > 0) throw refuse("month_locked");
  await deleteAbsenceRow(tx, id);
  await recomputeAround(tx, context, personId, { from: span.fromDate, to: span.toDate, hasPunch: false });
  await record(tx, {
    action: "absence.deleted",
    actorId: author.personId,
    subject: { kind: "absence", id },
    details: { personId, ...span, note: absence.note, reason },
    audience: `person:${personId}`,
    requestId: author.requestId,
  });
}
