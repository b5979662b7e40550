import { statement } from "#platform/database/statement.ts";
import { transaction } from "#platform/database/transaction.ts";
import { record, type EventRow } from "#platform/events/record.ts";
import type { PostOptions } from "#platform/outbound/post.ts";
import { startModules, type TestModules } from "./modules.ts";
import type { Caller } from "./signed-in.ts";

export type TestWebhooks = Pick<TestModules<"Alia" | "Omar">, "database" | "run" | "close"> & {
  /** An administrator and an employee. */
  alia: Caller;
  omar: Caller;
  /** Records events, and creates their messages. */
  happen(...events: EventRow[]): Promise<void>;
  /** Sends due messages, with `all` also later ones; returns the tasks' payloads. */
  send(which?: "due" | "all"): Promise<unknown[]>;
};

// In queue order; a job is deleted when taken, as the worker does when it has finished.
const takeJobs = statement<{ payload: unknown }>(`
  delete from graphile_worker._private_jobs
  where id in (
    select j.id from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'webhooks.send' and ($1 or j.run_at <= now()) order by j.id)
  returning payload`);

/** `outside` is the network that messages are sent through. Closed by the caller. */
export async function startWebhooks(outside: PostOptions): Promise<TestWebhooks> {
  const cast = { Alia: { role: "administrator" }, Omar: {} } as const;
  const modules = await startModules<"Alia" | "Omar">(cast, { outside: { webhooks: outside } });
  const { database, run } = modules;
  return {
    database,
    run,
    close: modules.close,
    alia: modules.as("Alia"),
    omar: modules.as("Omar"),
    async happen(...events) {
      await transaction(database.primary, async (tx) => {
        for (const event of events) await record(tx, event);
      });
      await modules.consume("webhooks");
    },
    async send(which = "due") {
      const jobs = await takeJobs(database.primary, [which === "all"]);
      for (const { payload } of jobs) await run("webhooks.send", payload);
      return jobs.map(({ payload }) => payload);
    },
  };
}
