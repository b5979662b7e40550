import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createAttendance } from "#modules/attendance/server/index.ts";
import {
  addRoleMember,
  createIdentity,
  createPersonWithAccount,
  isLiveReader,
  setAccountStatus,
  type BuiltInRole,
} from "#modules/identity/server/index.ts";
import { createNotifications } from "#modules/notifications/server/index.ts";
import { setManager } from "#modules/people/server/index.ts";
import { createSearch } from "#modules/search/server/index.ts";
import { createServices, type Services } from "#modules/services/server/index.ts";
import { now } from "#platform/clock/clock.ts";
import { openDatabase, type Database } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import { createDiskBlobStore } from "#platform/files/disk-blob-store.ts";
import { createFiles, type Files } from "#platform/files/files.ts";
import { createServer } from "#platform/http/server.ts";
import { createLog } from "#platform/log/log.ts";
import { createSettings } from "#platform/settings/settings.ts";
import { createTestDatabase } from "./database.ts";
import { callersOf, type Caller } from "./signed-in.ts";

/** The people of the tests of services: who manages whom, and what they hold. */
const cast = {
  Alia: { role: "administrator", manager: null },
  Dana: { role: null, manager: null },
  Majed: { role: null, manager: "Dana" },
  Salem: { role: "attendanceOfficer", manager: null },
  Omar: { role: null, manager: "Majed" },
  Reem: { role: null, manager: "Majed" },
} as const satisfies Record<string, { role: BuiltInRole | null; manager: string | null }>;
export type PersonName = keyof typeof cast;

export type TestServices = {
  database: Database;
  services: Services;
  files: Files;
  as(name: PersonName): Caller;
  /** Another employee, beyond the cast. */
  hire(name: string, more?: { manager?: string; role?: BuiltInRole }): Promise<Caller>;
  /** Deactivates an account, as an officer would; not properly: what waits for them is not passed on. */
  dismiss(personId: string, isProper?: boolean): Promise<void>;
  /** Runs one of the module's jobs as the worker would. */
  run(task: string): Promise<void>;
  close(): Promise<void>;
};

/** The version of a request that somebody looks at, as decisions name it. */
export const versionOf = async (by: Caller, id: string): Promise<number> =>
  (await by.get<{ version: number }>(`/requests/${id}`)).data.version;

/** E-services on a database of their own, with attendance and notifications as they are; closed by the caller. */
export async function startServices(): Promise<TestServices> {
  const scratch = await createTestDatabase();
  const directory = await mkdtemp(join(tmpdir(), "services-"));
  const database = openDatabase({ url: scratch.url, size: 12 });
  const secretKey = randomBytes(32);
  const settings = createSettings();
  const files = createFiles({ blobs: createDiskBlobStore(directory), secretKey, isLive: isLiveReader });
  const publicUrl = (): string => "http://localhost";
  const identity = createIdentity({ database, secretKey, settings, publicUrl, demonstration: null });
  const attendance = createAttendance({ files, settings, findPersonIds: async () => [] });
  const { permissionsOf, reaches, requireDeciders } = identity;
  const services = createServices({
    files,
    settings,
    attendance,
    publicUrl,
    permissionsOf,
    reaches,
    requireDeciders,
  });
  const notifications = createNotifications({ files, settings, publicUrl });
  const search = createSearch({ files, settings, sources: services.searchSources });
  const log = createLog("silent");
  const app = createServer({
    database,
    authenticate: identity.authenticate,
    limit: async () => {},
    log,
    trustProxy: false,
    https: false,
    hashes: { scripts: [] },
    routes: [...services.routes, ...attendance.routes, ...notifications.routes, ...search.routes, ...files.routes],
  });
  const callerOf = callersOf(app, database, identity);
  let hired = 0;

  const hire: TestServices["hire"] = async (name, { manager, role } = {}) => {
    const id = await transaction(database.primary, async (tx) => {
      const email = `${name.toLowerCase()}.${(hired += 1)}@diwan.example`;
      const account = { email, passwordHash: null, status: "active", confirmedAt: now() } as const;
      const personId = await createPersonWithAccount(tx, { ...account, nameEn: name, nameAr: null, locale: "en" });
      if (role !== undefined) await addRoleMember(tx, role, personId);
      if (manager !== undefined) await setManager(tx, personId, manager);
      return personId;
    });
    return callerOf(id);
  };
  const callers = new Map<string, Caller>();
  const as: TestServices["as"] = (name) => {
    const caller = callers.get(name);
    if (caller === undefined) throw new Error(`Nobody is called ${name}.`);
    return caller;
  };
  for (const [name, { role, manager }] of Object.entries(cast)) {
    const above = manager === null ? {} : { manager: as(manager).id };
    callers.set(name, await hire(name, { ...above, ...(role === null ? {} : { role }) }));
  }

  return {
    database,
    services,
    files,
    as,
    hire,
    dismiss: (personId, isProper = true) =>
      transaction(database.primary, async (tx) => {
        await setAccountStatus(tx, personId, "disabled", { actorId: null, requestId: null });
        if (isProper) await services.passOn(tx, personId);
      }),
    async run(task) {
      const job = services.jobs[task];
      if (job === undefined) throw new Error(`There is no job ${task}.`);
      const signal = new AbortController().signal;
      await job({ database, log, payload: {}, jobId: "1", attempt: 1, signal });
    },
    async close() {
      await app.close();
      await database.close();
      await scratch.drop();
      await rm(directory, { recursive: true });
    },
  };
}
