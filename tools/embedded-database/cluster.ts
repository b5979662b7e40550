import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { closeSync, openSync } from "node:fs";
import { chown, mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Binaries } from "./binaries.ts";
import { bareEnvironment, run, runAs, type Account } from "./command.ts";
import { codeOf, DatabaseFailure } from "./failure.ts";
import type { Location } from "./location.ts";

export type Cluster = Location & { account: Account | null; binaries: Binaries; durable: boolean };

/** Superuser of the cluster; authenticates only with the password in `passwordFile`. */
export const databaseUser = "diwan";
const majorVersion = "18";

async function changeOwner(path: string, account: Account | null): Promise<void> {
  if (account) await chown(path, account.uid, account.gid);
}

/** Returns data that came to belong to root, for example by copying, to the account that PostgreSQL runs as. */
async function adopt({ account, dataDirectory, passwordFile }: Cluster): Promise<void> {
  if (!account || (await stat(dataDirectory)).uid === account.uid) return;
  await run("chown", ["-R", `${account.uid}:${account.gid}`, "--", dataDirectory, passwordFile]);
}

async function entriesOf(directory: string): Promise<string[]> {
  try {
    return await readdir(directory);
  } catch (error) {
    if (codeOf(error) === "ENOENT") return [];
    if (codeOf(error) !== "EACCES") throw error;
    throw new DatabaseFailure(
      `The database in ${directory} belongs to another user. Start Diwan as that user, or set DATA_DIR to a directory of your own.`,
      { cause: error },
    );
  }
}

/** Creates the cluster unless it exists. An interrupted creation leaves nothing that is mistaken for a cluster. */
export async function createCluster(cluster: Cluster): Promise<void> {
  const { account, dataDirectory, passwordFile } = cluster;
  const entries = await entriesOf(dataDirectory);
  if (entries.includes("PG_VERSION")) {
    const version = (await readFile(join(dataDirectory, "PG_VERSION"), "utf8")).trim();
    if (version === majorVersion) return adopt(cluster);
    throw new DatabaseFailure(
      `The database in ${dataDirectory} was made by PostgreSQL ${version}, and this is PostgreSQL ${majorVersion}. ` +
        "Export it with the version of Diwan that made it, or set DATA_DIR to another directory.",
    );
  }
  if (entries.length > 0) {
    throw new DatabaseFailure(
      `The directory ${dataDirectory} holds something that is not a database. Move it away, or set DATA_DIR to another directory.`,
    );
  }
  const unfinished = `${dataDirectory}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await rm(passwordFile, { force: true });
  await writeFile(passwordFile, `${randomBytes(24).toString("base64url")}\n`, { mode: 0o600 });
  await mkdir(unfinished, { mode: 0o700 });
  await changeOwner(passwordFile, account);
  await changeOwner(unfinished, account);
  const parameters = [`--pgdata=${unfinished}`, `--username=${databaseUser}`, `--pwfile=${passwordFile}`];
  parameters.push("--auth=scram-sha-256", "--encoding=UTF8", "--locale-provider=builtin", "--builtin-locale=C.UTF-8");
  if (!cluster.durable) parameters.push("--no-sync");
  const made = await run(cluster.binaries.initdb, parameters, account);
  if (made.code !== 0) {
    throw new DatabaseFailure(`The database could not be created in ${dataDirectory}. ${made.errors.trim()}`);
  }
  await rename(unfinished, dataDirectory);
}

const notDurable = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  // The data may be on a memory file system, where WAL uses memory.
  max_wal_size: "512MB",
  // Hundreds of databases that exist for seconds.
  autovacuum: "off",
};

/** Settings that differ from PostgreSQL's defaults; `durable: false` trades safety for speed, for tests only. */
const settings = (durable: boolean, port: number) => ({
  listen_addresses: "127.0.0.1",
  port: String(port),
  unix_socket_directories: "",
  shared_buffers: "256MB",
  max_connections: "100",
  max_wal_size: "2GB",
  jit: "off",
  shared_preload_libraries: "pg_stat_statements",
  timezone: "UTC",
  log_timezone: "UTC",
  log_line_prefix: "%m [%p] ",
  log_checkpoints: "off",
  ...(durable ? {} : notDurable),
});

/**
 * Starts PostgreSQL in its own session: Ctrl+C at the terminal must not stop it before this process has finished, which
 * it outlives. Returns a function for the reason once PostgreSQL has exited, else null.
 */
export function launchPostgres(cluster: Cluster, port: number): () => string | null {
  const given = Object.entries(settings(cluster.durable, port)).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const log = openSync(cluster.logFile, "a", 0o600);
  let end: string | null = null;
  const child = spawn(cluster.binaries.postgres, ["-D", cluster.dataDirectory, ...given], {
    cwd: "/",
    env: bareEnvironment,
    detached: true,
    stdio: ["ignore", log, log],
    ...runAs(cluster.account),
  });
  closeSync(log);
  child.once("error", (error) => (end = error.message));
  child.once("exit", (code, signal) => (end = signal ?? `exit code ${code}`));
  child.unref();
  return () => end;
}
