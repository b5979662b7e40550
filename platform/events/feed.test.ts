import pg from "pg";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { transaction } from "#platform/database/transaction.ts";
import { useTestDatabase } from "#testing/database.ts";
import { runStatements } from "#testing/scratch.ts";
import { ageOfNextEvent, endOfFeed, readFeed } from "./feed.ts";
import { comparePositions, parsePosition, type Position } from "./position.ts";
import { record } from "./record.ts";

const { scratch, database } = await useTestDatabase();

const tell = (id: string, audience: "all" | null = "all"): Promise<void> =>
  transaction(database.primary, (tx) =>
    record(tx, { action: "thing.happened", actorId: "7", subject: { kind: "thing", id }, details: { id }, audience }),
  );
const idsAfter = async (position: Position): Promise<string[]> =>
  (await readFeed(database.primary, position)).events.map((event) => event.subject.id);

/** Waits until no transaction of another test database delays the feed. */
async function settled(position: Position, count: number): Promise<string[]> {
  await expect.poll(() => idsAfter(position)).toHaveLength(count);
  return idsAfter(position);
}

describe("positions", () => {
  test("are two numbers within PostgreSQL's types", () => {
    expect(parsePosition("18446744073709551615-9223372036854775807")).toEqual({
      xact: "18446744073709551615",
      id: "9223372036854775807",
    });
    for (const bad of [
      "",
      "1",
      "1-",
      "-1-1",
      "01-1",
      "18446744073709551616-1",
      "1-9223372036854775808",
      "1-1;",
      "１-1",
    ]) {
      expect(parsePosition(bad), bad).toBeNull();
    }
  });

  test("are ordered as numbers, not as text", () => {
    expect(comparePositions("9-1", "10-1")).toBe(-1);
    expect(comparePositions("10-2", "10-10")).toBe(-1);
    expect(comparePositions("10-10", "10-10")).toBe(0);
    expect(comparePositions("11-1", "10-99")).toBe(1);
  });
});

