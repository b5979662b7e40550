import { sql } from "kysely";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { openDatabase, type Database, type Transaction } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import { createLog } from "#platform/log/log.ts";
import { createTestDatabase } from "#testing/database.ts";
import { runStatements, type ScratchDatabase } from "#testing/scratch.ts";
import { consumeOnce, startConsumers, type Consumer, type Consumers } from "./consume.ts";
import { readFeed, type PublishedEvent } from "./feed.ts";
import { followEvents, type Feed } from "./follow.ts";
import { record } from "./record.ts";

let scratch: ScratchDatabase;
let database: Database;
let lines: { consumer?: string; failures?: number }[];
let nodes: { feed: Feed; consumers: Consumers }[];
const log = createLog("info", { write: (line) => void lines.push(JSON.parse(line) as (typeof lines)[number]) });

beforeAll(async () => {
  scratch = await createTestDatabase();
  database = openDatabase({ url: scratch.url, size: 12 });
  await runStatements(scratch.url, "create table handled (number bigserial, subject text, consumer text)");
});
afterAll(async () => {
  await database.close();
  await scratch.drop();
});
beforeEach(() => {
  nodes = [];
  lines = [];
});
const stopNodes = async (): Promise<void> => {
  for (const { feed, consumers } of nodes.splice(0)) {
    await consumers.stop();
    await feed.stop();
  }
};
afterEach(async () => {
  await stopNodes();
  await runStatements(scratch.url, "truncate handled", "truncate event_consumer");
});

async function startNode(...consumers: Consumer[]): Promise<void> {
  const feed = await followEvents({ database, listenUrl: scratch.url, log });
  nodes.push({ feed, consumers: await startConsumers({ database, feed, consumers, log }) });
}

const write = async (tx: Transaction, name: string, events: readonly PublishedEvent[]): Promise<void> => {
  for (const { subject } of events) {
    await sql`insert into handled (subject, consumer) values (${subject.id}, ${name})`.execute(tx);
  }
};
/** A consumer that stores its events, after `before`. */
const clerk = (
  name: string,
  before: (tx: Transaction, events: readonly PublishedEvent[]) => Promise<void> | void = () => {},
) =>
  ({
    name,
    handle: async (tx, events) => {
      await before(tx, events);
      await write(tx, name, events);
    },
  }) satisfies Consumer;
const tell = (...ids: string[]): Promise<void> =>
  transaction(database.primary, async (tx) => {
    for (const id of ids) {
      await record(tx, { action: "thing.happened", actorId: null, subject: { kind: "thing", id }, audience: "all" });
    }
  });
/** Waits until no transaction of another test database delays the feed: new consumers begin after current events. */
const settled = () =>
  expect.poll(async () => (await readFeed(database.primary, "0-0")).waiting, { interval: 10 }).toBe(false);
const handled = async (name: string): Promise<string[]> => {
  const { rows } = await sql<{ subject: string }>`
    select subject from handled where consumer = ${name} order by number`.execute(database.primary);
  return rows.map((row) => row.subject);
};
const wrote = (name: string, ids: readonly string[]) => expect.poll(() => handled(name), { interval: 10 }).toEqual(ids);
const numbers = (count: number, from = 1): string[] =>
  Array.from({ length: count }, (_, index) => String(from + index));

test("a new consumer ignores earlier events and handles all later ones in order", async () => {
  await tell("early");
  await settled();
  await startNode(clerk("a"), clerk("b"));
  await tell("1", "2");
  await tell("3");
  await wrote("a", ["1", "2", "3"]);
  await wrote("b", ["1", "2", "3"]);
});

test("events recorded while no node runs are handled at the next start", async () => {
  await startNode(clerk("a"));
  await tell("1");
  await wrote("a", ["1"]);
  await stopNodes();
  await tell(...numbers(1500, 2));
  await startNode(clerk("a"));
  await wrote("a", numbers(1501));
});

