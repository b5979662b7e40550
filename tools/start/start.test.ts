import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { access, chmod, mkdtemp, realpath, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase } from "#testing/database.ts";
import { runStatements } from "#testing/scratch.ts";
import { readPostmaster, stopPostmaster } from "../embedded-database/postmaster.ts";

let dataDirectory: string;
let children: ChildProcess[];

type Start = { printed: () => string; url: Promise<string>; end(signal: NodeJS.Signals): Promise<number | null> };

/** Runs `npm start` without npm, on the test's data directory; `url` resolves to the address printed when ready. */
function begin(environment: Record<string, string> = {}): Start {
  const child = spawn(process.execPath, [join(import.meta.dirname, "main.ts")], {
    env: {
      PATH: process.env["PATH"],
      DATA_DIR: dataDirectory,
      DEMO: "0",
      LOG_LEVEL: "silent",
      DRAIN_SECONDS: "0",
      ...environment,
    },
  });
  children.push(child);
  let printed = "";
  const ended = once(child, "exit") as Promise<[number | null]>;
  const url = new Promise<string>((settle, refuse) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (data: Buffer) => {
        printed += data.toString();
        const found = /ready at (\S+)[\s\S]*Ctrl\+C/.exec(printed)?.[1];
        if (found !== undefined) settle(found);
      });
    }
    void ended.then(() => refuse(new Error(`It ended: ${printed}`)));
  });
  url.catch(() => {}); // for tests that expect the process to end
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    child.kill(signal);
    return (await ended)[0];
  };
  return { printed: () => printed, url, end };
}

const isDatabaseRunning = async (): Promise<boolean> => {
  const place = await realpath(join(dataDirectory, "database"));
  return (await readPostmaster(place))?.alive === true;
};
const statusOf = async (url: string, path: string): Promise<number> => (await fetch(new URL(path, url))).status;

beforeEach(async () => {
  children = [];
  dataDirectory = await mkdtemp(join(await realpath("/tmp"), "diwan-start-"));
  await chmod(dataDirectory, 0o711);
});

afterEach(async () => {
  for (const child of children) child.kill("SIGKILL");
  const place = await realpath(join(dataDirectory, "database")).catch(() => null);
  if (place !== null) await stopPostmaster(place);
  await rm(dataDirectory, { recursive: true, force: true });
});

test("two starts are two nodes on one database, which stops with the last node", async () => {
  const [first, second] = [begin(), begin()];
  const [one, two] = await Promise.all([first.url, second.url]);
  expect(new URL(one).port).not.toBe(new URL(two).port);
  expect(await statusOf(one, "/livez")).toBe(200);
  expect(await statusOf(two, "/readyz")).toBe(200);
  expect(await first.end("SIGINT")).toBe(0);
  expect(await isDatabaseRunning()).toBe(true);
  expect(await statusOf(two, "/readyz")).toBe(200);
  expect(await second.end("SIGTERM")).toBe(0);
  expect(await isDatabaseRunning()).toBe(false);
});

test("after all processes were killed, it starts normally", async () => {
  const first = begin();
  await first.url;
  const { pid } = (await readPostmaster(await realpath(join(dataDirectory, "database")))) ?? { pid: 0 };
  await first.end("SIGKILL");
  process.kill(pid, "SIGKILL");
  const second = begin();
  expect(await statusOf(await second.url, "/readyz")).toBe(200);
  expect(await second.end("SIGTERM")).toBe(0);
});

test("a stop during the start is handled and leaves no database running", async () => {
  const early = begin();
  await expect.poll(async () => (await isDatabaseRunning().catch(() => false)) || null).toBe(true);
  expect(await early.end("SIGTERM")).toBe(0);
  expect(await isDatabaseRunning()).toBe(false);
});

test("a configured port that is taken ends the start with a sentence", async () => {
  const other = createServer();
  await new Promise<void>((listening) => other.listen(0, "127.0.0.1", listening));
  const address = other.address();
  const port = String(typeof address === "object" && address ? address.port : 0);
  const refused = begin({ PORT: port });
  await expect(refused.url).rejects.toThrow(`port ${port}: another program uses it`);
  expect(refused.printed()).not.toContain("    at ");
  await new Promise((closed) => other.close(closed));
});

test.each([
  [{ DATABASE_URL: "mysql://portal" }, "DATABASE_URL: must be a postgres:// address"],
  [
    { TRUST_PROXY: "xx", PORT: "abc" },
    'PORT: must be a whole number from 0 to 65535, and is "abc"\n  TRUST_PROXY: must be true, false, a number of hops, ' +
      'or addresses and networks separated by commas (10.0.0.1,192.168.0.0/16), and is "xx"',
  ],
])("an unusable configuration ends the start with only a sentence, and creates nothing", async (environment, told) => {
  const place = join(dataDirectory, "made");
  const refused = begin({ DATA_DIR: place, ...environment });
  await expect(refused.url).rejects.toThrow();
  expect(refused.printed()).toBe(`\nThe configuration is not usable:\n  ${told}\n\n`);
  await expect(access(place)).rejects.toThrow("ENOENT");
});

test("a data directory that is a file ends the start with only a sentence", async () => {
  const place = join(dataDirectory, "file");
  await writeFile(place, "");
  const refused = begin({ DATA_DIR: place });
  await expect(refused.url).rejects.toThrow();
  expect(refused.printed()).toBe(
    `\nThe configuration is not usable:\n  DATA_DIR: is "${place}", and a file lies there. Name a directory\n\n`,
  );
});

test("a start that is refused late prints only its sentence", async () => {
  const scratch = await createTestDatabase();
  try {
    await runStatements(scratch.url, "update migration set hash = 'another' where name like '0001-%'");
    const refused = begin({ DATABASE_URL: scratch.url, LOG_LEVEL: "info" });
    await expect(refused.url).rejects.toThrow();
    const [, told, more, ...rest] = refused
      .printed()
      .replace(/^Building .*\n/, "")
      .split("\n");
    expect(told).toMatch(/^Diwan could not start: Migration 0001-\S+ was changed after it had been applied\.$/);
    expect([more, ...rest]).toEqual(["For more, start it with LOG_LEVEL=debug.", "", ""]);
  } finally {
    await scratch.drop();
  }
});
