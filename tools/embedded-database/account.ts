import { stat } from "node:fs/promises";
import { run, type Account } from "./command.ts";
import { codeOf, DatabaseFailure } from "./failure.ts";

async function accountOf(user: string): Promise<Account | null> {
  const [uid, gid] = await Promise.all([run("id", ["-u", user]), run("id", ["-g", user])]);
  if (uid.code !== 0 || gid.code !== 0) return null;
  return { uid: Number(uid.output), gid: Number(gid.output) };
}

/** Returns the owner of existing data if it can run PostgreSQL: not root, and with a name (others are refused). */
async function ownerOf(dataDirectory: string): Promise<Account | null> {
  try {
    const { uid } = await stat(dataDirectory);
    if (uid === 0) return null;
    const name = await run("id", ["-nu", String(uid)]);
    return name.code === 0 ? await accountOf(name.output.trim()) : null;
  } catch (error) {
    if (codeOf(error) === "ENOENT") return null;
    throw error;
  }
}

/**
 * Returns the user that PostgreSQL runs as; null for the current user. For root it is the owner of existing data, or
 * `postgres`, or `diwan` (created if possible), or `nobody`.
 */
export async function chooseAccount(dataDirectory: string): Promise<Account | null> {
  if (process.getuid?.() !== 0) return null;
  if (process.platform === "darwin") {
    throw new DatabaseFailure(
      "PostgreSQL refuses to run as root. Start Diwan as an ordinary user, or set DATABASE_URL to a PostgreSQL of your own.",
    );
  }
  const known = (await ownerOf(dataDirectory)) ?? (await accountOf("postgres")) ?? (await accountOf("diwan"));
  if (known) return known;
  await run("useradd", ["--system", "--no-create-home", "--shell", "/usr/sbin/nologin", "diwan"]);
  const account = (await accountOf("diwan")) ?? (await accountOf("nobody"));
  if (account) return account;
  throw new DatabaseFailure(
    "PostgreSQL refuses to run as root, and there is no user named postgres, diwan or nobody that could run it. " +
      "Create one (useradd --system diwan), or set DATABASE_URL to a PostgreSQL of your own.",
  );
}

/** Returns whether `account` may enter `directory`, which requires permission on every directory above it. */
export async function canEnter(account: Account | null, directory: string): Promise<boolean> {
  return (await run("/bin/sh", ["-c", 'cd -- "$1"', "sh", directory], account)).code === 0;
}
