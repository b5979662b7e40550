import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { until } from "#testing/until.ts";
import { openLogFile } from "./log-file.ts";

let home: string;
let path: string;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), "diwan-log-"));
  path = join(home, "server.log");
});

afterEach(() => rm(home, { recursive: true, force: true }));

/** Checks that are called, and not by themselves. */
const called = { checkMs: 3_600_000 };

async function readLines(): Promise<string[]> {
  const names = await readdir(home);
  const contents = await Promise.all(names.map((name) => readFile(join(home, name), "utf8")));
  return contents.flatMap((content) => content.split("\n").filter((line) => line !== ""));
}

test("processes that write to one path lose no line while it is replaced", async () => {
  const options = { ...called, maxBytes: 2_000, maxOlder: 1_000 };
  const logs = [await openLogFile(path, options), await openLogFile(path, options)];
  const written: string[] = [];
  for (let line = 0; line < 2_000; line += 1) {
    const text = `line ${line} of a log`;
    written.push(text);
    logs[line % 2]?.write(`${text}\n`);
    // Not awaited: lines are written while it is replaced.
    if (line % 50 === 0) for (const log of logs) void log.check();
    if (line % 200 === 0) await logs[0]?.check();
  }
  await until("all lines", async () => (await readLines()).length >= written.length);
  expect((await readLines()).toSorted()).toEqual(written.toSorted());
  expect((await readdir(home)).length).toBeGreaterThan(5);
});

test("the number of older files is limited, the newest are kept, and others beside them stay", async () => {
  await writeFile(join(home, "database.log"), "");
  const log = await openLogFile(path, { ...called, maxBytes: 10, maxOlder: 2 });
  for (const part of ["first", "second", "third", "fourth", "fifth"]) {
    log.write(`the ${part} part\n`);
    await until("the line", async () => (await readFile(path, "utf8")).includes(part));
    await log.check();
  }
  expect(await readLines()).toEqual(["the fourth part", "the fifth part"]);
  expect(await readdir(home)).toHaveLength(4);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
});

test("a log that another program has renamed is opened again", async () => {
  const log = await openLogFile(path, called);
  log.write("before\n");
  await until("the line", async () => (await readFile(path, "utf8")) !== "");
  await rename(path, `${path}.old`);
  await log.check();
  log.write("after\n");
  await until("the line", async () => (await readFile(path, "utf8")) === "after\n");
});

test("a log below the limit stays, and continues after a restart", async () => {
  const lines = async (): Promise<string> => readFile(path, "utf8");
  for (const part of ["first\n", "second\n"]) {
    const log = await openLogFile(path, called);
    log.write(part);
    await until("the line", async () => (await lines()).endsWith(part));
    await log.check();
  }
  expect(await lines()).toBe("first\nsecond\n");
  expect(await readdir(home)).toEqual(["server.log"]);
});

test.runIf(process.platform === "linux")("a full disk neither ends the process nor keeps it from ending", async () => {
  const program = `
    import { openLogFile } from ${JSON.stringify(join(import.meta.dirname, "log-file.ts"))};
    import { setTimeout as sleep } from "node:timers/promises";
    const log = await openLogFile("/dev/full");
    for (let line = 0; line < 5; line += 1) {
      log.write("a line\\n");
      await sleep(1);
    }
    process.stdout.write("at work");
    process.exit();`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", program], {
    stdio: ["ignore", "pipe", "inherit"],
    cwd: import.meta.dirname,
  });
  let printed = "";
  child.stdout.on("data", (data: Buffer) => (printed += data.toString()));
  expect(await once(child, "exit")).toEqual([0, null]);
  expect(printed).toBe("at work");
});

test("an ended log is not looked for again, so that its directory can be deleted", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  try {
    const log = await openLogFile(path);
    expect(vi.getTimerCount()).toBe(1);
    await log.end();
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});
