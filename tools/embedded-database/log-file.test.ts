import { appendFileSync, closeSync, openSync, readFileSync, writeSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { logLength, logTail, rotateLog } from "./log-file.ts";

let home: string;
let log: string;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), "diwan-log-"));
  log = join(home, "database.log");
});

afterEach(() => rm(home, { recursive: true, force: true }));

test("a log above the size limit is rotated while PostgreSQL continues to write to it", () => {
  const writer = openSync(log, "a");
  writeSync(writer, "first part\n");
  rotateLog(log, 100);
  expect(logLength(log)).toBe(11);
  rotateLog(log, 10);
  writeSync(writer, "second part\n");
  closeSync(writer);
  expect(readFileSync(log, "utf8")).toBe("second part\n");
  expect(readFileSync(`${log}.1`, "utf8")).toBe("first part\n");
});

test("the tail contains the last lines written since then", () => {
  expect(logLength(log)).toBe(0);
  appendFileSync(log, "an older failure\n");
  const from = logLength(log);
  for (let line = 1; line <= 8; line += 1) appendFileSync(log, `line ${line}\n`);
  expect(logTail(log, from)).toBe("line 3\nline 4\nline 5\nline 6\nline 7\nline 8");
});
