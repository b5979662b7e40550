import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { acquireLock, birthOf } from "./lock.mjs";

let home: string;
let lock: string;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), "diwan-lock-"));
  lock = join(home, "lock");
});

afterEach(() => rm(home, { recursive: true, force: true }));

const module = JSON.stringify(join(import.meta.dirname, "lock.mjs"));
const evaluate = (program: string) =>
  spawn(process.execPath, ["--input-type=module", "-e", `import { acquireLock } from ${module};${program}`], {
    stdio: ["pipe", "pipe", "inherit"],
  });

test("only one process has the lock at a time, also when owners are killed in between", async () => {
  const counter = join(home, "counter");
  await writeFile(counter, "0");
  // Non-atomic read and write: counts are lost when two processes have the lock at once.
  const program = `
    import { readFileSync, writeFileSync } from "node:fs";
    for (let i = 0; i < 10; i++) {
      const release = await acquireLock(${JSON.stringify(lock)});
      const before = Number(readFileSync(${JSON.stringify(counter)}, "utf8"));
      for (let look = 0; look < 100; look++) readFileSync(${JSON.stringify(counter)});
      writeFileSync(${JSON.stringify(counter)}, String(before + 1));
      release();
    }`;
  const killed = `await acquireLock(${JSON.stringify(lock)}); process.kill(process.pid, "SIGKILL");`;
  const children = [program, killed, program, killed, program].map(evaluate);
  await Promise.all(children.map((child) => once(child, "exit")));
  expect(await readFile(counter, "utf8")).toBe("30");
});

test("waits for a living owner and reports it once", async () => {
  const release = await acquireLock(lock);
  let waits = 0;
  let taken = false;
  const second = acquireLock(lock, () => (waits += 1)).then((free) => {
    taken = true;
    return free;
  });
  const tries = vi.spyOn(fs, "renameSync");
  // Named imports of the lock's module are bound anew.
  syncBuiltinESMExports();
  await expect.poll(() => tries.mock.calls.length).toBeGreaterThan(2);
  tries.mockRestore();
  syncBuiltinESMExports();
  expect({ waits, taken }).toEqual({ waits: 1, taken: false });
  release();
  (await second)();
  expect(await readdir(home)).toEqual([]);
});

test("breaks the lock of a process whose id another process now has", async () => {
  await mkdir(lock);
  await writeFile(join(lock, `${process.pid}.an-earlier-birth.0`), "");
  const release = await acquireLock(lock);
  expect((await readdir(lock))[0]).toContain(`${process.pid}.${birthOf(process.pid)}.`);
  release();
});

test("removes the remains of killed waiting processes", async () => {
  await mkdir(`${lock}.${process.pid}.an-earlier-birth.0`, { recursive: true });
  (await acquireLock(lock))();
  expect(await readdir(home)).toEqual([]);
});

test("a process that is gone has no birth, and a living one keeps its own", async () => {
  const child = evaluate("process.stdin.resume();");
  const pid = child.pid ?? 0;
  const birth = birthOf(pid);
  expect(birth).toMatch(/^[\w-]+$/);
  expect(birthOf(pid)).toBe(birth);
  child.kill("SIGKILL");
  await once(child, "exit");
  expect(birthOf(pid)).toBeNull();
});
