import { lockRecords } from "#modules/people/server/index.ts";
import type { StoredAbsence } from "#modules/attendance/server/index.ts";
import type { Transaction } from "#platform/database/database.ts";
import type { LeaveContext } from "../context.ts";
import { computeDays } from "./compute-days.ts";
import { isLeave, leaveSpan, takenDays } from "./judge-dates.ts";
import { readType, selectUncounted, type UncountedLeave } from "./queries.ts";
import { deleteAsked, moveDays, trimUse, writeUse } from "./store.ts";

/**
 * Keeps the days of an absence in the transaction that enters or shortens it. Its use is deleted with it. A shortened
 * leave keeps the days it had, as far as they are left: those of locked months do not change.
 */
export async function followAbsence(tx: Transaction, context: LeaveContext, absence: StoredAbsence): Promise<void> {
  const { id: absenceId, personId, kind, lookupId, requestId, partOf } = absence;
  if (!isLeave(kind)) return;
  const { from, to, part } = leaveSpan(absence);
  if (partOf !== null && (await moveDays(tx, { absenceId, partOf, from, to }))) return;
  if (await trimUse(tx, absenceId, from, to)) return;
  const type = lookupId === null ? null : await readType(tx, lookupId);
  if (type === null) {
    // The service of the request has lost its leave type.
    if (requestId !== null) await deleteAsked(tx, requestId);
    return;
  }
  const days = await computeDays(tx, context, { personId, counts: type.counts, part, from, to });
  await writeUse(tx, { personId, typeId: type.id, requestId, absenceId }, takenDays(days));
}

async function countLeave(tx: Transaction, context: LeaveContext, leave: UncountedLeave): Promise<void> {
  const { person_id: personId, type_id: typeId, request_id: requestId, absence_id: absenceId } = leave;
  const type = await readType(tx, typeId);
  if (type === null) return;
  const { kind, from_date: fromDate, to_date: toDate, to_time: toTime } = leave;
  const span = leaveSpan({ kind, fromDate, toDate, toTime });
  const days = await computeDays(tx, context, { personId, counts: type.counts, ...span });
  await writeUse(tx, { personId, typeId, requestId, absenceId }, takenDays(days));
}

/**
 * Locks a person for leave, and counts their leave that has not been counted, so that everything taken is known. Called
 * before leave is judged: of two requests the second is judged after the first is stored.
 */
export async function lockLeave(tx: Transaction, context: LeaveContext, personId: string): Promise<void> {
  await lockRecords(tx, [personId]);
  for (const leave of await selectUncounted(tx, personId)) await countLeave(tx, context, leave);
}
