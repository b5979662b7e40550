import type { z } from "zod";
import type { Transaction } from "#platform/database/database.ts";
import { record } from "#platform/events/record.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { Absence, updateAbsence as updateSchema } from "../../contract/schemas-day.ts";
import type { AttendanceContext } from "../context.ts";
import { lockedMonths } from "../days/queries.ts";
import { holdPerson } from "../punches/hold-person.ts";
import { recomputeAround } from "../punches/recompute-around.ts";
import type { Author } from "../rules/record-rule.ts";
import { checkLeft, freedDates } from "./policy.ts";
import { presentAbsences, spanOf } from "./present-absence.ts";
import { selectAbsence } from "./queries.ts";
import { updateAbsenceSpan } from "./store.ts";
import { tellFollowers } from "./tell-followers.ts";

/** Shortens an absence of another person, recomputes its days and updates the request behind it. */
export async function updateAbsence(
  tx: Transaction,
  context: AttendanceContext,
  author: Author,
  id: string,
  { version, reason = null, ...times }: z.output<typeof updateSchema>,
): Promise<Absence> {
  const present = async (): Promise<Absence> => {
    const [absence] = await presentAbsences(tx, context, author.personId, await selectAbsence(tx, [id]));
    if (absence === undefined) throw refuse("not_found");
    return absence;
  };
  const [found] = await selectAbsence(tx, [id]);
  if (found === undefined) throw refuse("not_found");
  const { person_id: personId, kind } = found;
  if (personId === author.personId) throw refuse("own_attendance");
  const left = { kind, ...times };
  if (found.version !== version) throw refuse("stale_version", { current: await present() });
  const whole = spanOf(found);
  const fields = checkLeft(whole, left);
  if (fields.length > 0) throw refuse("fields_conflict", { fields });
  await tellFollowers(tx, context, found, { author, reason, left });
  await holdPerson(tx, personId);
  // Another officer may have changed it before the lock.
  const [absence] = await selectAbsence(tx, [id]);
  if (absence === undefined) throw refuse("not_found");
  if (absence.version !== version) throw refuse("stale_version", { current: await present() });
  for (const { from, to } of freedDates(whole, left)) {
    if ((await lockedMonths(tx, from, to)).length > 0) throw refuse("month_locked");
  }
  await updateAbsenceSpan(tx, id, left);
  await recomputeAround(tx, context, personId, { from: whole.fromDate, to: whole.toDate, hasPunch: false });
  await record(tx, {
    action: "absence.updated",
    actorId: author.personId,
    subject: { kind: "absence", id },
    details: { personId, before: whole, after: left, reason },
    audience: `person:${personId}`,
    requestId: author.requestId,
  });
  return present();
}
