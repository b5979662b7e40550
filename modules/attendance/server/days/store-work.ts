import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { Work } from "./queries-work.ts";

const enterOpening = statement<never>(
  "insert into attendance_opening (time_zone, date) values ($1, $2) on conflict (time_zone, date) do nothing",
);
const selectOpening = statement<{ after_person_id: string; opened_at: string | null }>(
  "select after_person_id, opened_at from attendance_opening where time_zone = $1 and date = $2",
);

/** Starts or resumes the opening of a local date: returns the last processed person, or null if it is complete. */
export async function readOpening(tx: Transaction, timeZone: string, date: string): Promise<string | null> {
  await enterOpening(tx, [timeZone, date]);
  const [row] = await selectOpening(tx, [timeZone, date]);
  return row === undefined || row.opened_at !== null ? null : row.after_person_id;
}

/**
 * Stores the progress of an opening; it never moves back, even with concurrent runs. Values: time zone, date, after
 * person id, opened at.
 */
export const updateOpeningProgress = statement<never>(`
  update attendance_opening set after_person_id = greatest(after_person_id, $3::bigint), opened_at = coalesce(opened_at, $4)
  where time_zone = $1 and date = $2`);

/** Deletes openings of dates before this one. Values: before. */
export const purgeOpenings = statement<never>("delete from attendance_opening where date < $1::date");

const insert = statement<{ id: string }>(`
  insert into recomputation (cause, from_date, to_date, everyone, total, requested_by, created_at, only_findings)
  values ($1, $2, $3, $4, case when $4 then (select count(*) from account where status = 'active') else $5 end, $6, $7, $8)
  returning id`);
const insertPeople = statement<never>(`
  insert into recomputation_person (recomputation_id, person_id)
  select $1, p.id from person p where p.id = any($2::bigint[])`);

export type NewRecomputation = {
  cause: string;
  people: "everyone" | readonly string[];
  from: string;
  to: string;
  requestedBy: string | null;
  at: string;
  onlyFindings: boolean;
};

/** Inserts a recomputation and returns its id. */
export async function insertRecomputation(tx: Transaction, given: NewRecomputation): Promise<string> {
  const people = given.people === "everyone" ? [] : [...new Set(given.people)];
  const [row] = await insert(tx, [
    given.cause,
    given.from,
    given.to,
    given.people === "everyone",
    people.length,
    given.requestedBy,
    given.at,
    given.onlyFindings,
  ]);
  const id = row?.id ?? "";
  if (people.length > 0) await insertPeople(tx, [id, people]);
  return id;
}

const selectForUpdate = statement<Work>(`
  select id, from_date, to_date, everyone, after_person_id, state, only_findings from recomputation where id = $1 for update`);

/** Locks an unfinished recomputation for this transaction; returns null if there is nothing to do. */
export async function lockRecomputation(tx: Transaction, id: string): Promise<Work | null> {
  const [work] = await selectForUpdate(tx, [id]);
  return work === undefined || work.state === "done" ? null : work;
}

/** Stores the progress. Values: id, after person id, people, changed. */
export const updateRecomputationProgress = statement<never>(`
  update recomputation set state = 'running', after_person_id = $2, done = done + $3, changed = changed + $4 where id = $1`);

const finish = statement<{ changed: number }>(`
  update recomputation set state = 'done', total = done, finished_at = $2 where id = $1 returning changed`);

/** Returns the number of rows that differed. */
export const finishRecomputation = async (tx: Transaction, id: string, at: string): Promise<number> =>
  (await finish(tx, [id, at]))[0]?.changed ?? 0;

/** Values: id, at. */
export const failRecomputation = statement<never>(
  "update recomputation set state = 'failed', finished_at = $2 where id = $1 and state <> 'done'",
);

const purge = statement<never>("delete from recomputation where finished_at < $1");

/** Deletes recomputations finished before a moment. */
export const purgeRecomputations = async (tx: Transaction, before: Date): Promise<void> =>
  void (await purge(tx, [before.toISOString()]));
