import type { z } from "zod";
import { nowIso } from "#platform/clock/clock.ts";
import { statement } from "#platform/database/statement.ts";
import { record } from "#platform/events/record.ts";
import { refuse, refuseField } from "#platform/http/refuse.ts";
import type { Change } from "../context.ts";
import type { Absence, createAbsence as createSchema } from "../../contract/schemas-day.ts";
import { lockedMonths } from "../days/queries.ts";
import { lockPerson } from "../days/store.ts";
import { recomputeAround } from "../days/compute-days.ts";
import { requireLookup } from "../lookups/list-lookups.ts";
import { checkSpan, lookupCategoriesOf } from "./policy.ts";
import { presentAbsences } from "./list-absences.ts";
import { selectAbsence, selectOverlapping } from "./queries.ts";
import { insertAbsence } from "./store.ts";

const selectPerson = statement<{ id: string }>("select id from person where id = $1");

/** `request` is the approved request that enters the absence. */
export type EnteredAbsence = z.output<typeof createSchema> & { request?: string };

/** Enters an absence of another person and recomputes its days. */
export async function createAbsence(
  { tx, context, author: { personId: officerId, requestId } }: Change,
  body: EnteredAbsence,
): Promise<Absence> {
  const { user: personId, kind, fromDate, fromTime, toDate, toTime, note = null } = body;
  const lookupId = body.lookup ?? null;
  if (personId === officerId) throw refuse("own_attendance");
  const fields = checkSpan(body);
  if (fields.length > 0) throw refuse("fields_conflict", { fields });
  if ((await selectPerson(tx, [personId])).length === 0)
    throw refuseField("person_unknown", "user", { key: "invalid" });
  if (lookupId !== null) {
    await requireLookup(tx, { path: "lookup", id: lookupId, categories: lookupCategoriesOf(kind) }, note);
  }
  await lockPerson(tx, personId);
  if ((await lockedMonths(tx, fromDate, toDate)).length > 0) throw refuse("month_locked");
  const [other] = await selectOverlapping(tx, [personId, fromDate, fromTime, toDate, toTime]);
  if (other !== undefined) throw refuseField("fields_conflict", "fromDate", { key: "absenceOverlaps" });

  const span = { kind, fromDate, fromTime, toDate, toTime };
  const id = await insertAbsence(tx, {
    ...span,
    personId,
    lookupId,
    note,
    createdBy: officerId,
    requestId: body.request ?? null,
    createdAt: nowIso(),
  });
  await recomputeAround(tx, context, personId, { from: fromDate, to: toDate, hasPunch: false });
  await record(tx, {
    action: "absence.created",
    actorId: officerId,
    subject: { kind: "absence", id },
    details: { personId, ...span, lookup: lookupId, note },
    audience: `person:${personId}`,
    requestId,
  });
  const [absence] = await presentAbsences({ db: tx, context, viewerId: officerId }, await selectAbsence(tx, [id]));
  if (absence === undefined) throw new Error(`Absence ${id} is not there.`);
  return absence;
}
