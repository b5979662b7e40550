import { spawn, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { chmod, chown, mkdir, readdir, realpath, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { openClient } from "#platform/database/client.ts";
import { runStatements } from "./scratch.ts";
import { freePort } from "./server-process.ts";
import { until } from "./until.ts";
import { chooseAccount } from "../tools/embedded-database/account.ts";
import { findBinaries, type Binaries } from "../tools/embedded-database/binaries.ts";
import { bareEnvironment, run, runAs, type Account } from "../tools/embedded-database/command.ts";
import { openShelter, systemDirectory } from "../tools/embedded-database/location.ts";

export type Settings = Readonly<Record<string, string>>;

/** A PostgreSQL of a drill, durable unlike that of tests: to be killed, copied, promoted and recovered. */
export type Postgres = {
  /** Its database `diwan`; the port stays the same. */
  url: string;
  directory: string;
  /** Starts it, with more settings if given, and waits until it accepts connections. */
  start(settings?: Settings): Promise<void>;
  /** Stops it: a fast shutdown. */
  stop(): Promise<void>;
  /** Ends its processes at once, as a power cut does. */
  kill(): Promise<void>;
  isRunning(): boolean;
  /**
   * Copies it into a new directory while it runs, as `pg_basebackup` does but without its log: the copy, which has a port
   * of its own and is not started, needs a primary or an archive that still has the log of this time.
   */
  copyTo(directory: string, settings?: Settings): Promise<Postgres>;
  /** Creates a directory that its server can write to, such as that of an archive. */
  makeDirectory(path: string): Promise<void>;
  /** Writes a file into its directory, as its server's user. */
  writeFile(file: string, content: string): Promise<void>;
  /** Stops it, and deletes its directory. */
  remove(): Promise<void>;
};

const name = "diwan";

type Program = { binaries: Binaries; account: Account | null; password: string };

/** Gives a file or directory to the user that PostgreSQL runs as. */
async function give(path: string, { account }: Program): Promise<void> {
  if (account !== null) await chown(path, account.uid, account.gid);
}

async function makeDirectory(path: string, program: Program): Promise<void> {
  await mkdir(path, { mode: 0o700 });
  await give(path, program);
}

/** Copies files that change meanwhile; those that are deleted meanwhile are left out. */
async function copyFiles(from: string, to: string, program: Program): Promise<void> {
  const omitted = new Set(["postmaster.pid", "postmaster.opts", "pg_replslot", "pg_wal"]);
  const names = (await readdir(from)).filter((entry) => !omitted.has(entry));
  const sources = names.map((entry) => join(from, entry));
  const { code, errors } = await run("cp", ["-Rp", "--", ...sources, to]);
  const failures = errors.split("\n").filter((line) => line !== "" && !line.includes("No such file"));
  if (code === null || failures.length > 0) throw new Error(`The database was not copied: ${errors}`);
  for (const empty of ["pg_replslot", "pg_wal", "pg_wal/archive_status"]) await makeDirectory(join(to, empty), program);
}

async function postgresIn(directory: string, program: Program, settings: Settings): Promise<Postgres> {
  const port = await freePort();
  const urlOf = (database: string): string => `postgres://${name}:${program.password}@127.0.0.1:${port}/${database}`;
  let child: ChildProcess | null = null;
  let log = "";
  const isRunning = (): boolean => child !== null && child.exitCode === null && child.signalCode === null;
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child === null || !isRunning()) return;
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
  };
  const launch = (more: Settings): void => {
    const all: Settings = {
      listen_addresses: "127.0.0.1",
      port,
      unix_socket_directories: "",
      timezone: "UTC",
      log_timezone: "UTC",
      ...settings,
      ...more,
    };
    const given = Object.entries(all).flatMap(([key, value]) => ["-c", `${key}=${value}`]);
    log = "";
    child = spawn(program.binaries.postgres, ["-D", directory, ...given], {
      cwd: "/",
      env: bareEnvironment,
      stdio: ["ignore", "ignore", "pipe"],
      ...runAs(program.account),
    });
    child.stderr?.on("data", (data: Buffer) => (log = (log + data.toString()).slice(-20_000)));
  };
  return {
    url: urlOf(name),
    directory,
    isRunning,
    async start(more = {}) {
      launch(more);
      await until(`PostgreSQL in ${directory}`, async () => {
        if (!isRunning()) {
          // Processes of a killed one live on for a moment.
          if (!log.includes("shared memory")) throw new Error(`PostgreSQL in ${directory} ended:\n${log}`);
          launch(more);
        }
        const client = await openClient(urlOf("postgres")).catch(() => null);
        await client?.end();
        return client !== null;
      });
    },
    stop: () => end("SIGINT"),
    kill: () => end("SIGKILL"),
    async copyTo(target, more = {}) {
      await makeDirectory(target, program);
      await using client = await openClient(urlOf("postgres"));
      await client.query("select pg_backup_start('copy', true)");
      await copyFiles(directory, target, program);
      const { rows } = await client.query<{ labelfile: string }>("select labelfile from pg_backup_stop()");
      const copy = await postgresIn(await realpath(target), program, { ...settings, ...more });
      await copy.writeFile("backup_label", rows[0]?.labelfile ?? "");
      return copy;
    },
    makeDirectory: (path) => makeDirectory(path, program),
    async writeFile(file, content) {
      await writeFile(join(directory, file), content, { mode: 0o600 });
      await give(join(directory, file), program);
    },
    async remove() {
      await end("SIGINT");
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/**
 * Creates a cluster with an empty database `diwan` in a new directory, and starts it. Every user must be able to enter
 * the directory's parent: as root, PostgreSQL runs as another user.
 */
export async function createPostgres(directory: string, settings: Settings = {}): Promise<Postgres> {
  const account = await chooseAccount(directory);
  const binaries = await findBinaries(account, () => openShelter(systemDirectory));
  const program: Program = { account, binaries, password: randomBytes(12).toString("hex") };
  await makeDirectory(directory, program);
  const passwordFile = `${directory}.password`;
  await writeFile(passwordFile, program.password, { mode: 0o600 });
  await give(passwordFile, program);
  const parameters = [
    `--pgdata=${directory}`,
    `--username=${name}`,
    `--pwfile=${passwordFile}`,
    "--auth=scram-sha-256",
  ];
  parameters.push("--encoding=UTF8", "--locale-provider=builtin", "--builtin-locale=C.UTF-8");
  const made = await run(binaries.initdb, parameters, account);
  await rm(passwordFile);
  if (made.code !== 0) throw new Error(`The database could not be created: ${made.errors}`);
  const postgres = await postgresIn(await realpath(directory), program, settings);
  await postgres.start();
  const maintenance = new URL(postgres.url);
  maintenance.pathname = "/postgres";
  await runStatements(maintenance.href, `create database ${name}`);
  return postgres;
}

/** Creates a directory that every user may enter, for the clusters and files of a drill. */
export async function openWorkDirectory(path: string): Promise<string> {
  await mkdir(path, { recursive: true });
  await chmod(path, 0o711);
  return path;
}
