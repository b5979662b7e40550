import type { Transaction } from "#platform/database/database.ts";
import { record } from "#platform/events/record.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { AttendanceContext } from "../context.ts";
import { lockedMonths } from "../days/queries.ts";
import { holdPerson } from "../punches/hold-person.ts";
import { recomputeAround } from "../punches/recompute-around.ts";
import type { Author } from "../rules/record-rule.ts";
import { spanOf } from "./present-absence.ts";
import { selectAbsence } from "./queries.ts";
import { deleteAbsenceRow } from "./store.ts";
import { tellFollowers } from "./tell-followers.ts";

/** Deletes an absence of another person, recomputes its days and updates the request behind it. */
export async function deleteAbsence(
  tx: Transaction,
  context: AttendanceContext,
  author: Author,
  { id, reason }: { id: string; reason: string | null },
): Promise<void> {
  const [found] = await selectAbsence(tx, [id]);
  if (found === undefined) throw refuse("not_found");
  const { person_id: personId } = found;
  if (personId === author.personId) throw refuse("own_attendance");
  await tellFollowers(tx, context, found, { author, reason, left: null });
  await holdPerson(tx, personId);
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
