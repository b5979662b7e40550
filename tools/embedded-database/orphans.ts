import { lstat, readdir, readFile, realpath, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { codeOf } from "./failure.ts";
import { readPostmaster } from "./postmaster.ts";

/** Next to a cluster in a shelter: the data directory that links to it, and that directory's device. */
const originFile = "origin";
/** Names created by `relocate`. */
const home = /^[0-9a-f]{8}-\w{6}$/;

/** A cluster in a shelter that no data directory links to any more. */
export type Orphan = { home: string; origin: string };

/** Returns the device of a path or, if it does not exist, of the nearest existing parent directory. */
async function deviceOf(path: string): Promise<number> {
  const found = await lstat(path).catch(() => null);
  return found !== null || dirname(path) === path ? (found?.dev ?? 0) : deviceOf(dirname(path));
}

/** Records the data directory that links to a cluster, at each start, since a clone may have been moved. */
export async function noteOrigin(actual: string, requested: string): Promise<void> {
  const directory = dirname(actual);
  if (actual === requested || !home.test(basename(directory))) return;
  try {
    await writeFile(join(directory, originFile), `${requested}\n${await deviceOf(requested)}\n`);
  } catch (error) {
    // Only needed for cleaning up: the start must not fail.
    if (!["EACCES", "EPERM", "EROFS", "ENOSPC"].includes(codeOf(error) ?? "")) throw error;
  }
}

const entriesOf = (directory: string): Promise<string[]> => readdir(directory).catch(() => []);

/** Returns whether a path does not exist or leads elsewhere. An unreadable path counts as existing. */
async function isGone(origin: string, cluster: string): Promise<boolean> {
  try {
    await lstat(origin);
    return (await realpath(origin)) !== (await realpath(cluster));
  } catch (error) {
    return codeOf(error) === "ENOENT" && (await lstat(origin).catch(() => null)) === null;
  }
}

async function orphanOf(directory: string): Promise<Orphan | null> {
  const text = await readFile(join(directory, originFile), "utf8").catch(() => "");
  const [origin = "", device = ""] = text.split("\n");
  if (origin === "") return null;
  // The disk of the data directory may be absent now.
  if (device !== "" && Number(device) !== (await deviceOf(origin))) return null;
  const cluster = join(directory, basename(origin));
  const isThere = (await stat(cluster).catch(() => null)) !== null;
  if (isThere && ((await readPostmaster(cluster))?.alive ?? false)) return null;
  return (await isGone(origin, cluster)) ? { home: directory, origin } : null;
}

/**
 * Finds the clusters whose data directory is gone. Leaves out running clusters and those of unknown origin (last
 * started by an older release).
 */
export async function findOrphans(shelters: readonly string[]): Promise<Orphan[]> {
  const homes = await Promise.all(
    shelters.map(async (shelter) =>
      (await entriesOf(shelter)).filter((name) => home.test(name)).map((name) => join(shelter, name)),
    ),
  );
  const found = await Promise.all(homes.flat().map(orphanOf));
  return found.filter((orphan) => orphan !== null);
}

/** Deletes a cluster unless it was started or linked again in the meantime; returns whether it was deleted. */
export async function removeOrphan(orphan: Orphan): Promise<boolean> {
  if ((await orphanOf(orphan.home)) === null) return false;
  await rm(orphan.home, { recursive: true });
  return true;
}

/** Directories for clusters that cannot be stored in their data directory. */
export const sheltersOf = (systemDirectory: string): string[] => [systemDirectory, join(tmpdir(), "diwan")];
