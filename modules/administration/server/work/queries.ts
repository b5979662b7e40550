import type { FailedJob } from "../../contract/schemas-dashboard.ts";
import { statement } from "#platform/database/statement.ts";
import { pageOf } from "#platform/http/paged-statement.ts";

/** Out of attempts and not locked by a worker. The payload is not selected: it may contain addresses and codes. */
const isFailed = "j.attempts >= j.max_attempts and j.locked_at is null";

export const failedPage = pageOf<FailedJob>(
  ["j.id"],
  "desc",
  ({ after, orderBy, size }) => `
  select j.id::text as id /* not null: every job has one */, j.task_identifier as task /* not null: every job has one */,
    coalesce(left(j.last_error, 500), '') as error, j.attempts::int as attempts,
    j.updated_at as "failedAt" /* not null: every job has one */
  from graphile_worker.jobs j where ${isFailed} and ${after}
  order by ${orderBy} limit ${size}`,
);

/** Returns the task of a failed job; null if there is none with this id, or it has not failed for good. */
export const readFailedTask = statement<{ task: string }, [id: string]>(
  `select j.task_identifier as task /* not null: every job has one */ from graphile_worker.jobs j
  where j.id = $1 and ${isFailed}`,
).value("task", null);
