import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { pageOf } from "#platform/http/paged-statement.ts";

export type FailedRow = {
  id: string;
  task: string;
  error: string | null;
  attempts: number;
  updated_at: string;
};

/** Out of attempts and not locked by a worker. The payload is not selected: it may contain addresses and codes. */
const isFailed = "j.attempts >= j.max_attempts and j.locked_at is null";

export const failedPage = pageOf<FailedRow>(
  ["j.id"],
  "desc",
  ({ after, orderBy, size }) => `
  select j.id::text as id, /* not null: every job has one */ j.task_identifier as task, /* not null: every job has one */
    left(j.last_error, 500) as error, j.attempts::int as attempts, j.updated_at /* not null: every job has one */
  from graphile_worker.jobs j where ${isFailed} and ${after}
  order by ${orderBy} limit ${size}`,
);

const selectFailed = statement<{ task: string }>(
  `select j.task_identifier as task /* not null: every job has one */ from graphile_worker.jobs j
  where j.id = $1 and ${isFailed}`,
);

/** Returns the task of a failed job; undefined if there is none with this id, or it has not failed for good. */
export const readFailedTask = async (tx: Transaction, id: string): Promise<string | undefined> =>
  (await selectFailed(tx, [id]))[0]?.task;
