import { createHash } from "node:crypto";
import { chmod, lstat, mkdir, mkdtemp, realpath, stat, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { canEnter } from "./account.ts";
import { run, type Account } from "./command.ts";
import { codeOf, DatabaseFailure } from "./failure.ts";
import { noteOrigin } from "./orphans.ts";

/** Paths of a cluster; the password file and the log are next to the data directory. */
export type Location = { dataDirectory: string; passwordFile: string; logFile: string };

/** Reachable by all users when the clone is closed to others; if it cannot be created, tmpdir is used. */
export const systemDirectory = "/var/lib/diwan";

const locate = (dataDirectory: string): Location => ({
  dataDirectory,
  passwordFile: `${dataDirectory}.password`,
  logFile: `${dataDirectory}.log`,
});

/** Creates a directory that all users may enter and only the current user may change: programs are run from it. */
export async function openShelter(preferred: string): Promise<string> {
  for (const directory of [preferred, join(tmpdir(), "diwan")]) {
    try {
      await mkdir(directory, { recursive: true });
      const { uid, mode } = await stat(directory);
      if (uid !== process.getuid?.()) continue;
      if ((mode & 0o777) !== 0o755) await chmod(directory, 0o755);
      return directory;
    } catch (error) {
      if (!["EACCES", "EPERM", "EROFS", "EEXIST", "ENOTDIR"].includes(codeOf(error) ?? "")) throw error;
    }
  }
  throw new DatabaseFailure(
    `PostgreSQL needs a directory that other users can enter, and neither ${preferred} nor ${join(tmpdir(), "diwan")} ` +
      "can be used. Move the clone to such a directory, or set DATABASE_URL to a PostgreSQL of your own.",
  );
}

/** Returns whether `path` exists. Refuses a dangling link, because its data may only be unreachable now. */
async function isPresent(path: string): Promise<boolean> {
  try {
    const link = (await lstat(path)).isSymbolicLink();
    if (!link) return true;
    await realpath(path);
    return true;
  } catch (error) {
    if (codeOf(error) !== "ENOENT") throw error;
    if (await lstat(path).catch(() => null)) {
      throw new DatabaseFailure(
        `The database directory ${path} is a link to a directory that does not exist. If that data is really gone, ` +
          "delete the link and start again.",
      );
    }
    return false;
  }
}

/** Moves the cluster out of a directory that `account` cannot enter, and leaves a link to it. */
export async function relocate(requested: string, shelter: string): Promise<string> {
  const name = createHash("sha256").update(requested).digest("hex").slice(0, 8);
  const home = await mkdtemp(join(shelter, `${name}-`));
  await chmod(home, 0o711);
  const destination = join(home, basename(requested));
  for (const suffix of ["", ".password", ".log"]) {
    if (!(await lstat(requested + suffix).catch(() => null))) continue;
    const moved = await run("mv", ["--", requested + suffix, destination + suffix]);
    if (moved.code !== 0) throw new DatabaseFailure(`The database could not be moved: ${moved.errors.trim()}`);
  }
  await symlink(destination, requested);
  return destination;
}

/**
 * Returns the real location of the cluster requested at `requested`: there, or, if `account` cannot reach it, a new
 * directory in `shelter`, to which `requested` becomes a link. A new clone at the same path gets a new directory.
 */
export async function placeCluster(requested: string, account: Account | null, shelter: () => Promise<string>) {
  const present = await isPresent(requested);
  const actual = present ? await realpath(requested) : requested;
  const place = (await canEnter(account, dirname(actual))) ? actual : await relocate(requested, await shelter());
  await noteOrigin(place, requested);
  return locate(place);
}
