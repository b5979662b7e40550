import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { AbsenceSpan } from "./policy.ts";

export type NewAbsence = AbsenceSpan & {
  personId: string;
  lookupId: string | null;
  note: string | null;
  createdBy: string | null;
  /** The approved request that enters it. */
  requestId: string | null;
  createdAt: string;
};

const insert = statement<{ id: string }>(`
  insert into absence (
    person_id, kind, from_date, from_time, to_date, to_time, lookup_id, note, created_by, request_id, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning id`).inserted;

/** Inserts an absence and returns its id. The caller has locked the person and checked for overlaps. */
export async function insertAbsence(tx: Transaction, absence: NewAbsence): Promise<string> {
  const { personId, kind, fromDate, fromTime, toDate, toTime, lookupId, note, createdBy, requestId } = absence;
  const span = [personId, kind, fromDate, fromTime, toDate, toTime];
  const { id } = await insert(tx, ...span, lookupId, note, createdBy, requestId, absence.createdAt);
  return id;
}

/** Stores the remaining span of an absence. */
export const updateAbsenceSpan = statement<
  never,
  [id: string, fromDate: string, fromTime: string, toDate: string, toTime: string]
>(`
  update absence set from_date = $2, from_time = $3, to_date = $4, to_time = $5, version = version + 1 where id = $1`).run;

export const deleteAbsenceRow = statement<never, [id: string]>("delete from absence where id = $1").run;
