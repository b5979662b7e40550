import { chmod, mkdtemp, readdir, realpath, rm, stat, statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { readPostmaster, stopPostmaster } from "../tools/embedded-database/postmaster.ts";
import { startDatabase } from "../tools/embedded-database/start-database.ts";

/** A PostgreSQL for tests and checks: `url` is that of its maintenance database, as a role that may create databases. */
export type Cluster = { url: string; stop(): Promise<void> };

const prefix = "diwan-test-";
const data = "data";
/** A file system in memory, on Linux: a copy of a database is a thousand files, which takes a disk ten times as long. */
const memory = "/dev/shm";
/** Bytes: several times what the clusters of a whole run take. Containers often have 64 MB. */
const memoryNeeded = 3 * 1024 ** 3;

/** Where clusters lie: where the environment says, otherwise in memory where there is enough. */
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

/** Deletes a cluster's directory, and its data where the launcher has moved it because of a closed parent directory. */
async function remove(directory: string): Promise<void> {
  const home = dirname(await realpath(join(directory, data)).catch(() => join(directory, data)));
  await rm(directory, { recursive: true, force: true });
  await rm(home, { recursive: true, force: true });
}

/** Stops and deletes what runs that were killed have left. */
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

/**
 * Starts a throw-away cluster in a temporary directory, without durability; `stop` deletes it. With TEST_DATABASE_URL it
 * is that server instead, and nothing is started or stopped.
 */
export async function startCluster(): Promise<Cluster> {
  const given = process.env["TEST_DATABASE_URL"];
  if (given !== undefined && given !== "") return { url: given, stop: async () => {} };
  const parent = await clusterParent();
  await sweep(parent);
  const directory = await mkdtemp(join(parent, `${prefix}${process.pid}-`));
  // For root, PostgreSQL runs as another user, who must be able to come through.
  await chmod(directory, 0o711);
  try {
    const database = await startDatabase({
      dataDirectory: join(directory, data),
      durable: false,
      databaseName: "postgres",
    });
    return {
      url: database.url,
      stop: async () => {
        await database.stop();
        await remove(directory);
      },
    };
  } catch (error) {
    await remove(directory);
    throw error;
  }
}