test("a connection killed between the work and its commit rolls the work back, and it is repeated once", async () => {
  let kills = 2;
  const clumsy = clerk("a", async (tx, events) => {
    if (kills === 0 || events.every(({ subject }) => subject.id !== "2")) return;
    kills -= 1;
    await write(tx, "a", events);
    await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx);
  });
  await startNode(clumsy);
  await tell("1");
  await tell("2");
  await tell("3");
  await wrote("a", ["1", "2", "3"]);
  expect(kills).toBe(0);
  expect(lines.filter(({ consumer }) => consumer === "a").map(({ failures }) => failures)).toEqual([1, 2]);
});

test("events of overlapping transactions are each handled once by two nodes, and late commits are not skipped", async () => {
  const slowly = (steps: number) => async (tx: Transaction) => {
    for (let step = 0; step < steps; step += 1) await sql`select 1`.execute(tx);
  };
  await startNode(clerk("a", slowly(3)));
  await startNode(clerk("a", slowly(3)));
  const ids = numbers(120);
  await Promise.all(
    ids.map((id, index) =>
      transaction(database.primary, async (tx) => {
        const event = {
          action: "thing.happened",
          actorId: null,
          subject: { kind: "thing", id },
          audience: "all",
        } as const;
        await record(tx, event);
        await slowly((index * 37) % 50)(tx);
      }),
    ),
  );
  // Wakes both nodes once more; stopping lets them finish their work.
  await tell("last");
  await expect.poll(async () => (await handled("a")).at(-1)).toBe("last");
  await stopNodes();
  expect((await handled("a")).toSorted()).toEqual([...ids, "last"].toSorted());
});

test("a node takes over from one that hangs midway and is then killed", async () => {
  let release = (): void => {};
  const hanging = new Promise<void>((resolve) => (release = resolve));
  await startNode(clerk("a", () => hanging));
  await tell("1");
  const busy = async (): Promise<number[]> => {
    const { rows } = await sql<{ pid: number }>`
      select pid from pg_stat_activity where state = 'idle in transaction' and datname = current_database()`.execute(
      database.primary,
    );
    return rows.map((row) => row.pid);
  };
  await expect.poll(busy).toHaveLength(1);
  const asked = vi.spyOn(pg.Client.prototype, "query");
  const looks = () => asked.mock.calls.filter(([query]) => JSON.stringify(query).includes("for update skip locked"));
  await startNode(clerk("a"));
  await expect.poll(looks).toHaveLength(2);
  asked.mockRestore();
  expect(await handled("a")).toEqual([]);
  const [pid] = await busy();
  await runStatements(scratch.url, `select pg_terminate_backend(${pid})`);
  await wrote("a", ["1"]);
  release();
  await tell("2");
  await wrote("a", ["1", "2"]);
});

test("a failing consumer retries with growing delays, does not delay other consumers, and skips nothing", async () => {
  let broken = true;
  const failing = clerk("a", (_tx, events) => {
    if (broken && events.some(({ subject }) => subject.id === "3")) throw new Error("not this one");
  });
  await startNode(failing, clerk("b"));
  await tell(...numbers(5));
  await wrote("b", numbers(5));
  await wrote("a", ["1", "2"]);
  await expect.poll(() => lines.at(-1)?.failures).toBe(3);
  broken = false;
  await wrote("a", numbers(5));
});

test("consumeOnce handles all pending events at once in tests", async () => {
  const consumers = [clerk("a")];
  await consumeOnce({ database, consumers });
  await tell("1", "2");
  await consumeOnce({ database, consumers });
  await consumeOnce({ database, consumers });
  expect(await handled("a")).toEqual(["1", "2"]);
  const failing = clerk("a", () => Promise.reject(new Error("no")));
  await tell("3");
  await expect(consumeOnce({ database, consumers: [failing] })).rejects.toThrow("no");
  await consumeOnce({ database, consumers });
  expect(await handled("a")).toEqual(["1", "2", "3"]);
});
