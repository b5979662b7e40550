import { spawn } from "node:child_process";
import { chmod, mkdir, mkdtemp, readFile, realpath, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { until } from "#testing/until.ts";
import { startNode, type ForeignNode } from "./launcher-node.ts";
import { readPostmaster, stopPostmaster } from "./postmaster.ts";
import { startDatabase, type RunningDatabase } from "./start-database.ts";

const launcher = join(import.meta.dirname, "start-database.ts");
let home: string;
let dataDirectory: string;
let nodes: ForeignNode[];
let databases: RunningDatabase[];

beforeAll(async () => {
  home = await mkdtemp(join(await realpath("/tmp"), "diwan-launcher-"));
  await chmod(home, 0o755);
});

afterAll(() => rm(home, { recursive: true, force: true }));

// The tests share one stopped cluster: creating one takes longer than any test.
beforeEach(() => {
  dataDirectory = join(home, "data", "database");
  nodes = [];
  databases = [];
});

afterEach(async () => {
  for (const node of nodes) node.signal("SIGKILL");
  await Promise.all(nodes.map((node) => node.ended));
  await Promise.all(databases.map((database) => database.stop()));
  await stopPostmaster(dataDirectory);
});

async function start(durable = false): Promise<RunningDatabase> {
  const database = await startDatabase({ dataDirectory, durable, databaseName: "diwan" });
  databases.push(database);
  return database;
}

async function startElsewhere(durable = false): Promise<ForeignNode> {
  const node = await startNode(launcher, { dataDirectory, durable, databaseName: "diwan" });
  nodes.push(node);
  return node;
}

async function ask(url: string, sql: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<unknown[]>({ text: sql, rowMode: "array" });
    return rows.map((row) => row.join("|")).join("\n");
  } finally {
    await client.end();
  }
}

/** Retries until PostgreSQL responds. */
const askAgain = (url: string, sql: string): Promise<string> =>
  until("an answer of PostgreSQL", () => ask(url, sql).catch(() => null));

async function remember(url: string): Promise<void> {
  await ask(url, "drop table if exists memory");
  await ask(url, "create table memory as select 'kept' as word");
}

const isRunning = async (): Promise<boolean> => (await readPostmaster(dataDirectory))?.alive === true;
const startsLogged = async (logFile: string): Promise<number> =>
  (await readFile(logFile, "utf8")).split("starting PostgreSQL").length - 1;

const waitUntilGone = (pid: number): Promise<true> =>
  until(`the end of process ${pid}`, () => {
    try {
      return !process.kill(pid, 0);
    } catch {
      return true;
    }
  });

test("the first start creates a UTF-8 cluster with ICU collations that listens on this machine only", async () => {
  dataDirectory = join(home, "first", "database");
  const database = await start();
  const facts = `select pg_encoding_to_char(encoding), datlocprovider, datlocale from pg_database
    where datname = current_database()`;
  expect(await ask(database.url, facts)).toBe("UTF8|b|C.UTF-8");
  expect(await ask(database.url, `select 'أحمد' < 'باسم' collate "ar-x-icu"`)).toBe("true");
  expect(await ask(database.url, "show listen_addresses")).toBe("127.0.0.1");
  expect(await ask(database.url, "show unix_socket_directories")).toBe("");
  expect(await ask(database.url, "show shared_preload_libraries")).toBe("pg_stat_statements");
  expect(await ask(database.url, "show server_version_num")).toMatch(/^18/);
  expect((await stat(`${dataDirectory}.password`)).mode & 0o777).toBe(0o600);
  expect((await stat(dataDirectory)).mode & 0o777).toBe(0o700);
  // It leads its own process group, so Ctrl+C at the terminal does not reach it.
  expect(process.kill(-database.pid, 0)).toBe(true);
  await database.stopIfLast();
  expect(await isRunning()).toBe(false);
});

test("a wrong or missing password is refused", async () => {
  const database = await start();
  const wrong = new URL(database.url);
  wrong.password = "wrong";
  await expect(ask(wrong.href, "select 1")).rejects.toMatchObject({ code: "28P01" });
  wrong.password = "";
  await expect(ask(wrong.href, "select 1")).rejects.toThrow();
  await database.stop();
});

test("durability is on unless a test turns it off", async () => {
  const shown = `select current_setting('fsync'), current_setting('synchronous_commit'),
    current_setting('full_page_writes'), current_setting('data_checksums')`;
  const durable = await start(true);
  expect(await ask(durable.url, shown)).toBe("on|on|on|on");
  await durable.stop();
  const fast = await start(false);
  expect(await ask(fast.url, shown)).toBe("off|off|off|on");
  await fast.stop();
});

test("a second node joins the first, and the last node to leave stops the database", async () => {
  const first = await start();
  const second = await startElsewhere();
  expect(second).toMatchObject({ url: first.url, pid: first.pid });
  await first.stopIfLast();
  expect(await ask(second.url, "select 1")).toBe("1");
  second.signal("SIGTERM");
  await second.ended;
  expect(await isRunning()).toBe(false);
  expect(second.printed()).toBe("");
});

