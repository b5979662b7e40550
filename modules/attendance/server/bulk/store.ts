import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { BulkCause } from "../../contract/kinds.ts";

const insert = statement<
  { id: string },
  [cause: BulkCause, reasonId: string | null, note: string | null, by: string, at: string]
>(`
  insert into bulk_correction (cause, reason_id, note, created_by, created_at) values ($1, $2, $3, $4, $5)
  returning id`).inserted;

export type NewBulk = { cause: BulkCause; reasonId: string | null; note: string | null; by: string; at: string };

/** Returns the id of the new bulk correction. */
export async function insertBulk(tx: Transaction, { cause, reasonId, note, by, at }: NewBulk): Promise<string> {
  return (await insert(tx, cause, reasonId, note, by, at)).id;
}

export type WrittenDay = {
  personId: string;
  date: string;
  entered: readonly string[];
  voided: readonly string[];
  absenceId: string | null;
};

const insertRows = statement<never, [id: string, days: string]>(`
  insert into bulk_correction_row (bulk_correction_id, person_id, date, entered, voided, absence_id)
  select $1, day."personId", day.date, day.entered, day.voided, day."absenceId"
  from jsonb_to_recordset($2::jsonb) as day
    ("personId" bigint, date date, entered bigint[], voided bigint[], "absenceId" bigint)`).run;

/** Stores what a bulk correction wrote, so that it can be taken back. */
export const insertDays = (tx: Transaction, id: string, days: readonly WrittenDay[]): Promise<void> =>
  insertRows(tx, id, JSON.stringify(days));

export const closeBulk = statement<never, [id: string, by: string, at: string]>(
  "update bulk_correction set undone_by = $2, undone_at = $3 where id = $1",
).run;
