// Plain JavaScript without dependencies: used before anything is installed, on Node.js 20 and newer.
import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  unlinkSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const codeOf = (error) => (error instanceof Error && "code" in error ? error.code : undefined);

/** Returns a value that distinguishes a process from a later one with the same id; null if it is gone or a zombie. */
export function birthOf(pid) {
  if (process.platform !== "linux") {
    try {
      const environment = { ...process.env, LC_ALL: "C", TZ: "UTC" };
      const started = execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8", env: environment });
      return started.trim().replaceAll(/\W+/g, "-") || null;
    } catch {
      return null;
    }
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").slice(0, 8);
    return fields[0] === "Z" || fields[0] === "X" ? null : `${boot}-${fields[19]}`;
  } catch {
    return null;
  }
}

function isAlive(holder) {
  const [pid, birth] = holder.split(".");
  const current = birthOf(Number(pid));
  if (current !== null) return current === birth;
  try {
    // Where processes of other users are hidden, EPERM shows that the process exists.
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return codeOf(error) === "EPERM";
  }
}

const holderOf = (directory) => {
  try {
    return readdirSync(directory)[0] ?? null;
  } catch (error) {
    if (codeOf(error) === "ENOENT") return null;
    throw error;
  }
};

/** Removes the directories left by processes that were killed while waiting for this lock. */
function sweep(path) {
  for (const name of readdirSync(dirname(path))) {
    const prefix = `${basename(path)}.`;
    if (!name.startsWith(prefix) || isAlive(name.slice(prefix.length))) continue;
    rmSync(join(dirname(path), name), { recursive: true, force: true });
  }
}

/**
 * Waits until this process alone has the lock `path`; resolves to the function that releases it.
 *
 * The lock is a directory with one file that names its owner. A prepared directory can only be renamed onto an absent
 * or empty one, so acquiring is atomic. A dead owner's lock is broken by deleting the file of exactly that name, so
 * that a lock acquired in the meantime by another process is never broken.
 */
export async function acquireLock(path, onWait = () => {}) {
  const owner = `${process.pid}.${birthOf(process.pid)}.${randomBytes(6).toString("hex")}`;
  const prepared = `${path}.${owner}`;
  mkdirSync(prepared, { recursive: true });
  writeFileSync(join(prepared, owner), "");
  for (let isReported = false; ;) {
    try {
      renameSync(prepared, path);
      break;
    } catch (error) {
      if (codeOf(error) !== "ENOTEMPTY" && codeOf(error) !== "EEXIST") {
        rmSync(prepared, { recursive: true, force: true });
        throw error;
      }
    }
    const holder = holderOf(path);
    if (holder === null) continue;
    if (!isAlive(holder)) {
      rmSync(join(path, holder), { force: true });
      continue;
    }
    if (!isReported) onWait();
    isReported = true;
    await sleep(40);
  }
  sweep(path);
  return () => {
    unlinkSync(join(path, owner));
    try {
      rmdirSync(path);
    } catch {
      // Another process has acquired the lock or removed the empty directory.
    }
  };
}
