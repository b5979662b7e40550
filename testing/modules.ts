import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createModules, type Outside } from "../apps/server/modules.ts";
import { addRoleMember, createPersonWithAccount, type BuiltInRole } from "#modules/identity/server/index.ts";
import { setManager } from "#modules/people/server/index.ts";
import { now } from "#platform/clock/clock.ts";
import { readConfig } from "#platform/config/config.ts";
import { soleKey } from "#platform/config/secret-keys.ts";
import { openDatabase, type Database } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import { consumeOnce } from "#platform/events/consume.ts";
import type { Files } from "#platform/files/files.ts";
import { createServer } from "#platform/http/server.ts";
import type { JobHandler } from "#platform/jobs/task.ts";
import { createLog, type Log } from "#platform/log/log.ts";
import { createTestDatabase } from "./database.ts";
import type { ScratchDatabase } from "./scratch.ts";
import { callersOf, type Caller } from "./signed-in.ts";

/** Attributes of an employee besides the name; `manager` is the person's id. */
export type Employment = { nameAr?: string; role?: BuiltInRole; manager?: string };
/** The initial employees in hiring order; `manager` is a preceding name. */
export type Cast<Name extends string> = Readonly<Record<Name, Employment>>;

export type TestModules<Name extends string> = {
  database: Database;
  url: string;
  files: Files;
  jobs: Readonly<Record<string, JobHandler>>;
  services: ReturnType<typeof createModules>["services"];
  /** Returns the client of a person of the cast. */
  as(name: Name): Caller;
  /** Returns the client of another person with an account. */
  callerOf(personId: string): Caller;
  /** Hires another employee with the address `name@diwan.example`; repeated names are numbered from the second on. */
  hire(name: string, more?: Employment): Promise<Caller>;
  /** Runs a job as the worker does. */
  run(task: string, payload?: unknown): Promise<void>;
  /** Runs a module's consumers on all events so far. */
  consume(module: "notifications" | "search" | "attendance" | "webhooks"): Promise<void>;
  /** Rereads the settings at once, as a server does when it hears of a change. */
  forgetSettings(): void;
  close(): Promise<void>;
};

type Options = {
  log?: Log;
  /** Network used for links and webhooks. */
  outside?: Outside;
  /** An already migrated database; a new one by default. */
  scratch?: ScratchDatabase;
};

/** Starts all modules on a new database, with real sessions, called without a network. Closed by the caller. */
export async function startModules<Name extends string>(
  cast: Cast<Name>,
  { log = createLog("silent"), outside = {}, scratch: given }: Options = {},
): Promise<TestModules<Name>> {
  const scratch = given ?? (await createTestDatabase());
  const directory = await mkdtemp(join(tmpdir(), "diwan-modules-"));
  const database = openDatabase({ url: scratch.url, size: 12 });
  const config = readConfig({ DATABASE_URL: scratch.url, DATA_DIR: directory, DEMO: "0" });
  const secretKeys = soleKey(randomBytes(32));
  const modules = createModules({ config, database, secretKeys, publicUrl: () => "http://localhost", outside });
  const { identity, files, services, routes, consumers } = modules;
  const jobs: Readonly<Record<string, JobHandler>> = modules.jobs;
  const app = createServer({
    database,
    authenticate: identity.authenticate,
    limit: async () => {},
    log,
    trustProxy: false,
    https: false,
    hashes: { scripts: [] },
    routes,
  });
  // A new consumer starts after the existing events.
  await consumeOnce({ database, consumers });

  const callerOf = callersOf(app, database, identity);
  const named = new Map<string, number>();
  const hire: TestModules<Name>["hire"] = async (name, { nameAr, role, manager } = {}) => {
    const mailbox = name.toLowerCase().replaceAll(" ", ".");
    const count = (named.get(mailbox) ?? 0) + 1;
    named.set(mailbox, count);
    const email = `${mailbox}${count === 1 ? "" : `.${count}`}@diwan.example`;
    const id = await transaction(database.primary, async (tx) => {
      const account = { email, passwordHash: null, status: "active", confirmedAt: now() } as const;
      const names = { nameEn: name, nameAr: nameAr ?? null, locale: "en" } as const;
      const personId = await createPersonWithAccount(tx, { ...account, ...names });
      if (role !== undefined) await addRoleMember(tx, role, personId);
      if (manager !== undefined) await setManager(tx, personId, manager);
      return personId;
    });
    return callerOf(id);
  };
  const callers = new Map<string, Caller>();
  const as = (name: string): Caller => {
    const caller = callers.get(name);
    if (caller === undefined) throw new Error(`Nobody is called ${name}.`);
    return caller;
  };
  for (const [name, { manager, ...more }] of Object.entries<Employment>(cast))
    callers.set(name, await hire(name, manager === undefined ? more : { ...more, manager: as(manager).id }));

  return {
    database,
    url: scratch.url,
    files,
    jobs,
    services,
    as,
    callerOf,
    hire,
    async run(task, payload = {}) {
      const job = jobs[task];
      if (job === undefined) throw new Error(`There is no job ${task}.`);
      await job({ database, log, payload, jobId: "1", attempt: 1, signal: new AbortController().signal });
    },
    consume: (module) =>
      consumeOnce({ database, consumers: consumers.filter(({ name }) => name.split(".")[0] === module) }),
    forgetSettings: () => modules.settings.forget(),
    async close() {
      await app.close();
      await modules.uploads.close();
      await database.close();
      await scratch.drop();
      await rm(directory, { recursive: true });
    },
  };
}
