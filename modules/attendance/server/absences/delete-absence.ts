import type { Transaction } from "#platform/database/database.ts";
import { record } from "#platform/events/record.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { AttendanceContext } from "../context.ts";
import { lockedMonths } from "../days/queries.ts";
import { holdPerson } from "../punches/hold-person.ts";
import { recomputeAround } from "../punches/recompute-around.ts";
import type { Author } from "../rules/record-rule.ts";
import { selectAbsence } from "./queries.ts";
import { deleteAbsenceRow } from "./store.ts";

/** Takes an absence of somebody else back; the days concerned follow at once. */
export async function deleteAbsence(
  tx: Transaction,
  context: AttendanceContext,
  { personId: officerId, requestId }: Author,
  id: string,
): Promise<void> {
  const [absence] = await selectAbsence(tx, [id]);
  if (absence === undefined) throw refuse("not_found");
  const {
    person_id: personId,
    kind,
    from_date: fromDate,
    from_time: fromTime,
    to_date: toDate,
    to_time: toTime,
  } = absence;
  if (personId === officerId) throw refuse("own_attendance");
  await holdPerson(tx, personId);
  if ((await lockedMonths(tx, fromDate, toDate)).length > 0) throw refuse("month_locked");
  // Another officer may have been quicker.
  if (!(await deleteAbsenceRow(tx, id))) throw refuse("not_found");
  await recomputeAround(tx, context, personId, { from: fromDate, to: toDate, hasPunch: false });
  await record(tx, {
    action: "absence.deleted",
    actorId: officerId,
    subject: { kind: "absence", id },
    details: { personId, kind, fromDate, fromTime, toDate, toTime, note: absence.note },
    audience: `person:${personId}`,
    requestId,
  });
}
