import { statement } from "#platform/database/statement.ts";

/** Returns null if the person has asked for the date already. */
export const insertRequest = statement<
  { id: string },
  [personId: string, date: string, minutes: number, reason: string, at: string]
>(`
  insert into overtime_request (person_id, date, minutes, reason, state, asked_at) values ($1, $2, $3, $4, 'waiting', $5)
  on conflict (person_id, date) where state in ('waiting', 'approved') do nothing
  returning id`).changedValue("id", null);

/** Ends a request; what was approved does not count any more. */
export const withdrawRequest = statement<never, [id: string]>(`
  update overtime_request set state = 'withdrawn', approved_minutes = null, version = version + 1 where id = $1`).run;

/** Stores a decision. The caller has locked the person. */
export const decideRequest = statement<
  never,
  [id: string, state: "approved" | "rejected", minutes: number | null, by: string, at: string, note: string | null]
>(`
  update overtime_request set state = $2, approved_minutes = $3, decided_by = $4, decided_at = $5, note = $6,
    version = version + 1
  where id = $1`).run;
