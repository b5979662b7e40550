import type { Reader } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";

export type CountedDay = {
  date: string;
  active_people: number | null;
  topics: number;
  comments: number;
  counted_at: string;
};

export const readDays = statement<CountedDay, [first: string, last: string]>(`
  select date, active_people, topics, comments, counted_at from activity_day where date between $1 and $2 order by date`).all;

/** Values: start and end of the day, as instants. */
const selectWritten = statement<{ topics: number; comments: number }>(`
  select
    (select count(*)::int from topic where is_listed and created_at >= $1 and created_at < $2) as topics,
    (select count(*)::int from comment where deleted_at is null and created_at >= $1 and created_at < $2) as comments`);

export async function countWritten(
  db: Reader,
  from: string,
  before: string,
): Promise<{ topics: number; comments: number }> {
  const [row] = await selectWritten(db, [from, before]);
  return row ?? { topics: 0, comments: 0 };
}

export const countActive = statement<{ people: number }, [since: string]>(
  "select count(distinct person_id)::int as people from session where last_used_at >= $1",
).value("people", 0);

/** Counts up to 1,000. */
export const countWaitingAccounts = statement<{ waiting: number }, []>(`
  select count(*)::int as waiting from (select from account where status = 'waiting' limit 1000) as counted`).value(
  "waiting",
  0,
);

export type QueueCounts = {
  waiting: number;
  retrying: number;
  failed: number;
  oldest_due_at: string | null;
  mails_waiting: number;
  mails_failed: number;
};

const selectQueue = statement<QueueCounts>(`
  select count(*) filter (where is_due)::int as waiting,
    count(*) filter (where attempts > 0 and not is_failed)::int as retrying,
    count(*) filter (where is_failed)::int as failed,
    min(run_at) filter (where is_due) as oldest_due_at,
    count(*) filter (where is_mail and not is_failed)::int as mails_waiting,
    count(*) filter (where is_mail and is_failed)::int as mails_failed
  from (
    select attempts, run_at, attempts >= max_attempts and locked_at is null as is_failed,
      attempts < max_attempts and locked_at is null and run_at <= now() as is_due, task_identifier = 'mail.send' as is_mail
    from graphile_worker.jobs limit 100000
  ) as counted`);

export async function countQueue(db: Reader): Promise<QueueCounts> {
  const [row] = await selectQueue(db, []);
  if (row === undefined) throw new Error("The queue was not counted.");
  return row;
}

const selectSize = statement<{ bytes: string }>("select pg_database_size(current_database()) as bytes");

/** Bytes on disk. */
export const readDatabaseSize = async (db: Reader): Promise<number> =>
  Number((await selectSize(db, []))[0]?.bytes ?? 0);
