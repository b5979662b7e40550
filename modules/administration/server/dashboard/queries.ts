import type { Reader } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { ActivityDay, Health } from "../../contract/schemas-dashboard.ts";

export const readDays = statement<ActivityDay & { countedAt: string }, [first: string, last: string]>(`
  select date, active_people as people, topics, comments, counted_at as "countedAt"
  from activity_day where date between $1 and $2 order by date`).all;

/** Counts the topics and comments of a day by its start and end, as instants. */
export const countWritten = statement<{ topics: number; comments: number }, [from: string, before: string]>(`
  select
    (select count(*)::int from topic where is_listed and created_at >= $1 and created_at < $2) as topics,
    (select count(*)::int from comment where deleted_at is null and created_at >= $1 and created_at < $2) as comments`).first;

export const countActive = statement<{ people: number }, [since: string]>(
  "select count(distinct person_id)::int as people from session where last_used_at >= $1",
).value("people", 0);

/** Counts up to 1,000. */
export const countWaitingAccounts = statement<{ waiting: number }, []>(`
  select count(*)::int as waiting from (select from account where status = 'waiting' limit 1000) as counted`).value(
  "waiting",
  0,
);

type QueueCounts = Health["jobs"] & { mailsWaiting: number; mailsFailed: number };

const selectQueue = statement<QueueCounts, []>(`
  select count(*) filter (where is_due)::int as waiting,
    count(*) filter (where attempts > 0 and not is_failed)::int as retrying,
    count(*) filter (where is_failed)::int as failed,
    min(run_at) filter (where is_due) as "oldestDueAt",
    count(*) filter (where is_mail and not is_failed)::int as "mailsWaiting",
    count(*) filter (where is_mail and is_failed)::int as "mailsFailed"
  from (
    select attempts, run_at, attempts >= max_attempts and locked_at is null as is_failed,
      attempts < max_attempts and locked_at is null and run_at <= now() as is_due, task_identifier = 'mail.send' as is_mail
    from graphile_worker.jobs limit 100000
  ) as counted`).first;

export async function countQueue(db: Reader): Promise<QueueCounts> {
  const row = await selectQueue(db);
  if (row === null) throw new Error("The queue was not counted.");
  return row;
}

export const readDatabaseSize = statement<{ bytes: string }, []>(
  "select pg_database_size(current_database()) as bytes",
).value("bytes", "0");
