import { copyFileSync, readFileSync, statSync, truncateSync } from "node:fs";
import { codeOf } from "./failure.ts";

const limit = 10 * 1024 * 1024;

/** The length of the log in bytes; 0 when there is none. */
export function logLength(path: string): number {
  try {
    return statSync(path).size;
  } catch (error) {
    if (codeOf(error) === "ENOENT") return 0;
    throw error;
  }
}

/** Keeps the log below `largest` bytes, and one older part of it; PostgreSQL appends, so it may go on writing. */
export function rotateLog(path: string, largest = limit): void {
  if (logLength(path) <= largest) return;
  copyFileSync(path, `${path}.1`);
  truncateSync(path);
}

/** The last lines that were logged after byte `from`, shortened to what fits on a terminal. */
export function logTail(path: string, from: number): string {
  const lines = readFileSync(path).subarray(from).toString("utf8").trim().split("\n");
  return lines
    .slice(-6)
    .map((line) => line.slice(0, 240))
    .join("\n");
}