test("simultaneous starts end with one PostgreSQL", async () => {
  await (await start()).stop();
  const startsBefore = await startsLogged(`${dataDirectory}.log`);
  const [here, again, ...elsewhere] = await Promise.all([start(), start(), startElsewhere(), startElsewhere()]);
  for (const node of [again, ...elsewhere]) expect(node).toMatchObject({ url: here.url, pid: here.pid });
  expect(await startsLogged(here.logFile)).toBe(startsBefore + 1);
  await Promise.all([here.stopIfLast(), again.stopIfLast()]);
  expect(await isRunning()).toBe(true);
});

test("a node that starts while the last one stops the database starts it again", async () => {
  const first = await start();
  const [, second] = await Promise.all([first.stopIfLast(), start()]);
  expect(await ask(second.url, "select 1")).toBe("1");
  await second.stopIfLast();
  expect(await isRunning()).toBe(false);
});

test("a start waits for a shutdown in progress that no node waits for", async () => {
  const node = await startElsewhere();
  node.signal("SIGKILL");
  await node.ended;
  process.kill(node.pid, "SIGINT");
  const database = await start();
  expect(database.pid).not.toBe(node.pid);
  expect(await ask(database.url, "select 1")).toBe("1");
  await database.stop();
});

test("after a node was killed, the database can still be joined and stopped", async () => {
  const node = await startElsewhere();
  node.signal("SIGKILL");
  await node.ended;
  const database = await start();
  expect(database.pid).toBe(node.pid);
  await database.stopIfLast();
  expect(await isRunning()).toBe(false);
});

test("data survives a kill of node and PostgreSQL", async () => {
  const node = await startElsewhere(true);
  await remember(node.url);
  node.signal("SIGKILL");
  process.kill(node.pid, "SIGKILL");
  const database = await start();
  expect(database.pid).not.toBe(node.pid);
  expect(await ask(database.url, "select word from memory")).toBe("kept");
  await database.stop();
});

test("a stale pid that another process now has does not prevent PostgreSQL from starting", async () => {
  const node = await startElsewhere(true);
  await remember(node.url);
  node.signal("SIGKILL");
  process.kill(node.pid, "SIGKILL");
  await Promise.all([node.ended, waitUntilGone(node.pid)]);
  // Same user: PostgreSQL itself rules out a process of another user as its postmaster.
  const { uid, gid } = await stat(dataDirectory);
  const foreigner = spawn("sleep", ["60"], { uid, gid });
  try {
    const pidFile = join(dataDirectory, "postmaster.pid");
    const stale = await readFile(pidFile, "utf8");
    await writeFile(pidFile, stale.replace(/^\d+/, String(foreigner.pid)));
    const database = await start();
    expect(database.pid).not.toBe(foreigner.pid);
    expect(await ask(database.url, "select word from memory")).toBe("kept");
    expect(foreigner.exitCode).toBeNull();
  } finally {
    foreigner.kill();
  }
});

test("a running node restarts a killed PostgreSQL at the same address", async () => {
  const database = await start(true);
  await remember(database.url);
  process.kill(database.pid, "SIGKILL");
  await waitUntilGone(database.pid);
  expect(await askAgain(database.url, "select word from memory")).toBe("kept");
  await database.stopIfLast();
  expect(await isRunning()).toBe(false);
});

test("a node is counted again after PostgreSQL has ended all connections", async () => {
  const [first, second] = [await start(), await start()];
  const victim = await ask(
    first.url,
    "select pid from pg_stat_activity where application_name = 'diwan-node' and pid <> pg_backend_pid() limit 1",
  );
  process.kill(Number(victim), "SIGKILL");
  const present = "select count(*) from pg_stat_activity where application_name = 'diwan-node'";
  await until("both nodes", async () => (await askAgain(first.url, present)) === "2");
  await first.stopIfLast();
  expect(await ask(second.url, "select 1")).toBe("1");
  await second.stopIfLast();
  expect(await isRunning()).toBe(false);
});

test("the remains of an interrupted creation are not mistaken for a database", async () => {
  dataDirectory = join(home, "interrupted", "database");
  await mkdir(`${dataDirectory}.unfinished/base`, { recursive: true });
  const database = await start();
  expect(await ask(database.url, "select 1")).toBe("1");
  await database.stop();
});

test("a directory with other contents is refused and left unchanged", async () => {
  dataDirectory = join(home, "foreign", "database");
  await mkdir(dataDirectory, { recursive: true });
  await writeFile(join(dataDirectory, "letter.txt"), "Dear Alia");
  await expect(start()).rejects.toThrow("holds something that is not a database");
  expect(await readFile(join(dataDirectory, "letter.txt"), "utf8")).toBe("Dear Alia");
});

test("a missing password file is reported, not replaced", async () => {
  await (await start()).stop();
  await rename(`${dataDirectory}.password`, `${dataDirectory}.away`);
  await expect(start()).rejects.toThrow(`${dataDirectory}.password`);
  await rename(`${dataDirectory}.away`, `${dataDirectory}.password`);
});
