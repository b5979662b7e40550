import { lstat, readdir, readFile, realpath, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { codeOf } from "./failure.ts";
import { readPostmaster } from "./postmaster.ts";

/** Beside a cluster that lies in a shelter: the data directory that leads to it, and the device that it is on. */
const originFile = "origin";
/** As `relocate` names them. */
const home = /^[0-9a-f]{8}-\w{6}$/;

/** A cluster in a shelter to which no data directory leads any more. */
export type Orphan = { home: string; origin: string };

/** The device of a path or, where nothing is there, of the directory that it would be in. */
async function deviceOf(path: string): Promise<number> {
  const found = await lstat(path).catch(() => null);
  return found !== null || dirname(path) === path ? (found?.dev ?? 0) : deviceOf(dirname(path));
}

/** Notes which data directory leads to a cluster; called at each start, since a clone may have been moved. */
export async function noteOrigin(actual: string, requested: string): Promise<void> {
  const directory = dirname(actual);
  if (actual === requested || !home.test(basename(directory))) return;
  try {
    await writeFile(join(directory, originFile), `${requested}\n${await deviceOf(requested)}\n`);
  } catch (error) {
    // Only a help for cleaning up: a start does not fail for it.
    if (!["EACCES", "EPERM", "EROFS", "ENOSPC"].includes(codeOf(error) ?? "")) throw error;
  }
}

const entriesOf = (directory: string): Promise<string[]> => readdir(directory).catch(() => []);

/** Whether nothing is at a path, or something that leads elsewhere. What cannot be looked at counts as there. */
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
  // The disk of the data directory may be away for now.
  if (device !== "" && Number(device) !== (await deviceOf(origin))) return null;
  const cluster = join(directory, basename(origin));
  const isThere = (await stat(cluster).catch(() => null)) !== null;
  if (isThere && ((await readPostmaster(cluster))?.alive ?? false)) return null;
  return (await isGone(origin, cluster)) ? { home: directory, origin } : null;
}

/**
 * Finds the clusters whose data directory is gone. None that runs; none of which it is not known where it belongs, as of
 * those that were last started by a release before this one.
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

/** Deletes a cluster unless it has been started, or found again, since it was looked for; returns whether it did. */
export async function removeOrphan(orphan: Orphan): Promise<boolean> {
  if ((await orphanOf(orphan.home)) === null) return false;
  await rm(orphan.home, { recursive: true });
  return true;
}

/** Where clusters are put that cannot lie in their data directory. */
export const sheltersOf = (systemDirectory: string): string[] => [systemDirectory, join(tmpdir(), "diwan")];
