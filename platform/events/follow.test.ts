import { connect, createServer, type Server, type Socket } from "node:net";
import pg from "pg";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { transaction } from "#platform/database/transaction.ts";
import { createLog } from "#platform/log/log.ts";
import { useTestDatabase } from "#testing/database.ts";
import { runStatements } from "#testing/scratch.ts";
import { followEvents, type Feed } from "./follow.ts";
import { record } from "./record.ts";

const log = createLog("silent");
const { scratch, database } = await useTestDatabase();

/** A proxy of the database that can be closed, and that can go silent without closing. */
class Line {
  private server: Server | null = null;
  private readonly sockets = new Set<Socket>();
  private port = 0;
  private readonly target: URL;

  constructor(url: string) {
    this.target = new URL(url);
  }

  async open(): Promise<void> {
    this.server = createServer((near) => {
      const far = connect(Number(this.target.port), this.target.hostname);
      for (const socket of [near, far]) {
        this.sockets.add(socket);
        socket.on("error", () => {});
        socket.on("close", () => [near, far].forEach((end) => end.destroy()));
      }
      near.pipe(far).pipe(near);
    });
    await new Promise<void>((resolve) => this.server?.listen(this.port, "127.0.0.1", resolve));
    const address = this.server.address();
    this.port = typeof address === "object" && address !== null ? address.port : 0;
  }

  get url(): string {
    const url = new URL(this.target);
    url.hostname = "127.0.0.1";
    url.port = String(this.port);
    return url.href;
  }

  async cut(): Promise<void> {
    const closed = new Promise((resolve) => this.server?.close(resolve));
    this.sockets.forEach((socket) => socket.destroy());
    this.sockets.clear();
    await closed;
  }

  silence(): void {
    this.sockets.forEach((socket) => {
      socket.unpipe();
      socket.pause();
    });
  }

  /** Lets the silent ends notice what happened meanwhile. */
  wake(): void {
    this.sockets.forEach((socket) => socket.resume());
  }
}

let line: Line;
let feed: Feed;
let seen: string[];
beforeEach(async () => {
  line = new Line(scratch.url);
  await line.open();
  feed = await followEvents({ database, listenUrl: line.url, log, pingMs: 200 });
  seen = [];
  feed.subscribe((events) => seen.push(...events.map((event) => event.subject.id)));
  await listening();
});
afterEach(async () => {
  await feed.stop();
  await line.cut();
});

const listeners = async (): Promise<number[]> => {
  const client = new pg.Client({ connectionString: scratch.url });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    "select pid from pg_stat_activity where application_name = 'diwan-listen' and datname = current_database()",
  );
  await client.end();
  return rows.map((row) => row.pid);
};
const listening = (): Promise<void> => expect.poll(listeners).toHaveLength(1);
const tell = (id: string): Promise<void> =>
  transaction(database.primary, (tx) =>
    record(tx, { action: "thing.happened", actorId: null, subject: { kind: "thing", id }, audience: "all" }),
  );
const told = (...ids: string[]): Promise<void> => expect.poll(() => seen, { interval: 5 }).toEqual(ids);

/** Triggers a read of the feed, and waits until it has been processed. */
async function lookedAgain(): Promise<void> {
  const asked = vi.spyOn(pg.Client.prototype, "query");
  const looks = async () => {
    await runStatements(scratch.url, "select pg_notify('diwan_event', '')");
    return asked.mock.calls.filter(([query]) => JSON.stringify(query).includes("pg_snapshot_xmin")).length;
  };
  // Reads do not overlap: when a second one begins, the first is over.
  await expect.poll(looks, { interval: 20 }).toBeGreaterThan(1);
  asked.mockRestore();
}

test("an event is published soon after its commit, and not before", async () => {
  await transaction(database.primary, async (tx) => {
    await record(tx, { action: "a.b", actorId: null, subject: { kind: "a", id: "1" }, audience: "all" });
    await lookedAgain();
    expect(seen).toEqual([]);
  });
  await told("1");
});

test("an event that waits for an older transaction is published when that ends, without a further notification", async () => {
  const older = new pg.Client({ connectionString: scratch.url });
  await older.connect();
  await older.query("begin");
  await older.query("select pg_current_xact_id()");
  await tell("1");
  await lookedAgain();
  expect(seen).toEqual([]);
  await older.query("commit");
  await older.end();
  await told("1");
});

test("a killed connection is replaced, and missed events are published", async () => {
  const before = await listeners();
  await runStatements(scratch.url, `select pg_terminate_backend(${before[0]})`, "select 1");
  await tell("1");
  await told("1");
  await listening();
  expect(await listeners()).not.toEqual(before);
  await tell("2");
  await told("1", "2");
});

test("events are published while the listener cannot connect, and after an outage of the server", async () => {
  await tell("1");
  await told("1");
  await line.cut();
  await tell("2");
  await told("1", "2");
  await line.open();
  await listening();
  await tell("3");
  await told("1", "2", "3");
});

test("a connection that went silent is detected and replaced", async () => {
  const before = await listeners();
  line.silence();
  const replaced = async (): Promise<boolean> => (await listeners()).some((pid) => !before.includes(pid));
  await expect.poll(replaced).toBe(true);
  await tell("1");
  await told("1");
  // The silent connection was closed, not only abandoned.
  line.wake();
  await listening();
});

test("a failing subscriber does not affect other subscribers, and an unsubscribed one gets no events", async () => {
  const heard: string[] = [];
  const leave = feed.subscribe((events) => heard.push(...events.map((event) => event.subject.id)));
  feed.subscribe(() => {
    throw new Error("not my day");
  });
  const late: string[] = [];
  feed.subscribe((events) => late.push(...events.map((event) => event.subject.id)));
  await tell("1");
  await told("1");
  leave();
  await tell("2");
  await told("1", "2");
  expect(late).toEqual(["1", "2"]);
  expect(heard).toEqual(["1"]);
});

test("after a stop nothing is published and no connection listens", async () => {
  await feed.stop();
  await tell("1");
  await expect.poll(listeners).toEqual([]);
  expect(seen).toEqual([]);
});
