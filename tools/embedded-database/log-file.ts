import { copyFileSync, readFileSync, statSync, truncateSync } from "node:fs";
import { codeOf } from "./failure.ts";

const limit = 10 * 1024 * 1024;

/** Returns the size of the log in bytes; 0 if it does not exist. */
export function logLength(path: string): number {
  try {
    return statSync(path).size;
  } catch (error) {
    if (codeOf(error) === "ENOENT") return 0;
    throw error;
  }
}

/** Limits the log to `largest` bytes and one older part; PostgreSQL appends, so it may continue to write. */
export function rotateLog(path: string, largest = limit): void {
  if (logLength(path) <= largest) return;
  copyFileSync(path, `${path}.1`);
  truncateSync(path);
}

/** Returns the last lines logged after byte `from`, shortened for a terminal. */
export function logTail(path: string, from: number): string {
  const lines = readFileSync(path).subarray(from).toString("utf8").trim().split("\n");
  return lines
    .slice(-6)
    .map((line) => line.slice(0, 240))
    .join("\n");
}
