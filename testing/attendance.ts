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
  type BuiltInRole,
} from "#modules/identity/server/index.ts";
import { createSearch, findPersonIds } from "#modules/search/server/index.ts";
import { now } from "#platform/clock/clock.ts";
import { openDatabase, type Database } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import { consumeOnce } from "#platform/events/consume.ts";
import { createDiskBlobStore } from "#platform/files/disk-blob-store.ts";
import { createFiles } from "#platform/files/files.ts";
import { createServer } from "#platform/http/server.ts";
import type { JobHandler } from "#platform/jobs/task.ts";
import { createLog } from "#platform/log/log.ts";
import { createSettings } from "#platform/settings/settings.ts";
import { createTestDatabase } from "./database.ts";
import { callersOf, type Answer, type Caller } from "./signed-in.ts";

export type { Answer, Caller };

/** The people of attendance's tests. */
const cast = {
  Alia: "administrator",
  Salem: "attendanceOfficer",
  Mona: "attendanceOfficer",
  Omar: null,
  Reem: null,
  Faisal: null,
} as const satisfies Record<string, BuiltInRole | null>;
export type PersonName = keyof typeof cast;

export type TestAttendance = {
  database: Database;
  url: string;
  as(name: PersonName): Caller;
  /** Another employee, beyond the cast: `name@diwan.example`. */
  hire(name: string, more?: { nameAr?: string; role?: BuiltInRole }): Promise<Caller>;
  /** A role without permissions and those who hold it, with their dates if any; answers its id. */
  gather(nameEn: string, members: readonly { id: string; from?: string; to?: string }[]): Promise<string>;
  /** Runs one of attendance's jobs as the worker would. */
  run(task: string, payload?: object): Promise<void>;
  /** Lets the people there are be found by their names. */
  makeFound(): Promise<void>;
  close(): Promise<void>;
};

/** Attendance on a database of its own, with real sessions and nothing pretended; closed by the caller. */
export async function startAttendance(): Promise<TestAttendance> {
  const scratch = await createTestDatabase();
  const directory = await mkdtemp(join(tmpdir(), "attendance-"));
  const database = openDatabase({ url: scratch.url, size: 12 });
  const secretKey = randomBytes(32);
  const settings = createSettings();
  const files = createFiles({ blobs: createDiskBlobStore(directory), secretKey, isLive: isLiveReader });
  const publicUrl = (): string => "http://localhost";
  const identity = createIdentity({ database, secretKey, settings, publicUrl, demonstration: null });
  const search = createSearch({ files, settings });
  const attendance = createAttendance({ files, settings, findPersonIds });
  const makeFound = (): Promise<void> => consumeOnce({ database, consumers: search.consumers });
  await makeFound();
  const log = createLog("silent");
  const app = createServer({
    database,
    authenticate: identity.authenticate,
    limit: async () => {},
    log,
    trustProxy: false,
    https: false,
    hashes: { scripts: [] },
    routes: attendance.routes,
  });
  const jobs: Record<string, JobHandler> = { ...attendance.jobs, ...search.jobs };
  const callerOf = callersOf(app, database, identity);

  const hire: TestAttendance["hire"] = async (name, { nameAr, role } = {}) => {
    const id = await transaction(database.primary, async (tx) => {
      const email = `${name.toLowerCase().replaceAll(" ", ".")}@diwan.example`;
      const account = { email, passwordHash: null, status: "active", confirmedAt: now() } as const;
      const names = { nameEn: name, nameAr: nameAr ?? null, locale: "en" } as const;
      const personId = await createPersonWithAccount(tx, { ...account, ...names });
      if (role !== undefined) await addRoleMember(tx, role, personId);
      return personId;
    });
    return callerOf(id);
  };
  const run: TestAttendance["run"] = async (task, payload = {}) => {
    const signal = new AbortController().signal;
    const job = jobs[task];
    if (job === undefined) throw new Error(`There is no job ${task}.`);
    await job({ database, log, payload, jobId: "1", attempt: 1, signal });
  };
  const callers = new Map<string, Caller>();
  for (const [name, role] of Object.entries(cast)) {
    callers.set(name, await hire(name, role === null ? {} : { role }));
  }

  return {
    database,
    url: scratch.url,
    as(name) {
      const caller = callers.get(name);
      if (caller === undefined) throw new Error(`Nobody is called ${name}.`);
      return caller;
    },
    hire,
    gather: (nameEn, members) =>
      transaction(database.primary, async (tx) => {
        const role = await tx
          .insertInto("role")
          .values({ name_en: nameEn, name_ar: nameEn })
          .returning("id")
          .executeTakeFirstOrThrow();
        const rows = members.map(({ id, from, to }) => ({
          role_id: role.id,
          person_id: id,
          valid: `[${from ?? ""},${to ?? ""}]`,
        }));
        if (rows.length > 0) await tx.insertInto("role_member").values(rows).execute();
        return role.id;
      }),
    run,
    async makeFound() {
      await makeFound();
      await run("search.fill");
    },
    async close() {
      await app.close();
      await database.close();
      await scratch.drop();
      await rm(directory, { recursive: true });
    },
  };
}
