import { readFileSync, readlinkSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { run } from "./command.ts";
import { codeOf, DatabaseFailure } from "./failure.ts";

/** Contents of `postmaster.pid`; `alive` only if that process is PostgreSQL and serves this directory. */
export type Postmaster = { pid: number; port: number | null; ready: boolean; alive: boolean };

const pidFile = (dataDirectory: string): string => join(dataDirectory, "postmaster.pid");

async function showsCommand(pid: number, dataDirectory: string): Promise<boolean> {
  const { output } = await run("ps", ["-o", "command=", "-p", String(pid)]);
  return output.includes("postgres") && output.includes(`-D ${dataDirectory}`);
}

/** Process ids are reused, so the id alone proves nothing: PostgreSQL's working directory is its data directory. */
async function isServing(pid: number, dataDirectory: string): Promise<boolean> {
  if (process.platform !== "linux") return await showsCommand(pid, dataDirectory);
  try {
    if (readFileSync(`/proc/${pid}/comm`, "utf8").trim() !== "postgres") return false;
    return readlinkSync(`/proc/${pid}/cwd`) === dataDirectory;
  } catch (error) {
    if (codeOf(error) !== "EACCES") return false;
    const words = readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0");
    return words[words.indexOf("-D") + 1] === dataDirectory;
  }
}

/** Returns the postmaster of the data directory; null without a valid `postmaster.pid`. */
export async function readPostmaster(dataDirectory: string): Promise<Postmaster | null> {
  let text: string;
  try {
    text = readFileSync(pidFile(dataDirectory), "utf8");
  } catch (error) {
    if (codeOf(error) === "ENOENT") return null;
    throw error;
  }
  const lines = text.split("\n").map((line) => line.trim());
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 1) return null;
  const port = Number(lines[3]);
  return {
    pid,
    port: Number.isInteger(port) && port > 0 ? port : null,
    ready: lines[7] === "ready",
    alive: await isServing(pid, dataDirectory),
  };
}

/**
 * Removes `postmaster.pid` of a dead postmaster whose id another process now has; PostgreSQL would treat that process
 * as a running server. It detects unused ids itself. Its lock on shared memory still prevents a start beside living
 * children of the dead postmaster.
 */
export function forgetPostmaster(dataDirectory: string, pid: number): void {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (codeOf(error) === "ESRCH") return;
  }
  rmSync(pidFile(dataDirectory), { force: true });
}

/** Stops PostgreSQL and waits for its exit: fast shutdown, after a minute immediate shutdown, which is also safe. */
export async function stopPostmaster(dataDirectory: string): Promise<void> {
  const started = performance.now();
  let sent: NodeJS.Signals | null = null;
  for (;;) {
    const master = await readPostmaster(dataDirectory);
    if (!master?.alive) return;
    const signal = performance.now() - started > 60_000 ? "SIGQUIT" : "SIGINT";
    if (signal !== sent) {
      try {
        process.kill(master.pid, signal);
      } catch (error) {
        if (codeOf(error) !== "EPERM") continue;
        throw new DatabaseFailure(
          `${basename(dataDirectory)}: PostgreSQL belongs to another user and was not stopped.`,
        );
      }
      sent = signal;
    }
    await sleep(10);
  }
}
