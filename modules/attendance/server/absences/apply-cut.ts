import type { z } from "zod";
import { lockBounded } from "#modules/people/server/index.ts";
import type { Transaction } from "#platform/database/database.ts";
import type { Author } from "#platform/http/author.ts";
import { refuse, refuseField } from "#platform/http/refuse.ts";
import type { Change, AttendanceContext } from "../context.ts";
import type { Absence, cutAbsence as cutSchema } from "../../contract/schemas-day.ts";
import { recomputeAround } from "../days/compute-days.ts";
import { lockedMonths } from "../days/queries.ts";
import { lockPerson } from "../days/store.ts";
import { notifyFollowers, requireAbsence } from "./change-absence.ts";
import { recordAbsence } from "./create-absence.ts";
import { presentAbsences, readAbsence, spanOf } from "./list-absences.ts";
import { type AbsenceSpan, canBeCut, cutSpan } from "./policy.ts";
import { selectAbsence, selectAbsencesOfRequest, type AbsenceRow } from "./queries.ts";
import { deleteAbsenceRow, insertAbsence, updateAbsenceSpan } from "./store.ts";

type Dates = { from: string; to: string };

/** Returns the remaining spans of an absence. Refuses dates that it does not have, and absences of hours. */
function requireCut(absence: AbsenceRow, dates: Dates): AbsenceSpan[] {
  if (dates.to < dates.from) throw refuseField("fields_conflict", "to", { key: "endFirst" });
  const span = spanOf(absence);
  if (!canBeCut(span)) throw refuseField("fields_conflict", "from", { key: "wholeDaysStay" });
  const left = cutSpan(span, dates);
  if (left === null) throw refuseField("fields_conflict", "from", { key: "shorterOnly" });
  return left;
}

/** Stores the remaining spans of an absence of a locked person, in its row and new ones; returns their ids. */
async function storeLeft(
  { tx, context, author }: Change,
  absence: AbsenceRow,
  left: readonly AbsenceSpan[],
  reason: string | null,
): Promise<string[]> {
  const { id, person_id: personId, lookup_id: lookupId, request_id: requestId, note } = absence;
  const before = spanOf(absence);
  const [first, ...rest] = left;
  if (first === undefined) {
    await deleteAbsenceRow(tx, id);
    await recordAbsence(tx, author, "deleted", id, { personId, ...before, note, reason });
    return [];
  }
  const named = { personId, lookupId, requestId };
  const added: string[] = [];
  for (const span of rest) {
    const row = { ...span, ...named, note, createdBy: absence.created_by, createdAt: absence.created_at };
    const part = await insertAbsence(tx, row);
    // Before the first is shortened, so that the part takes its days over.
    for (const follow of context.storedFollowers) await follow(tx, { ...span, ...named, id: part, partOf: id });
    await recordAbsence(tx, author, "created", part, { personId, ...span, lookup: lookupId, note });
    added.push(part);
  }
  await updateAbsenceSpan(tx, id, first.fromDate, first.fromTime, first.toDate, first.toTime);
  for (const follow of context.storedFollowers) await follow(tx, { ...first, ...named, id, partOf: null });
  await recordAbsence(tx, author, "updated", id, { personId, before, after: first, reason });
  return [id, ...added];
}

async function requireOpen(tx: Transaction, { fromDate, toDate }: AbsenceSpan, { from, to }: Dates): Promise<void> {
  const [first, last] = [from > fromDate ? from : fromDate, to < toDate ? to : toDate];
  if ((await lockedMonths(tx, first, last)).length > 0) throw refuse("month_locked");
}

/** Takes dates out of an absence of another person; returns what is left of it, in order. */
export async function cutAbsence(
  change: Change,
  id: string,
  { version, reason = null, ...dates }: z.output<typeof cutSchema>,
): Promise<Absence[]> {
  const { tx, context, author } = change;
  const query = { db: tx, context, viewerId: author.personId };
  const found = await requireAbsence(change, id);
  if (found.version !== version) throw refuse("stale_version", { current: await readAbsence(query, id) });
  const left = requireCut(found, dates);
  await notifyFollowers(tx, context, found, { author, reason, left });
  await lockBounded(tx, change.within, [found.person_id]);
  await lockPerson(tx, found.person_id);
  // Another officer may have changed it before the lock.
  const absence = await requireAbsence(change, id);
  if (absence.version !== version) throw refuse("stale_version", { current: await readAbsence(query, id) });
  const span = spanOf(absence);
  await requireOpen(tx, span, dates);
  const kept = await storeLeft(change, absence, left, reason);
  await recomputeAround(tx, context, absence.person_id, { from: span.fromDate, to: span.toDate, hasPunch: false });
  const rows: AbsenceRow[] = [];
  for (const one of kept) rows.push(...[(await selectAbsence(tx, one)) ?? []].flat());
  return presentAbsences(query, rows);
}

/** The leave of an approved request, in order. */
export const readAbsencesOf = async (
  db: Parameters<typeof selectAbsencesOfRequest>[0],
  request: string,
): Promise<(AbsenceSpan & { id: string })[]> =>
  (await selectAbsencesOfRequest(db, request)).map((row) => ({ id: row.id, ...spanOf(row) }));

/**
 * Takes dates out of the leave of a request, whose person asked for it, with the refusals of an officer's change. The
 * caller has locked the request. Throws if the leave has none of the dates.
 */
export async function cutAbsencesOf(
  tx: Transaction,
  context: AttendanceContext,
  author: Author,
  { request, ...dates }: Dates & { request: string },
): Promise<void> {
  const rows = await selectAbsencesOfRequest(tx, request);
  const cuts = rows.flatMap((row) =>
    cutSpan(spanOf(row), dates) === null ? [] : [{ row, left: requireCut(row, dates) }],
  );
  const [first] = cuts;
  if (first === undefined) throw refuseField("fields_conflict", "from", { key: "shorterOnly" });
  const { person_id: personId } = first.row;
  if (personId === author.personId) throw refuse("own_attendance");
  const absences = cuts.map(({ row }) => row.id);
  const left = cuts.flatMap((cut) => cut.left);
  for (const follow of context.followers) await follow(tx, { request, author, reason: null, absences, left });
  await lockPerson(tx, personId);
  for (const { row } of cuts) await requireOpen(tx, spanOf(row), dates);
  for (const { row, left: rest } of cuts) await storeLeft({ tx, context, author, within: null }, row, rest, null);
  const ends = cuts.map(({ row }) => spanOf(row).toDate).toSorted();
  const span = { from: spanOf(first.row).fromDate, to: ends.at(-1) ?? dates.to };
  await recomputeAround(tx, context, personId, { ...span, hasPunch: false });
}
