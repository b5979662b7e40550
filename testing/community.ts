import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createCommunity, pollTopic, type Community } from "#modules/community/server/index.ts";
import {
  addRoleMember,
  createIdentity,
  createPersonWithAccount,
  isLiveReader,
  type BuiltInRole,
} from "#modules/identity/server/index.ts";
import { createModeration } from "#modules/moderation/server/index.ts";
import { createNotifications } from "#modules/notifications/server/index.ts";
import { createSearch, findTopicIds } from "#modules/search/server/index.ts";
import { now } from "#platform/clock/clock.ts";
import { createPolls } from "#modules/polls/server/index.ts";
import { openDatabase, type Database } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import { consumeOnce } from "#platform/events/consume.ts";
import { createDiskBlobStore } from "#platform/files/disk-blob-store.ts";
import { createFiles, type Files } from "#platform/files/files.ts";
import { createServer } from "#platform/http/server.ts";
import { createLog, type Log } from "#platform/log/log.ts";
import { createSettings } from "#platform/settings/settings.ts";
import { createTestDatabase } from "./database.ts";
import { callersOf, type Answer, type Caller } from "./signed-in.ts";

/** The people of the community's tests. */
const cast = {
  Alia: "administrator",
  Huda: "moderator",
  Noura: "contentEditor",
  Omar: null,
  Reem: null,
  Faisal: null,
} as const satisfies Record<string, BuiltInRole | null>;
export type PersonName = keyof typeof cast;

export { refusal } from "./signed-in.ts";
export type { Answer, Caller };

export type TestCommunity = {
  database: Database;
  url: string;
  files: Files;
  jobs: Community["jobs"];
  as(name: PersonName): Caller;
  /** Another employee, beyond the cast. */
  hire(name: string): Promise<Caller>;
  /** Runs one of the community's or moderation's jobs as the worker would. */
  run(task: string, payload?: object): Promise<void>;
  /** Lets notifications be made of all that has happened so far. */
  notify(): Promise<void>;
  /** Lets what has happened so far be found. */
  makeFound(): Promise<void>;
  close(): Promise<void>;
};

/** The community and its moderation on a database of its own, with real sessions and nothing pretended; closed by the caller. */
export async function startCommunity(log: Log = createLog("silent")): Promise<TestCommunity> {
  const scratch = await createTestDatabase();
  const directory = await mkdtemp(join(tmpdir(), "community-"));
  const database = openDatabase({ url: scratch.url, size: 12 });
  const secretKey = randomBytes(32);
  const settings = createSettings();
  const files = createFiles({ blobs: createDiskBlobStore(directory), secretKey, isLive: isLiveReader });
  const publicUrl = (): string => "http://localhost";
  const identity = createIdentity({ database, secretKey, settings, publicUrl, demonstration: null });
  const community = createCommunity({ files, settings, permissionsOf: identity.permissionsOf, findTopicIds });
  const polls = createPolls({ topicOf: pollTopic, files });
  const moderation = createModeration({ files, settings, secretKey });
  const notifications = createNotifications({ files, settings, publicUrl });
  const search = createSearch({ files, settings });
  const notify = (): Promise<void> => consumeOnce({ database, consumers: notifications.consumers });
  const makeFound = (): Promise<void> => consumeOnce({ database, consumers: search.consumers });
  await Promise.all([notify(), makeFound()]);
  const jobs = { ...community.jobs, ...polls.jobs, ...moderation.jobs, ...notifications.jobs, ...search.jobs };
  const app = createServer({
    database,
    authenticate: identity.authenticate,
    limit: async () => {},
    log,
    trustProxy: false,
    https: false,
    hashes: { scripts: [] },
    routes: [
      ...community.routes,
      ...polls.routes,
      ...moderation.routes,
      ...notifications.routes,
      ...search.routes,
      ...files.routes,
    ],
  });

  const callerOf = callersOf(app, database, identity);
  const hire = async (name: string, role: BuiltInRole | null = null): Promise<Caller> => {
    const id = await transaction(database.primary, async (tx) => {
      const email = `${name.toLowerCase()}@diwan.example`;
      const account = { email, passwordHash: null, status: "active", confirmedAt: now() } as const;
      const personId = await createPersonWithAccount(tx, { ...account, nameEn: name, nameAr: null, locale: "en" });
      if (role !== null) await addRoleMember(tx, role, personId);
      return personId;
    });
    return callerOf(id);
  };
  const callers = new Map<string, Caller>();
  for (const [name, role] of Object.entries(cast)) callers.set(name, await hire(name, role));

  return {
    database,
    url: scratch.url,
    files,
    jobs,
    as(name) {
      const caller = callers.get(name);
      if (caller === undefined) throw new Error(`Nobody is called ${name}.`);
      return caller;
    },
    hire: (name) => hire(name),
    notify,
    makeFound,
    async run(task, payload = {}) {
      const signal = new AbortController().signal;
      await jobs[task]?.({ database, log, payload, jobId: "1", attempt: 1, signal });
    },
    async close() {
      await app.close();
      await database.close();
      await scratch.drop();
      await rm(directory, { recursive: true });
    },
  };
}
