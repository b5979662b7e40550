import { randomBytes } from "node:crypto";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServer } from "../apps/server/server.ts";
import { setClock } from "#platform/clock/clock.ts";
import { readConfig } from "#platform/config/config.ts";
import { openDatabase } from "#platform/database/database.ts";
import { readOutbox, type OutboxMail } from "#platform/mail/outbox.ts";
import { createTestDatabase } from "./database.ts";
import { openServerInternals, type ServerInternals } from "./server-internals.ts";
import type { ScratchDatabase } from "./scratch.ts";

/** A line of the server's log; level 50 and above are errors. */
export type LogLine = { level: number; msg: string; path?: string; err?: { message: string } };

export type TestServer = ServerInternals & {
  /** Without a trailing slash. */
  url: string;
  dataDirectory: string;
  databaseUrl: string;
  /** Returns the errors that the server has logged so far. */
  faults(): Promise<LogLine[]>;
  /** Returns the mails to an address in the outbox, newest last. */
  mailsTo(email: string): Promise<OutboxMail[]>;
  /** Sets the server's clock ahead of the real one by this many milliseconds; 0 is the real one. */
  moveClock(milliseconds: number): void;
  /** The code of the first administrator, if the installation requires one. */
  administratorCode: string | null;
};

type Options = {
  /** The database to serve, dropped at the end; default: a new one without people. */
  scratch?: ScratchDatabase;
  /** Directory for files and the log, deleted at the end; a new one by default. */
  dataDirectory?: string;
  /** Environment variables of the server; they override those of a quiet test. */
  environment?: Record<string, string>;
  /** Whether roles require a second factor by default, as in production. */
  demandsByDefault?: boolean;
  /** Settings of the organisation that differ from the defaults. */
  settings?: Record<string, unknown>;
};

async function enterSettings(url: string, settings: Record<string, unknown>): Promise<void> {
  const values = Object.entries(settings).map(([key, value]) => ({ key, value: JSON.stringify(value) }));
  if (values.length === 0) return;
  const database = openDatabase({ url, size: 1 });
  await database.primary.insertInto("setting").values(values).execute();
  await database.close();
}

/** Reverts the defaults that `testing/template.ts` sets for all roles. */
async function demandByDefault(url: string): Promise<void> {
  const database = openDatabase({ url, size: 1 });
  await database.primary.updateTable("role").set({ second_factor_is_chosen: false }).execute();
  await database.close();
}

/** Starts the complete server in this process on a free port. Closed by the caller. */
export async function startTestServer(options: Options = {}): Promise<TestServer> {
  const scratch = options.scratch ?? (await createTestDatabase());
  const dataDirectory = options.dataDirectory ?? (await mkdtemp(join(tmpdir(), "diwan-server-")));
  const logFile = join(dataDirectory, "log");
  const environment = {
    DATABASE_URL: scratch.url,
    DATA_DIR: dataDirectory,
    PORT: "0",
    DEMO: "0",
    RATE_LIMIT: "off",
    SECRET_KEY: randomBytes(32).toString("hex"),
    ...options.environment,
  };
  await enterSettings(scratch.url, options.settings ?? {});
  if (options.demandsByDefault === true) await demandByDefault(scratch.url);
  let administratorCode: string | null = null;
  const server = await startServer(readConfig(environment), {
    logFile,
    onAdministratorCode: (code) => (administratorCode = code),
  });
  const inside = await openServerInternals(environment, server.url);
  return {
    ...inside,
    url: server.url,
    dataDirectory,
    databaseUrl: scratch.url,
    async faults() {
      const lines = (await readFile(logFile, "utf8")).split("\n").filter((line) => line !== "");
      return lines.map((line) => JSON.parse(line) as LogLine).filter(({ level }) => level >= 50);
    },
    mailsTo: async (email) => (await readOutbox(join(dataDirectory, "outbox"))).filter(({ to }) => to === email),
    moveClock: (milliseconds) => setClock(milliseconds === 0 ? null : () => Date.now() + milliseconds),
    administratorCode,
    async close() {
      await server.close();
      await inside.close();
      await scratch.drop();
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}
