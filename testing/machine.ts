import { execFileSync } from "node:child_process";
import { cpus, totalmem } from "node:os";
import { now } from "#platform/clock/clock.ts";

/** The machine and the revision of a measurement. */
export type Conditions = {
  /** Instant in UTC, ISO 8601. */
  measuredAt: string;
  /** The revision; null outside a repository. `isChanged`: with changes that are not committed, other than results. */
  commit: string | null;
  isChanged: boolean;
  processor: string;
  cores: number;
  memoryGiB: number;
  /** Of Node.js. */
  node: string;
};

const withoutResults = ":(top,exclude)docs/measurements";

function git(...parameters: string[]): string | null {
  try {
    return execFileSync("git", parameters, { cwd: import.meta.dirname, encoding: "utf8", stdio: "pipe" }).trim();
  } catch {
    return null;
  }
}

/** Describes this machine and this revision, for the results of benchmarks and drills. */
export function readConditions(): Conditions {
  const processors = cpus();
  return {
    measuredAt: now().toISOString(),
    commit: git("rev-parse", "HEAD"),
    isChanged: (git("status", "--porcelain", "--untracked-files=no", "--", ":/", withoutResults) ?? "") !== "",
    processor: processors[0]?.model.trim() ?? "unknown",
    cores: processors.length,
    memoryGiB: Math.round(totalmem() / 1024 ** 3),
    node: process.versions.node,
  };
}
