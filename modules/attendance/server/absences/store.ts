import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { AbsenceSpan } from "./policy.ts";

export type NewAbsence = AbsenceSpan & {
  personId: string;
  lookupId: string | null;
  note: string | null;
  createdBy: string;
  /** The request whose approval enters it. */
  requestId: string | null;
  createdAt: string;
};

const insert = statement<{ id: string }>(`
  insert into absence (
    person_id, kind, from_date, from_time, to_date, to_time, lookup_id, note, created_by, request_id, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning id`);

/** Adds an absence; answers its id. The caller holds the person and has looked for others in that time. */
export async function insertAbsence(tx: Transaction, absence: NewAbsence): Promise<string> {
  const { personId, kind, fromDate, fromTime, toDate, toTime, lookupId, note, createdBy, requestId } = absence;
  const span = [personId, kind, fromDate, fromTime, toDate, toTime];
  const values = [...span, lookupId, note, createdBy, requestId, absence.createdAt];
  const [row] = await insert(tx, values);
  if (row === undefined) throw new Error("The absence was not inserted.");
  return row.id;
}

const shorten = statement<never>(`
  update absence set from_date = $2, from_time = $3, to_date = $4, to_time = $5, version = version + 1 where id = $1`);

/** Writes down what is left of an absence. */
export async function updateAbsenceSpan(tx: Transaction, id: string, left: AbsenceSpan): Promise<void> {
  await shorten(tx, [id, left.fromDate, left.fromTime, left.toDate, left.toTime]);
}

const remove = statement<{ id: string }>("delete from absence where id = $1 returning id");

/** Whether there was one to delete. */
export async function deleteAbsenceRow(tx: Transaction, id: string): Promise<boolean> {
  return (await remove(tx, [id])).length > 0;
}
