import { randomBytes } from "node:crypto";
import {
  addRoleMember,
  createIdentity,
  createPersonWithAccount,
  type BuiltInRole,
} from "#modules/identity/server/index.ts";
import { createWebhooks } from "#modules/webhooks/server/index.ts";
import { now } from "#platform/clock/clock.ts";
import { openDatabase, type Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { transaction } from "#platform/database/transaction.ts";
import { consumeOnce } from "#platform/events/consume.ts";
import { record, type EventRow } from "#platform/events/record.ts";
import { createServer } from "#platform/http/server.ts";
import { createLog } from "#platform/log/log.ts";
import type { PostOptions } from "#platform/outbound/post.ts";
import { createSettings } from "#platform/settings/settings.ts";
import { createTestDatabase } from "./database.ts";
import { callersOf, type Caller } from "./signed-in.ts";

export type TestWebhooks = {
  database: Database;
  /** An administrator and an employee. */
  alia: Caller;
  omar: Caller;
  /** Lets something happen, and messages be made of it. */
  happen(...events: EventRow[]): Promise<void>;
  /** Sends what is due, or with `all` what is due later too; answers the tasks' payloads. */
  send(which?: "due" | "all"): Promise<unknown[]>;
  run(task: string): Promise<void>;
  close(): Promise<void>;
};

// In the order of a queue; a job leaves the table when it is done, as with the worker.
const takeJobs = statement<{ payload: unknown }>(`
  delete from graphile_worker._private_jobs
  where id in (
    select j.id from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'webhooks.send' and ($1 or j.run_at <= now()) order by j.id)
  returning payload`);

/** Webhooks on a database of their own, with real sessions; `outside` is the network that messages leave by. */
export async function startWebhooks(outside: PostOptions): Promise<TestWebhooks> {
  const scratch = await createTestDatabase();
  const database = openDatabase({ url: scratch.url, size: 6 });
  const secretKey = randomBytes(32);
  const settings = createSettings();
  const publicUrl = (): string => "http://localhost";
  const identity = createIdentity({ database, secretKey, settings, publicUrl, demonstration: null });
  const webhooks = createWebhooks({ secretKey, outside });
  const log = createLog("silent");
  const app = createServer({
    database,
    authenticate: identity.authenticate,
    limit: async () => {},
    log,
    trustProxy: false,
    https: false,
    hashes: { scripts: [] },
    routes: webhooks.routes,
  });
  const callerOf = callersOf(app, database, identity);
  const hire = async (name: string, role: BuiltInRole | null): Promise<Caller> => {
    const id = await transaction(database.primary, async (tx) => {
      const account = { passwordHash: null, status: "active", confirmedAt: now() } as const;
      const names = { nameEn: name, nameAr: null, locale: "en" } as const;
      const personId = await createPersonWithAccount(tx, { ...account, ...names, email: `${name}@diwan.example` });
      if (role !== null) await addRoleMember(tx, role, personId);
      return personId;
    });
    return callerOf(id);
  };
  const { consumers } = webhooks;
  const run = async (task: string, payload: unknown = {}): Promise<void> => {
    const job = webhooks.jobs[task];
    if (job === undefined) throw new Error(`There is no job ${task}.`);
    await job({ database, log, payload, jobId: "1", attempt: 1, signal: new AbortController().signal });
  };
  await consumeOnce({ database, consumers });

  return {
    database,
    alia: await hire("alia", "administrator"),
    omar: await hire("omar", null),
    async happen(...events) {
      await transaction(database.primary, async (tx) => {
        for (const event of events) await record(tx, event);
      });
      await consumeOnce({ database, consumers });
    },
    async send(which = "due") {
      const jobs = await takeJobs(database.primary, [which === "all"]);
      for (const { payload } of jobs) await run("webhooks.send", payload);
      return jobs.map(({ payload }) => payload);
    },
    run: (task) => run(task),
    async close() {
      await app.close();
      await database.close();
      await scratch.drop();
    },
  };
}
