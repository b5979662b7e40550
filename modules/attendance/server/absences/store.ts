import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { AbsenceSpan } from "./policy.ts";

export type NewAbsence = AbsenceSpan & {
  personId: string;
  lookupId: string | null;
  note: string | null;
  createdBy: string;
  createdAt: string;
};

const insert = statement<{ id: string }>(`
  insert into absence (person_id, kind, from_date, from_time, to_date, to_time, lookup_id, note, created_by, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`);

/** Adds an absence; answers its id. The caller holds the person and has looked for others in that time. */
export async function insertAbsence(tx: Transaction, absence: NewAbsence): Promise<string> {
  const { personId, kind, fromDate, fromTime, toDate, toTime, lookupId, note, createdBy, createdAt } = absence;
  const values = [personId, kind, fromDate, fromTime, toDate, toTime, lookupId, note, createdBy, createdAt];
  const [row] = await insert(tx, values);
  if (row === undefined) throw new Error("The absence was not inserted.");
  return row.id;
}

const remove = statement<{ id: string }>("delete from absence where id = $1 returning id");

/** Whether there was one to delete. */
export async function deleteAbsenceRow(tx: Transaction, id: string): Promise<boolean> {
  return (await remove(tx, [id])).length > 0;
}
