import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  addRoleMember,
  createIdentity,
  createPersonWithAccount,
  isLiveReader,
  type BuiltInRole,
} from "#modules/identity/server/index.ts";
import { createPublications } from "#modules/publications/server/index.ts";
import { createSearch } from "#modules/search/server/index.ts";
import { now } from "#platform/clock/clock.ts";
import { openDatabase, type Database } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import { createDiskBlobStore } from "#platform/files/disk-blob-store.ts";
import { createFiles, type Files } from "#platform/files/files.ts";
import { createServer } from "#platform/http/server.ts";
import { createLog } from "#platform/log/log.ts";
import type { ReachOptions } from "#platform/outbound/reach.ts";
import { createSettings } from "#platform/settings/settings.ts";
import { createTestDatabase } from "./database.ts";
import { callersOf, type Answer, type Caller } from "./signed-in.ts";

export type { Answer, Caller };

/** The people of the tests of publications; Reem is in Finance, Faisal holds a role of its own. */
const cast = {
  Alia: "administrator",
  Noura: "contentEditor",
  Omar: null,
  Reem: null,
  Faisal: null,
} as const satisfies Record<string, BuiltInRole | null>;
export type PersonName = keyof typeof cast;

export type TestPublications = {
  database: Database;
  url: string;
  files: Files;
  finance: string;
  drivers: string;
  as(name: PersonName): Caller;
  /** Another employee. */
  hire(name: string): Promise<Caller>;
  /** Runs one of the module's jobs as the worker would. */
  run(task: string): Promise<void>;
  close(): Promise<void>;
};

/** Publications on a database of their own, with real sessions; `outside` is the network that links lead to. */
export async function startPublications(outside: ReachOptions = {}): Promise<TestPublications> {
  const scratch = await createTestDatabase();
  const directory = await mkdtemp(join(tmpdir(), "publications-"));
  const database = openDatabase({ url: scratch.url, size: 12 });
  const secretKey = randomBytes(32);
  const settings = createSettings();
  const files = createFiles({ blobs: createDiskBlobStore(directory), secretKey, isLive: isLiveReader });
  const publicUrl = (): string => "http://localhost";
  const identity = createIdentity({ database, secretKey, settings, publicUrl, demonstration: null });
  const publications = createPublications({ files, settings, permissionsOf: identity.permissionsOf, outside });
  const search = createSearch({ files, settings, sources: publications.searchSources });
  const log = createLog("silent");
  const app = createServer({
    database,
    authenticate: identity.authenticate,
    limit: async () => {},
    log,
    trustProxy: false,
    https: false,
    hashes: { scripts: [] },
    routes: [...publications.routes, ...search.routes, ...files.routes],
  });
  const callerOf = callersOf(app, database, identity);
  const hire = async (name: string, role: BuiltInRole | null = null): Promise<Caller> => {
    const id = await transaction(database.primary, async (tx) => {
      const account = { passwordHash: null, status: "active", confirmedAt: now() } as const;
      const names = { nameEn: name, nameAr: null, locale: "en" } as const;
      const email = `${name.toLowerCase()}@diwan.example`;
      const personId = await createPersonWithAccount(tx, { ...account, ...names, email });
      if (role !== null) await addRoleMember(tx, role, personId);
      return personId;
    });
    return callerOf(id);
  };
  const callers = new Map<string, Caller>();
  for (const [name, role] of Object.entries(cast)) callers.set(name, await hire(name, role));
  const as = (name: PersonName): Caller => {
    const caller = callers.get(name);
    if (caller === undefined) throw new Error(`Nobody is called ${name}.`);
    return caller;
  };
  const { finance, drivers } = await transaction(database.primary, async (tx) => {
    const named = (en: string) => ({ name_en: en, name_ar: en });
    const department = await tx
      .insertInto("department")
      .values(named("Finance"))
      .returning("id")
      .executeTakeFirstOrThrow();
    const role = await tx.insertInto("role").values(named("Drivers")).returning("id").executeTakeFirstOrThrow();
    await tx
      .insertInto("role_member")
      .values({ role_id: role.id, person_id: as("Faisal").id })
      .execute();
    await tx.updateTable("person").set({ department_id: department.id }).where("id", "=", as("Reem").id).execute();
    return { finance: department.id, drivers: role.id };
  });

  return {
    database,
    url: scratch.url,
    files,
    finance,
    drivers,
    as,
    hire: (name) => hire(name),
    async run(task) {
      const job = publications.jobs[task];
      if (job === undefined) throw new Error(`There is no job ${task}.`);
      await job({ database, log, payload: {}, jobId: "1", attempt: 1, signal: new AbortController().signal });
    },
    async close() {
      await app.close();
      await database.close();
      await scratch.drop();
      await rm(directory, { recursive: true });
    },
  };
}
