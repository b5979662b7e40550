import { createModules } from "../apps/server/modules.ts";
import {
  addRoleMember,
  createPersonWithAccount,
  type BuiltInRole,
  type Identity,
} from "#modules/identity/server/index.ts";
import { now } from "#platform/clock/clock.ts";
import { readConfig } from "#platform/config/config.ts";
import { readSecretKeys } from "#platform/config/secret-key.ts";
import { openDatabase, type Database, type Transaction } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import { createSealKeys, type SealKeys } from "#platform/events/seal-keys.ts";
import { enqueue } from "#platform/jobs/enqueue.ts";
import type { Files } from "#platform/files/files.ts";
import { platformRoutes } from "#platform/http/platform-routes.ts";
import { loadKeptKeys } from "#platform/secrets/kept-keys.ts";
import type { Route } from "#shared/route.ts";

/** The modules of a running server on the same database and keys, for operations that no request offers. */
export type ServerInternals = {
  database: Database;
  identity: Identity;
  /** Files in the server's blob store. */
  files: Files;
  /** The keys that seal the server's audit. */
  sealKeys: SealKeys;
  /** Every route of the server, by name. */
  routes: readonly { name: string; route: Route }[];
  /** Runs `work` in a transaction. */
  write<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result>;
  /** Enqueues a job of the server. */
  enqueueJob(task: string): Promise<void>;
  /** Creates a person with an active account, without a password, and enqueues search indexing; returns the id. */
  hire(name: string, role?: BuiltInRole): Promise<string>;
  /** Signs a person in without a password. */
  startSession(personId: string): ReturnType<Identity["startSession"]>;
  close(): Promise<void>;
};

/** Opens connections of its own from the server's environment; `url` is the server's address. Closed by the caller. */
export async function openServerInternals(environment: Record<string, string>, url: string): Promise<ServerInternals> {
  const config = readConfig(environment);
  if (config.databaseUrl === null) throw new Error("There is no database to look into.");
  const database = openDatabase({ url: config.databaseUrl, size: 4 });
  const secretKeys = await loadKeptKeys(database.primary, await readSecretKeys(config));
  const modules = createModules({ config, database, secretKeys, publicUrl: () => url });
  const { identity } = modules;
  return {
    database,
    identity,
    files: modules.files,
    sealKeys: createSealKeys(secretKeys),
    routes: [...modules.routes, ...Object.entries(platformRoutes).map(([name, route]) => ({ name, route }))],
    write: (work) => transaction(database.primary, work),
    enqueueJob: (task) => transaction(database.primary, (tx) => enqueue(tx, task, {})),
    hire: (name, role) =>
      transaction(database.primary, async (tx) => {
        const account = { passwordHash: null, status: "active", confirmedAt: now() } as const;
        const email = `${name.toLowerCase()}@diwan.example`;
        const id = await createPersonWithAccount(tx, { ...account, email, nameEn: name, nameAr: null, locale: "en" });
        if (role !== undefined && role !== "employee") await addRoleMember(tx, role, id);
        // Search follows events, and this insert records none.
        await enqueue(tx, "search.fill", {}, { key: "search.fill" });
        return id;
      }),
    startSession: (personId) =>
      transaction(database.primary, (tx) => identity.startSession(tx, personId, { userAgent: "test", ip: null })),
    close: () => database.close(),
  };
}
