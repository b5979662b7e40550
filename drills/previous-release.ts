import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Say } from "./conduct.ts";

/** The release that operators upgrade from: the last one before leave had tables of its own. */
export const previousRelease = "cd10f82e2a7bb57bd67c2e2fa34fe5bf7037039e";

const root = join(import.meta.dirname, "..");

const execute = promisify(execFile);

/**
 * Returns the full name of a revision.
 * @throws if this clone does not have it; a shallow one has only the newest.
 */
export async function findRevision(revision: string): Promise<string> {
  const git = async (...parameters: string[]): Promise<string> =>
    (await execute("git", ["-C", root, "rev-parse", ...parameters])).stdout.trim();
  const found = await git("--verify", "--quiet", `${revision}^{commit}`).catch(() => null);
  if (found !== null) return found;
  const advice =
    (await git("--is-shallow-repository")) === "true"
      ? "This clone is shallow: `git fetch --unshallow` gets its history."
      : "Name one that it has with `--from <revision>`.";
  throw new Error(`This clone has no revision ${revision}. ${advice}`);
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Installs a release with its own packages below `.cache/releases`, unless it is there; returns its directory. */
export async function installRelease(revision: string, say: Say): Promise<string> {
  const releases = join(root, ".cache/releases");
  const directory = join(releases, revision);
  if (!(await exists(directory))) {
    await mkdir(releases, { recursive: true });
    const unpacked = await mkdtemp(join(releases, "unpacked-"));
    const archive = `${unpacked}.tar`;
    try {
      await execute("git", ["-C", root, "archive", "--output", archive, revision]);
      await execute("tar", ["-xf", archive, "-C", unpacked]);
      // As a whole, so that a stopped run leaves no half of a release.
      await rename(unpacked, directory);
    } finally {
      await rm(archive, { force: true });
      await rm(unpacked, { recursive: true, force: true });
    }
  }
  say(`installing the packages of ${revision.slice(0, 8)}, unless they are there`);
  await execute(process.execPath, [join(directory, "tools/bootstrap.mjs")]);
  return directory;
}
