import type { z } from "zod";
import { lockBounded, requireWithinOn } from "#modules/people/server/index.ts";
import { nowIso } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { record } from "#platform/events/record.ts";
import { refuse, refuseField } from "#platform/http/refuse.ts";
import type { Author } from "#platform/http/author.ts";
import type { Change } from "../context.ts";
import type { Absence, createAbsence as createSchema } from "../../contract/schemas-day.ts";
import { lockedMonths } from "../days/queries.ts";
import { lockDaysWithin } from "../days/store.ts";
import { recomputeAround } from "../days/compute-days.ts";
import { requireLookup } from "../lookups/list-lookups.ts";
import { requireCoverage } from "./judge-coverage.ts";
import { checkSpan, lookupCategoriesOf } from "./policy.ts";
import { readAbsence } from "./list-absences.ts";
import { isAbsent } from "./queries.ts";
import { insertAbsence } from "./store.ts";

const isPerson = statement<{ id: string }, [id: string]>("select id from person where id = $1").exists;

/** `request` is the approved request that enters the absence, `bulk` the bulk correction. */
export type EnteredAbsence = z.output<typeof createSchema> & { request?: string; bulk?: string };

/** Records a change of an absence, and notifies the screens of its person. */
export const recordAbsence = (
  tx: Transaction,
  { personId: actorId, requestId }: Author,
  verb: "created" | "updated" | "deleted",
  id: string,
  details: { personId: string } & Record<string, unknown>,
): Promise<void> =>
  record(tx, {
    action: `absence.${verb}`,
    actorId,
    subject: { kind: "absence", id },
    details,
    audience: `person:${details.personId}`,
    requestId,
  });

/** Enters an absence of another person and recomputes its days. */
export async function createAbsence({ tx, context, author, within }: Change, body: EnteredAbsence): Promise<Absence> {
  const { personId: officerId } = author;
  const { user: personId, kind, fromDate, fromTime, toDate, toTime, lookup: lookupId = null, note = null } = body;
  if (personId === officerId) throw refuse("own_attendance");
  const fields = checkSpan(body);
  if (fields.length > 0) throw refuse("fields_conflict", { fields });
  const ends = [fromDate, toDate].map((date) => ({ personId, date }));
  await requireWithinOn(tx, within, ends);
  await lockBounded(tx, within, [personId]);
  if (!(await isPerson(tx, personId))) throw refuseField("person_unknown", "user", { key: "invalid" });
  if (lookupId !== null) {
    await requireLookup(tx, { path: "lookup", id: lookupId, categories: lookupCategoriesOf(kind) }, note);
  }
  // A request was judged when it was approved; a bulk correction judges its days itself.
  if (body.request === undefined && body.bulk === undefined) await requireCoverage(tx, context, body);
  await lockDaysWithin(tx, within, ends);
  if ((await lockedMonths(tx, fromDate, toDate)).length > 0) throw refuse("month_locked");
  if (await isAbsent(tx, personId, fromDate, fromTime, toDate, toTime)) {
    throw refuseField("fields_conflict", "fromDate", { key: "absenceOverlaps" });
  }
  const span = { kind, fromDate, fromTime, toDate, toTime };
  const named = { ...span, personId, lookupId, requestId: body.request ?? null, partOf: null };
  const id = await insertAbsence(tx, { ...named, note, createdBy: officerId, createdAt: nowIso() });
  await recomputeAround(tx, context, personId, { from: fromDate, to: toDate, hasPunch: false });
  for (const follow of context.storedFollowers) await follow(tx, { ...named, id });
  const of = body.bulk === undefined ? {} : { bulk: body.bulk };
  await recordAbsence(tx, author, "created", id, { personId, ...span, lookup: lookupId, note, ...of });
  return readAbsence({ db: tx, context, viewerId: officerId }, id);
}
