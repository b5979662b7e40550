import { statement } from "#platform/database/statement.ts";

type Ids = readonly string[];

/** Values: the people, null for everyone; the dates, null for an open end. */
export const insertRun = statement<
  { id: string },
  [cause: string, people: Ids | null, from: string | null, to: string | null, at: string]
>(`
  insert into leave_recount_run (cause, people, from_date, to_date, created_at)
  values ($1, $2::bigint[], $3, $4, $5) returning id`).inserted;

export type Run = {
  id: string;
  cause: string;
  people: string[] | null;
  from_date: string | null;
  to_date: string | null;
  after_person_id: string;
};

/** Locks a run until the transaction ends; null if all people are done. */
export const lockRun = statement<Run, [id: string]>(`
  select id, cause, people, from_date, to_date, after_person_id from leave_recount_run where id = $1 for update`).changed;
export const updateRun = statement<never, [id: string, afterPersonId: string]>(
  "update leave_recount_run set after_person_id = $2 where id = $1",
).run;
/** Runs that began before an instant: their job has failed, or its process died in the last attempt. */
export const selectStale = statement<{ id: string }, [before: string]>(
  "select id from leave_recount_run where created_at < $1 order by id limit 100",
).column("id");
export const deleteRun = statement<never, [id: string]>("delete from leave_recount_run where id = $1").run;
export const failRun = statement<never, [id: string, at: string]>(
  "update leave_recount_run set failed_at = $2 where id = $1",
).run;

/** Frees days of leave; the dates are by use. */
export const freeDays = statement<never, [useIds: Ids, dates: readonly string[]]>(`
  delete from leave_use_day d using unnest($1::bigint[], $2::date[]) as freed (use_id, date)
  where d.leave_use_id = freed.use_id and d.date = freed.date`).run;
export const takeDays = statement<never, [useIds: Ids, dates: readonly string[], parts: readonly number[]]>(`
  insert into leave_use_day (leave_use_id, date, part)
  select * from unnest($1::bigint[], $2::date[], $3::numeric[])`).run;

/** Inserts what was counted again, as JSON; returns the ids by the absences, of which each has one. */
export const insertRecounts = statement<
  { id: string; absence_id: string },
  [recounts: string, cause: string, at: string]
>(`
  insert into leave_recount (
    person_id, type_id, absence_id, request_id, from_date, to_date, cause, days, total, is_short, counted_at)
  select r.person_id, r.type_id, r.absence_id, r.request_id, r.from_date, r.to_date, $2, r.days,
    (select sum((d.value ->> 'days')::numeric) from jsonb_array_elements(r.days) d), r.is_short, $3::timestamptz
  from jsonb_to_recordset($1::jsonb) as r (
    person_id bigint, type_id bigint, absence_id bigint, request_id bigint, from_date date, to_date date, days jsonb,
    is_short boolean)
  returning id, absence_id /* not null: given */`).allChanged;
