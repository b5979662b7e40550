import { statement } from "#platform/database/statement.ts";

export const insertSuspension = statement<
  { id: string },
  [personId: string, from: string, to: string, note: string | null, at: string, by: string]
>(`
  insert into leave_suspension (person_id, from_date, to_date, note, created_at, created_by)
  values ($1, $2, $3, $4, $5, $6) returning id`).inserted;

export const deleteSuspensionRow = statement<never, [id: string]>("delete from leave_suspension where id = $1").run;
