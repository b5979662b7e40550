import { statement } from "#platform/database/statement.ts";
import { record } from "#platform/events/record.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { Change } from "../context.ts";
import { readFailedTask } from "./queries.ts";

/** Functions of the queue: each returns the jobs that it changed, and skips running ones. */
const decisions = {
  retried: statement<{ id: string }, [id: string]>(
    "select id::text as id /* not null: every job has one */ " +
      "from graphile_worker.reschedule_jobs(array[$1::bigint], run_at => now(), attempts => 0)",
  ).hasChanged,
  givenUp: statement<{ id: string }, [id: string]>(
    "select id::text as id /* not null: every job has one */ from graphile_worker.complete_jobs(array[$1::bigint])",
  ).hasChanged,
} as const;

/** Retries a failed job with all its attempts, or discards it; throws 404 for one that has not failed for good. */
export async function decideJob({ tx, actor, facts }: Change, id: string, decision: keyof typeof decisions) {
  const task = await readFailedTask(tx, id);
  if (task === null || !(await decisions[decision](tx, id))) throw refuse("not_found");
  await record(tx, {
    action: `job.${decision}`,
    actorId: actor.personId,
    subject: { kind: "job", id },
    details: { task },
    audience: "permission:setting.manage",
    requestId: facts.id,
  });
}
