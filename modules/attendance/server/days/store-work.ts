import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { Work } from "./queries-work.ts";

const enterOpening = statement<never, [timeZone: string, date: string]>(
  "insert into attendance_opening (time_zone, date) values ($1, $2) on conflict (time_zone, date) do nothing",
).run;
const lastProcessed = statement<{ after_person_id: string }, [timeZone: string, date: string]>(
  "select after_person_id from attendance_opening where time_zone = $1 and date = $2 and opened_at is null",
).value("after_person_id", null);

/** Starts or resumes the opening of a local date: returns the last processed person, or null if it is complete. */
export async function readOpening(tx: Transaction, timeZone: string, date: string): Promise<string | null> {
  await enterOpening(tx, timeZone, date);
  return lastProcessed(tx, timeZone, date);
}

/** Stores the progress of an opening; it never moves back, even with concurrent runs. */
export const updateOpeningProgress = statement<
  never,
  [timeZone: string, date: string, afterPersonId: string | null, openedAt: Date | null]
>(`
  update attendance_opening set after_person_id = greatest(after_person_id, $3::bigint), opened_at = coalesce(opened_at, $4)
  where time_zone = $1 and date = $2`).run;

/** Deletes openings of dates before this one. */
export const purgeOpenings = statement<never, [before: string]>(
  "delete from attendance_opening where date < $1::date",
).run;

const insert = statement<{ id: string }>(`
  insert into recomputation (cause, from_date, to_date, everyone, total, requested_by, created_at, only_findings, only_claims)
  values ($1, $2, $3, $4, case when $4 then (select count(*) from account where status = 'active') else $5 end, $6, $7, $8, $9)
  returning id`).inserted;
const insertPeople = statement<never>(`
  insert into recomputation_person (recomputation_id, person_id)
  select $1, p.id from person p where p.id = any($2::bigint[])`).run;

export type NewRecomputation = {
  cause: string;
  people: "everyone" | readonly string[];
  from: string;
  to: string;
  requestedBy: string | null;
  at: string;
  only: "findings" | "claims" | null;
};

/** Inserts a recomputation and returns its id. */
export async function insertRecomputation(tx: Transaction, given: NewRecomputation): Promise<string> {
  const people = given.people === "everyone" ? [] : [...new Set(given.people)];
  const { cause, from, to, requestedBy, at, only } = given;
  const everyone = given.people === "everyone";
  const results = [only === "findings", only === "claims"] as const;
  const { id } = await insert(tx, cause, from, to, everyone, people.length, requestedBy, at, ...results);
  if (people.length > 0) await insertPeople(tx, id, people);
  return id;
}

/** Locks an unfinished recomputation for this transaction; returns null if there is nothing to do. */
export const lockRecomputation = statement<Work, [id: string]>(`
  select id, from_date, to_date, everyone, after_person_id, state, only_findings, only_claims
  from recomputation where id = $1 and state <> 'done' for update`).changed;

export const updateRecomputationProgress = statement<
  never,
  [id: string, afterPersonId: string, people: number, changed: number]
>(`
  update recomputation set state = 'running', after_person_id = $2, done = done + $3, changed = changed + $4 where id = $1`).run;

/** Returns the number of rows that differed. */
export const finishRecomputation = statement<{ changed: number }, [id: string, at: string]>(`
  update recomputation set state = 'done', total = done, finished_at = $2 where id = $1 returning changed`).changedValue(
  "changed",
  0,
);

export const failRecomputation = statement<never, [id: string, at: string]>(
  "update recomputation set state = 'failed', finished_at = $2 where id = $1 and state <> 'done'",
).run;

/** Deletes recomputations finished before a moment. */
export const purgeRecomputations = statement<never, [before: Date]>(
  "delete from recomputation where finished_at < $1",
).run;
