import { randomBytes } from "node:crypto";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createModules } from "../apps/server/modules.ts";
import { startServer } from "../apps/server/server.ts";
import {
  addRoleMember,
  createPersonWithAccount,
  type BuiltInRole,
  type Identity,
} from "#modules/identity/server/index.ts";
import { now } from "#platform/clock/clock.ts";
import { readConfig } from "#platform/config/config.ts";
import { readSecretKey } from "#platform/config/secret-key.ts";
import { openDatabase, type Database } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import { platformRoutes } from "#platform/http/platform-routes.ts";
import type { Route } from "#shared/route.ts";
import { createTestDatabase } from "./database.ts";
import type { ScratchDatabase } from "./scratch.ts";

/** A line of the server's log; level 50 and above are faults. */
export type LogLine = { level: number; msg: string; path?: string; err?: { message: string } };

export type TestServer = {
  /** Without a slash at the end. */
  url: string;
  dataDirectory: string;
  database: Database;
  databaseUrl: string;
  /** Every route the server has bound, by name. */
  routes: readonly { name: string; route: Route }[];
  /** The identity module on the same keys, for what no request can do. */
  identity: Identity;
  /** Enters a person with an active account and no password; answers the id. */
  hire(name: string, role?: BuiltInRole): Promise<string>;
  /** Signs somebody in without a password. */
  startSession(personId: string): ReturnType<Identity["startSession"]>;
  /** What the server has logged as a fault so far. */
  faults(): Promise<LogLine[]>;
  /** The code of the first administrator, when the installation asks for one. */
  administratorCode: string | null;
  close(): Promise<void>;
};

type Options = {
  /** A database to serve, dropped in the end; a fresh one without people by default. */
  scratch?: ScratchDatabase;
  /** Where files lie; a fresh directory by default. Deleted in the end. */
  dataDirectory?: string;
  /** Environment variables of the server, over those of a quiet test. */
  environment?: Record<string, string>;
};

/** Starts the whole server in this process, listening on a free port. Closed by the caller. */
export async function startTestServer(options: Options = {}): Promise<TestServer> {
  const scratch = options.scratch ?? (await createTestDatabase());
  const dataDirectory = options.dataDirectory ?? (await mkdtemp(join(tmpdir(), "diwan-server-")));
  const logFile = join(dataDirectory, "log");
  const config = readConfig({
    DATABASE_URL: scratch.url,
    DATA_DIR: dataDirectory,
    PORT: "0",
    DEMO: "0",
    RATE_LIMIT: "off",
    SECRET_KEY: randomBytes(32).toString("hex"),
    ...options.environment,
  });
  let administratorCode: string | null = null;
  const server = await startServer(config, { logFile, onAdministratorCode: (code) => (administratorCode = code) });
  const database = openDatabase({ url: scratch.url, size: 4 });
  const secretKey = await readSecretKey(config);
  const modules = createModules({ config, database, secretKey, publicUrl: () => server.url });
  const { identity } = modules;

  return {
    url: server.url,
    dataDirectory,
    database,
    databaseUrl: scratch.url,
    routes: [...modules.routes, ...Object.entries(platformRoutes).map(([name, route]) => ({ name, route }))],
    identity,
    hire: (name, role) =>
      transaction(database.primary, async (tx) => {
        const account = { passwordHash: null, status: "active", confirmedAt: now() } as const;
        const email = `${name.toLowerCase()}@diwan.example`;
        const id = await createPersonWithAccount(tx, { ...account, email, nameEn: name, nameAr: null, locale: "en" });
        if (role !== undefined && role !== "employee") await addRoleMember(tx, role, id);
        return id;
      }),
    startSession: (personId) =>
      transaction(database.primary, (tx) => identity.startSession(tx, personId, { userAgent: "test", ip: null })),
    async faults() {
      const lines = (await readFile(logFile, "utf8")).split("\n").filter((line) => line !== "");
      return lines.map((line) => JSON.parse(line) as LogLine).filter(({ level }) => level >= 50);
    },
    administratorCode,
    async close() {
      await server.close();
      await database.close();
      await scratch.drop();
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}
