import type { z } from "zod";
import { nowIso } from "#platform/clock/clock.ts";
import type { Reader, Transaction } from "#platform/database/database.ts";
import { record } from "#platform/events/record.ts";
import { refuse, refuseField } from "#platform/http/refuse.ts";
import { isActivePerson } from "#modules/identity/server/index.ts";
import type { Author } from "#platform/http/author.ts";
import { readCalendar, type Query, type Change, type ServicesContext } from "../context.ts";
import type { createDeputy as createSchema, Deputy } from "../../contract/schemas-work.ts";
import { reviewSteps } from "../flow/check-steps.ts";
import { notifyWorkLists } from "../rows/deliver-notices.ts";
import { loadPeople } from "../load-people.ts";
import {
  hasDeputy,
  isAway,
  readDeputyRow,
  selectDeputiesOf,
  selectWaitingFor,
  type DeputyRow,
  selectDeputyOf,
} from "./queries.ts";
import { deleteDeputyRow, insertDeputy, markAccepted, updateDeputyDates } from "./store.ts";

/** Presents deputies to one of the two people. */
export async function presentDeputies(
  { db, context: { files }, viewerId }: Query,
  rows: readonly DeputyRow[],
): Promise<Deputy[]> {
  const personIds = rows.flatMap((row) => [row.person_id, row.deputy_id]);
  const find = await loadPeople(db, files, viewerId, personIds);
  return rows.map((row) => ({
    id: row.id,
    person: find(row.person_id),
    deputy: find(row.deputy_id),
    from: row.from_date,
    to: row.to_date,
    acceptedAt: row.accepted_at,
    can: { accept: row.deputy_id === viewerId && row.accepted_at === null, delete: true },
  }));
}

/** Returns the deputies of a person and those for whom the person is a deputy, without past ones. */
export async function listDeputies(db: Reader, context: ServicesContext, personId: string): Promise<Deputy[]> {
  const { today } = await readCalendar(db, context);
  return presentDeputies({ db, context, viewerId: personId }, await selectDeputiesOf(db, [personId, today]));
}

/** Reviews the waiting requests that a deputy affects: those of the absent person and those passed to the deputy. */
async function reviewAffected(tx: Transaction, context: ServicesContext, row: DeputyRow): Promise<void> {
  const waiting = await selectWaitingFor(tx, [[row.person_id]]);
  for (const { request_id: id } of waiting) await reviewSteps(tx, context, id);
}

const recordDeputy = (tx: Transaction, action: string, row: DeputyRow, { personId, requestId }: Author) =>
  record(tx, {
    action,
    actorId: personId,
    subject: { kind: "deputy", id: row.id },
    details: { personId: row.person_id, deputyId: row.deputy_id, from: row.from_date, to: row.to_date },
    audience: `person:${row.person_id}`,
    requestId,
  });

async function present({ db: tx, context, viewerId }: Query, id: string): Promise<Deputy> {
  const row = await readDeputyRow(tx, id);
  const [deputy] = row === null ? [] : await presentDeputies({ db: tx, context, viewerId }, [row]);
  if (deputy === undefined) throw new Error(`Deputy ${id} is not there.`);
  return deputy;
}

/** Requests a deputy for the author; it takes effect once accepted. */
export async function createDeputy(
  { tx, context, author }: Change,
  { deputy: deputyId, from, to }: z.output<typeof createSchema>,
): Promise<Deputy> {
  const { personId } = author;
  const { today } = await readCalendar(tx, context);
  if (deputyId === personId) throw refuseField("fields_conflict", "deputy", { key: "someoneElse" });
  if (to < from) throw refuseField("fields_conflict", "to", { key: "endBeforeStart" });
  if (to < today) throw refuseField("fields_conflict", "to", { key: "future" });
  if (!(await isActivePerson(tx, deputyId))) throw refuseField("person_unknown", "deputy", { key: "invalid" });
  if (await hasDeputy(tx, personId, from, to)) throw refuseField("fields_conflict", "from", { key: "absenceOverlaps" });
  if (await isAway(tx, deputyId, from, to)) throw refuseField("fields_conflict", "deputy", { key: "awayThen" });
  const id = await insertDeputy(tx, { personId, deputyId, from, to, requestId: null, at: nowIso() });
  // A concurrent request of the same person was faster.
  if (id === null) throw refuseField("fields_conflict", "from", { key: "absenceOverlaps" });
  await notifyWorkLists(tx, [deputyId]);
  const row = await readDeputyRow(tx, id);
  if (row !== null) await recordDeputy(tx, "deputy.created", row, author);
  return present({ db: tx, context, viewerId: personId }, id);
}

/** Returns a deputy that involves the person; throws `not_found`. */
async function requireInvolved(tx: Transaction, personId: string, id: string): Promise<DeputyRow> {
  const row = await readDeputyRow(tx, id);
  if (row === null || (row.person_id !== personId && row.deputy_id !== personId)) throw refuse("not_found");
  return row;
}

/** Accepts a deputy request; approvals that wait today are passed over at once. */
export async function acceptDeputy({ tx, context, author }: Change, id: string): Promise<Deputy> {
  const row = await requireInvolved(tx, author.personId, id);
  if (row.deputy_id !== author.personId) throw refuse("not_found");
  if (row.accepted_at === null) {
    await markAccepted(tx, [id, nowIso()]);
    await reviewAffected(tx, context, row);
    await notifyWorkLists(tx, [row.deputy_id]);
    await recordDeputy(tx, "deputy.accepted", row, author);
  }
  return present({ db: tx, context, viewerId: author.personId }, id);
}

/** Deletes or declines a deputy; approvals that were passed over are returned. */
export async function deleteDeputy({ tx, context, author }: Change, id: string): Promise<void> {
  const row = await requireInvolved(tx, author.personId, id);
  await deleteDeputyRow(tx, [id]);
  if (row.accepted_at !== null) await reviewAffected(tx, context, row);
  await notifyWorkLists(tx, [row.deputy_id]);
  await recordDeputy(tx, "deputy.deleted", row, author);
}

/**
 * Limits the deputy named in a request to the dates left of its leave, or removes the deputy if none are left.
 * Approvals passed over for other dates are returned.
 */
export async function endDeputy(
  { tx, context, author }: Change,
  { request, left }: { request: string; left: { fromDate: string; toDate: string } | null },
): Promise<void> {
  const [row] = await selectDeputyOf(tx, [request]);
  if (row === undefined) return;
  if (left === null) await deleteDeputyRow(tx, [row.id]);
  else await updateDeputyDates(tx, [row.id, left.fromDate, left.toDate]);
  if (row.accepted_at !== null) await reviewAffected(tx, context, row);
  await notifyWorkLists(tx, [row.deputy_id]);
  if (left === null) await recordDeputy(tx, "deputy.deleted", row, author);
  else await recordDeputy(tx, "deputy.updated", { ...row, from_date: left.fromDate, to_date: left.toDate }, author);
}
