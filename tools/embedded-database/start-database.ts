import { mkdir, readFile, realpath } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { acquireLock } from "../lock.mjs";
import { chooseAccount } from "./account.ts";
import { findBinaries } from "./binaries.ts";
import { createCluster, type Cluster } from "./cluster.ts";
import { codeOf, DatabaseFailure } from "./failure.ts";
import { openShelter, placeCluster, systemDirectory } from "./location.ts";
import { rotateLog } from "./log-file.ts";
import { databaseUrl, leave, openSession } from "./node-session.ts";
import { readPostmaster, stopPostmaster } from "./postmaster.ts";
import { serveCluster, type Joined } from "./serve-cluster.ts";

export type DatabaseOptions = {
  /** Created if absent; password, log and lock are next to it. */
  dataDirectory: string;
  /** False trades safety for speed; for tests only. Has no effect when joining a running PostgreSQL. */
  durable: boolean;
  /** Port on 127.0.0.1, if this call starts PostgreSQL; default: its last port or any free one. */
  port?: number;
  /** The database in `url`; created empty if absent. */
  databaseName: string;
  /** Directory for programs and data when the user that runs PostgreSQL cannot enter the clone. */
  shelter?: string;
};

/** The embedded database while this node uses it. */
export type RunningDatabase = Awaited<ReturnType<typeof startDatabase>>;

const hour = 3_600_000;

async function readPassword(cluster: Cluster): Promise<string> {
  try {
    return (await readFile(cluster.passwordFile, "utf8")).trim();
  } catch (error) {
    throw new DatabaseFailure(
      `The password of the embedded database cannot be read from ${cluster.passwordFile} (${codeOf(error)}). It was ` +
        "created together with the data and is needed to open it: put it back, or start Diwan as the user who owns it.",
      { cause: error },
    );
  }
}

async function createDatabase({ session }: Joined, name: string): Promise<void> {
  try {
    if ((await session.value("select 1 from pg_database where datname = $1", [name])) !== null) return;
    await session.value(`create database "${name.replaceAll('"', '""')}"`);
  } catch (error) {
    await session.close();
    throw error;
  }
}

type Opened = { cluster: Cluster; password: string; joined: Joined };

async function open(requested: string, options: DatabaseOptions): Promise<Opened> {
  const account = await chooseAccount(requested);
  const shelter = (): Promise<string> => openShelter(options.shelter ?? systemDirectory);
  const place = await placeCluster(requested, account, shelter);
  const cluster = { ...place, account, durable: options.durable, binaries: await findBinaries(account, shelter) };
  await createCluster(cluster);
  rotateLog(cluster.logFile);
  const password = await readPassword(cluster);
  const joined = await serveCluster(cluster, password, options.port);
  await createDatabase(joined, options.databaseName);
  return { cluster, password, joined };
}

/** Reconnects a node that lost its connection; PostgreSQL may have been killed and is restarted at the same port. */
function keepJoined(joined: Joined, rejoin: () => Promise<Joined>) {
  let current = joined;
  let ended = false;
  let repair: Promise<void> = Promise.resolve();
  const watch = (): void =>
    current.session.onLost(() => {
      if (!ended) repair = again();
    });
  const again = async (): Promise<void> => {
    for (let pause = 50; !ended; pause = Math.min(pause * 2, 30_000)) {
      try {
        current = await rejoin();
        watch();
        return;
      } catch {
        // The reason is in the database's log; the server reports that it cannot reach its database.
        await sleep(pause, undefined, { ref: false });
      }
    }
  };
  watch();
  const end = (): Promise<void> => {
    ended = true;
    return repair;
  };
  return { current: () => current, end };
}

/**
 * Starts the embedded PostgreSQL, or joins the one that another node started on the same data, and keeps it running
 * until this node leaves. Safe with concurrent starts and after any process was killed.
 * @throws {DatabaseFailure} with a message for the terminal.
 */
export async function startDatabase(options: DatabaseOptions) {
  const wanted = resolve(options.dataDirectory);
  await mkdir(dirname(wanted), { recursive: true });
  const requested = join(await realpath(dirname(wanted)), basename(wanted));
  const exclusively = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const release = await acquireLock(`${requested}.lock`);
    try {
      return await work();
    } finally {
      release();
    }
  };
  const { cluster, password, joined } = await exclusively(() => open(requested, options));
  const { dataDirectory, logFile } = cluster;
  const presence = keepJoined(joined, () => exclusively(() => serveCluster(cluster, password, joined.port)));
  const rotation = setInterval(() => rotateLog(logFile), hour).unref();
  let finished: Promise<void> | null = null;
  const finish = async (mayStop: () => Promise<boolean>): Promise<void> => {
    clearInterval(rotation);
    await presence.end();
    await exclusively(async () => {
      const master = await readPostmaster(dataDirectory);
      if (master?.alive && (await mayStop())) await stopPostmaster(dataDirectory);
    });
    await presence.current().session.close();
  };
  const isLast = async (): Promise<boolean> => {
    try {
      return await leave(presence.current().session);
    } catch {
      // PostgreSQL ends all connections when one of its processes is killed; retry on a new one.
      const session = await openSession(joined.port, password);
      const last = session ? await leave(session) : false;
      await session?.close();
      return last;
    }
  };
  /** Leaves; stops PostgreSQL if no other node is left. */
  const stopIfLast = (): Promise<void> => (finished ??= finish(isLast));
  return {
    url: databaseUrl(joined.port, password, options.databaseName),
    /** The resolved location of the data. */
    dataDirectory,
    logFile,
    /** The postmaster's process id at the time of joining. */
    pid: joined.pid,
    /** Stops PostgreSQL even if other nodes use it. */
    stop: (): Promise<void> => (finished ??= finish(async () => true)),
    stopIfLast,
    [Symbol.asyncDispose]: stopIfLast,
  };
}
