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
import { openInside, type Inside } from "./inside.ts";
import type { ScratchDatabase } from "./scratch.ts";

/** A line of the server's log; level 50 and above are faults. */
export type LogLine = { level: number; msg: string; path?: string; err?: { message: string } };

export type TestServer = Inside & {
  /** Without a slash at the end. */
  url: string;
  dataDirectory: string;
  databaseUrl: string;
  /** What the server has logged as a fault so far. */
  faults(): Promise<LogLine[]>;
  /** The mails to an address that lie in the outbox, the newest last. */
  mailsTo(email: string): Promise<OutboxMail[]>;
  /** Sets the server's clock ahead of the real one by so many milliseconds; 0 is the real one. */
  moveClock(milliseconds: number): void;
  /** The code of the first administrator, when the installation asks for one. */
  administratorCode: string | null;
};

type Options = {
  /** A database to serve, dropped in the end; a fresh one without people by default. */
  scratch?: ScratchDatabase;
  /** Where files and the log lie, deleted in the end; a fresh directory by default. */
  dataDirectory?: string;
  /** Environment variables of the server, over those of a quiet test. */
  environment?: Record<string, string>;
  /** Whether roles ask for a second factor by default, as they do outside of tests. */
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

/** Undoes what `testing/template.ts` has chosen for the roles of every installation. */
async function demandByDefault(url: string): Promise<void> {
  const database = openDatabase({ url, size: 1 });
  await database.primary.updateTable("role").set({ second_factor_is_chosen: false }).execute();
  await database.close();
}

/** Starts the whole server in this process, listening on a free port. Closed by the caller. */
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
  const inside = await openInside(environment, server.url);
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