describe("reading the feed", () => {
  let start: Position;
  beforeEach(async () => {
    start = await endOfFeed(database.primary);
  });

  test("returns recorded events with an audience, in order", async () => {
    await tell("1");
    await tell("2", null);
    await tell("3");
    expect(await settled(start, 2)).toEqual(["1", "3"]);
    const { events, position } = await readFeed(database.primary, start);
    expect(events[0]).toMatchObject({
      action: "thing.happened",
      actorId: "7",
      audience: "all",
      subject: { kind: "thing", id: "1" },
      details: { id: "1" },
    });
    expect(await idsAfter(position)).toEqual([]);
    expect(await idsAfter(events[0]?.position ?? "")).toEqual(["3"]);
  });

  test("omits rolled back events", async () => {
    await expect(
      transaction(database.primary, async (tx) => {
        await record(tx, { action: "a.b", actorId: null, subject: { kind: "a", id: "gone" }, audience: "all" });
        throw new Error("changed my mind");
      }),
    ).rejects.toThrow("changed my mind");
    await tell("stays");
    expect(await settled(start, 1)).toEqual(["stays"]);
  });

  test("continues after the limit of the last read", async () => {
    await transaction(database.primary, async (tx) => {
      for (let number = 1; number <= 1001; number += 1) {
        const subject = { kind: "thing", id: String(number) };
        await record(tx, { action: "thing.happened", actorId: null, subject, audience: "all" });
      }
    });
    await settled(start, 1000);
    const first = await readFeed(database.primary, start);
    expect(first.more).toBe(true);
    const second = await readFeed(database.primary, first.position);
    expect(second.more).toBe(false);
    expect(second.events.map((event) => event.subject.id)).toEqual(["1001"]);
  });

  test("can be restricted to some audiences", async () => {
    await transaction(database.primary, async (tx) => {
      for (const audience of ["all", "person:1", "person:2", "permission:topic.moderate"] as const) {
        await record(tx, { action: "a.b", actorId: null, subject: { kind: "a", id: audience }, audience });
      }
    });
    await settled(start, 4);
    const { events } = await readFeed(database.primary, start, ["all", "person:2"]);
    expect(events.map((event) => event.subject.id)).toEqual(["all", "person:2"]);
    expect((await readFeed(database.primary, start, [])).events).toEqual([]);
  });

  test("returns the age of the first event after a position", async () => {
    expect(await ageOfNextEvent(database.primary, start)).toBeNull();
    await runStatements(
      scratch.url,
      "insert into audit (action, subject_kind, subject_id, audience, at) values ('a.b', 'a', '1', 'all', now() - interval '1 hour')",
    );
    await tell("2");
    await settled(start, 2);
    expect(await ageOfNextEvent(database.primary, start)).toBeGreaterThan(3599);
    expect(await ageOfNextEvent(database.primary, start)).toBeLessThan(3700);
  });

  describe("while an older transaction is running", () => {
    const late = { client: null as pg.Client | null };
    beforeEach(async () => {
      late.client = new pg.Client({ connectionString: scratch.url });
      await late.client.connect();
    });
    afterEach(() => late.client?.end());

    test("reading waits for it, and then returns both, the older first, none skipped", async () => {
      await late.client?.query("begin");
      await late.client?.query(
        "insert into audit (action, subject_kind, subject_id, audience) values ('thing.happened', 'thing', 'older', 'all')",
      );
      await tell("newer");
      const during = await readFeed(database.primary, start);
      expect(during.events).toEqual([]);
      expect(during.waiting).toBe(true);
      await late.client?.query("commit");
      expect(await settled(during.position, 2)).toEqual(["older", "newer"]);
      expect((await readFeed(database.primary, during.position)).waiting).toBe(false);
    });

    test("reading is not delayed by a transaction that only reads, and only briefly by one that fails", async () => {
      await late.client?.query("begin isolation level repeatable read");
      await late.client?.query("select count(*) from person");
      await tell("beside a reader");
      expect(await settled(start, 1)).toEqual(["beside a reader"]);
      await late.client?.query("rollback");
      await late.client?.query("begin");
      await late.client?.query("select pg_current_xact_id()");
      await tell("beside a failure");
      expect(await idsAfter(start)).toEqual(["beside a reader"]);
      await late.client?.query("rollback");
      expect(await settled(start, 2)).toEqual(["beside a reader", "beside a failure"]);
    });
  });

  test("with many simultaneous writers, a follower reads every event once and in order", async () => {
    const seen: string[] = [];
    const positions: Position[] = [];
    let at = start;
    let writing = true;
    const reader = (async () => {
      for (;;) {
        const last = !writing;
        const stretch = await readFeed(database.primary, at);
        seen.push(...stretch.events.map((event) => event.subject.id));
        positions.push(...stretch.events.map((event) => event.position));
        at = stretch.position;
        if (last && !stretch.waiting && !stretch.more) return;
      }
    })();
    const clients = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const client = new pg.Client({ connectionString: scratch.url });
        await client.connect();
        return client;
      }),
    );
    await Promise.all(
      clients.map(async (client, writer) => {
        for (let number = 0; number < 40; number += 1) {
          await client.query("begin");
          await client.query(
            "insert into audit (action, subject_kind, subject_id, audience) values ('thing.happened', 'thing', $1, 'all')",
            [`${writer}/${number}`],
          );
          // Different delays, so that the order of commits is not that of the first writes.
          for (let step = (writer * 7 + number * 3) % 5; step > 0; step -= 1) await client.query("select 1");
          await client.query(number % 8 === 7 ? "rollback" : "commit");
        }
        await client.end();
      }),
    );
    writing = false;
    await reader;
    expect(seen).toHaveLength(6 * 35);
    expect(new Set(seen).size).toBe(seen.length);
    expect(positions.toSorted(comparePositions)).toEqual(positions);
  });
});
