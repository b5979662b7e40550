import { chmod, mkdtemp, readdir, realpath, rm, stat, statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { readPostmaster, stopPostmaster } from "../tools/embedded-database/postmaster.ts";
import { startDatabase } from "../tools/embedded-database/start-database.ts";

/** A PostgreSQL for tests and checks: `url` is its maintenance database, with a role that may create databases. */
export type Cluster = { url: string; stop(): Promise<void> } & AsyncDisposable;

const prefix = "diwan-test-";
const data = "data";
/** A memory file system, on Linux: a copy of a database is a thousand files, ten times slower on a disk. */
const memory = "/dev/shm";
/** Bytes: several times the size of all clusters of a run. Containers often have 64 MB. */
const memoryNeeded = 3 * 1024 ** 3;

/** Returns the parent directory of clusters: TMPDIR if set, otherwise memory if it suffices. */
async function clusterParent(): Promise<string> {
  if (process.env["TMPDIR"] !== undefined) return tmpdir();
  const free = await statfs(memory).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  return free < memoryNeeded ? tmpdir() : memory;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Deletes a cluster's directory, and its data if the launcher moved it because of a closed parent directory. */
async function remove(directory: string): Promise<void> {
  const home = dirname(await realpath(join(directory, data)).catch(() => join(directory, data)));
  await rm(directory, { recursive: true, force: true });
  await rm(home, { recursive: true, force: true });
}

/** Stops and deletes the remains of killed runs. */
async function sweep(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    const pid = new RegExp(`^${prefix}(\\d+)-`).exec(name)?.[1];
    if (pid === undefined || isAlive(Number(pid))) continue;
    const directory = join(parent, name);
    const owner = await stat(directory).catch(() => null);
    if (owner?.uid !== process.getuid?.()) continue;
    const place = await realpath(join(directory, data)).catch(() => null);
    if (place !== null && (await readPostmaster(place))?.alive === true) await stopPostmaster(place);
    await remove(directory);
  }
}

const clusterAt = (url: string, stop: () => Promise<void>): Cluster => ({ url, stop, [Symbol.asyncDispose]: stop });

/**
 * Starts a temporary cluster without durability; `stop` deletes it. With TEST_DATABASE_URL it returns that server, and
 * starts and stops nothing.
 */
export async function startCluster(): Promise<Cluster> {
  const given = process.env["TEST_DATABASE_URL"];
  if (given !== undefined && given !== "") return clusterAt(given, async () => {});
  const parent = await clusterParent();
  await sweep(parent);
  const directory = await mkdtemp(join(parent, `${prefix}${process.pid}-`));
  // As root, PostgreSQL runs as another user, who must be able to traverse the directory.
  await chmod(directory, 0o711);
  try {
    const database = await startDatabase({
      dataDirectory: join(directory, data),
      durable: false,
      databaseName: "postgres",
    });
    return clusterAt(database.url, async () => {
      await database.stop();
      await remove(directory);
    });
  } catch (error) {
    await remove(directory);
    throw error;
  }
}
