import { connect } from "node:net";
import type { FastifyInstance } from "fastify";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Permission } from "#shared/permissions.ts";
import { openDatabase, type Database } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import { endOfFeed, readFeed } from "#platform/events/feed.ts";
import { followEvents, type Feed } from "#platform/events/follow.ts";
import { createHiddenPositions } from "#platform/events/hide-position.ts";
import { comparePositions } from "#platform/events/position.ts";
import { record, type Audience } from "#platform/events/record.ts";
import { createLog } from "#platform/log/log.ts";
import { createTestDatabase } from "#testing/database.ts";
import { runStatements, type ScratchDatabase } from "#testing/scratch.ts";
import { withinOf, type Actor } from "./actor.ts";
import { createEventStreams, type EventStreams } from "./event-stream.ts";
import { bindPlatformRoutes } from "./platform-handlers.ts";
import { createServer } from "./server.ts";
import { soleKey } from "#platform/config/secret-keys.ts";

const log = createLog("silent");
const positions = createHiddenPositions(soleKey(Buffer.alloc(32, 7)));
let scratch: ScratchDatabase;
let database: Database;
let feed: Feed;
let streams: EventStreams;
let app: FastifyInstance;
let origin: string;
/** Signed-in actors by session id. */
let sessions: Map<string, Actor>;
/** Session whose lookup fails. */
let failing: string | null;
/** Number of session lookups. */
let checks: number;
/** People within each of the bounds; the lookup fails while it is null. */
let reached: Record<string, readonly string[]> | null;
let lookups: { withins: readonly string[]; personIds: readonly string[] }[];
/** Lookups wait for this. */
let gate: Promise<void>;

const actor = (personId: string, ...permissions: Permission[]): Actor => ({
  personId,
  sessionId: `session-${personId}`,
  generation: 1,
  permissions: new Set(permissions),
  locale: "en",
  secondFactorDue: null,
});

/** An actor whose `leave.manage` is within a department. */
const bounded = (personId: string, department: string): Actor => {
  const departments = [department];
  const bounds = { departments, locations: [], given: { departments, locations: [] }, today: "2026-01-11" };
  return { ...actor(personId), bounds: new Map([["leave.manage", bounds]]) };
};
const withinOfDepartment = (department: string): string =>
  withinOf(bounded("anyone", department), "leave.manage") ?? "";

beforeAll(async () => {
  scratch = await createTestDatabase();
  database = openDatabase({ url: scratch.url, size: 4 });
  feed = await followEvents({ database, listenUrl: scratch.url, log });
});
afterAll(async () => {
  await feed.stop();
  await database.close();
  await scratch.drop();
});
beforeEach(async () => {
  sessions = new Map(["alia", "omar", "huda", "badr", "sara"].map((name) => [`session-${name}`, actor(name)]));
  [failing, checks] = [null, 0];
  reached = {};
  lookups = [];
  gate = Promise.resolve();
  const checkSessions = async (ids: readonly string[]): Promise<Map<string, Actor>> => {
    checks += ids.length;
    if (ids.some((id) => id === failing)) throw new Error("The lookup failed.");
    return new Map([...sessions].filter(([id]) => ids.includes(id)));
  };
  streams = createEventStreams({
    feed,
    db: database.primary,
    checkSessions,
    listReached: async (withins, personIds) => {
      lookups.push({ withins, personIds });
      await gate;
      if (reached === null) throw new Error("The lookup failed.");
      const found = reached;
      return withins.flatMap((within) =>
        personIds.filter((id) => found[within]?.includes(id)).map((personId) => ({ within, personId })),
      );
    },
    positions,
    log,
    maxPerPerson: 3,
    heartbeatMs: 60,
    recheckMs: 40,
    sessionsPerCheck: 2,
    writesPerTurn: 1,
  });
  app = createServer({
    database,
    authenticate: async (token) => sessions.get(token) ?? null,
    limit: async () => {},
    log,
    trustProxy: false,
    https: false,
    hashes: { scripts: [] },
    routes: bindPlatformRoutes({ streams, describe: () => ({ json: "{}", page: "" }) }),
  });
  origin = await app.listen({ port: 0, host: "127.0.0.1" });
});
afterEach(async () => {
  streams.closeAll();
  await app.close();
});

const tell = (id: string, audience: Audience = "all", details: object = { placeId: "1", a: 1 }): Promise<void> =>
  transaction(database.primary, (tx) =>
    record(tx, {
      action: "thing.happened",
      actorId: "9",
      subject: { kind: "thing", id },
      details: { ...details },
      audience,
    }),
  );

type Frame = { id?: string; event?: string; data?: string };
type Open = { frames: Frame[]; ended: Promise<void>; leave: () => void; headers: Headers };

async function open(person: string, headers: Record<string, string> = {}, query = ""): Promise<Open> {
  const controller = new AbortController();
  const response = await fetch(`${origin}/api/events${query}`, {
    headers: { authorization: `Bearer session-${person}`, ...headers },
    signal: controller.signal,
  });
  expect(response.status).toBe(200);
  const frames: Frame[] = [];
  const ended = (async () => {
    let rest = "";
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const blocks = (rest + chunk).split("\n\n");
      rest = blocks.pop() ?? "";
      for (const block of blocks) {
        const lines = block.split("\n").filter((line) => !line.startsWith(":"));
        frames.push(Object.fromEntries(lines.map((line) => line.split(/: (.*)/s, 2) as [string, string])));
      }
    }
  })();
  ended.catch(() => {});
  await expect.poll(() => frames.some((frame) => frame.event === "ready" || frame.event === "resync")).toBe(true);
  return { frames, ended, leave: () => controller.abort(), headers: response.headers };
}
const told = (stream: Open): string[] =>
  stream.frames.flatMap((frame) =>
    frame.event === undefined && frame.data !== undefined ? [JSON.parse(frame.data).subject.id as string] : [],
  );
const expectTold = (stream: Open, ...ids: string[]): Promise<void> =>
  expect.poll(() => told(stream), { interval: 5 }).toEqual(ids);
const beginningOf = (stream: Open): string | undefined =>
  stream.frames.find((frame) => frame.event !== undefined)?.event;
/** Waits until every committed event has been delivered. */
const settled = (): Promise<void> =>
  expect
    .poll(async () => {
      const { events, waiting } = await readFeed(database.primary, feed.position());
      return events.length === 0 && !waiting;
    })
    .toBe(true);
const placeOf = (stream: Open): string => stream.frames.findLast((frame) => frame.id !== undefined)?.id ?? "";

describe("a stream without a valid session or position", () => {
  test("is refused with 401 or 400", async () => {
    expect((await fetch(`${origin}/api/events`)).status).toBe(401);
    const authorization = "Bearer session-omar";
    const bad = await fetch(`${origin}/api/events`, { headers: { authorization, "last-event-id": "yesterday" } });
    expect(bad.status).toBe(400);
    expect((await bad.json()).fields[0].path).toBe("Last-Event-ID");
    const query = await fetch(`${origin}/api/events?after=99999999999999999999-1`, { headers: { authorization } });
    expect(query.status).toBe(400);
    expect((await query.json()).fields[0].path).toBe("after");
    expect(streams.count()).toBe(0);
  });

  test("a HEAD request opens no stream", async () => {
    const answer = await fetch(`${origin}/api/events`, {
      method: "HEAD",
      headers: { authorization: "Bearer session-omar" },
    });
    expect(answer.headers.get("content-type")).toBe("text/event-stream");
    expect(streams.count()).toBe(0);
  });
});

test("an event reaches its audience only, with the fields that readers may know", async () => {
  sessions.set("session-huda", actor("huda", "topic.moderate"));
  const [alia, omar, huda] = await Promise.all([open("alia"), open("omar"), open("huda")]);
  await tell("for all");
  await tell("for omar", "person:omar");
  await tell("for nobody", null);
  await tell("for moderators", "permission:topic.moderate");
  await tell("last");
  await expectTold(alia, "for all", "last");
  await expectTold(omar, "for all", "for omar", "last");
  await expectTold(huda, "for all", "for moderators", "last");
  const frame = omar.frames.find((one) => one.event === undefined && one.data !== undefined);
  expect(JSON.parse(frame?.data ?? "")).toEqual({
    action: "thing.happened",
    subject: { kind: "thing", id: "for all" },
    details: { placeId: "1" },
    actorId: "9",
  });
  expect(alia.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
  expect(alia.headers.get("cache-control")).toBe("no-store");
  expect(alia.headers.get("x-accel-buffering")).toBe("no");
  expect(alia.headers.get("x-content-type-options")).toBe("nosniff");
  expect(alia.frames[0]).toEqual({ retry: "2000" });
});

test("a stream that starts at the position of a batch gets the events since that batch", async () => {
  const batch = `${origin}/api/batch?get=/events`;
  expect((await fetch(batch)).headers.has("event-position"), "for nobody").toBe(false);
  const answer = await fetch(batch, { headers: { authorization: "Bearer session-omar" } });
  await tell("between");
  await settled();
  const stream = await open("omar", { "last-event-id": answer.headers.get("event-position") ?? "" });
  expect([beginningOf(stream), told(stream)]).toEqual(["ready", ["between"]]);
});

describe("after a gap", () => {
  test("the reader gets the missed events once and in order, then new ones", async () => {
    const first = await open("omar");
    await tell("1");
    await expectTold(first, "1");
    const place = placeOf(first);
    first.leave();
    await expect.poll(() => streams.count()).toBe(0);
    await tell("2");
    await tell("3 for somebody else", "person:alia");
    await tell("4");
    await settled();
    const again = await open("omar", { "last-event-id": place });
    const byQuery = await open("omar", {}, `?after=${place}`);
    expect(told(again)).toEqual(["2", "4"]);
    await tell("5");
    await expectTold(again, "2", "4", "5");
    await expectTold(byQuery, "2", "4", "5");
  });

  test("while events keep coming, none is lost and none is duplicated", async () => {
    const place = positions.hide(await endOfFeed(database.primary));
    const ids = Array.from({ length: 60 }, (_, index) => String(index));
    const openings: Promise<Open>[] = [];
    for (const [index, id] of ids.entries()) {
      if (index % 20 === 10) openings.push(open("omar", { "last-event-id": place }));
      await tell(id);
    }
    for (const stream of await Promise.all(openings)) await expectTold(stream, ...ids);
  });

  test.each([
    ["older than ten minutes", "now() - interval '11 minutes'", 1],
    ["of a thousand events or more", "now()", 1000],
  ])("%s, the reader must reload everything", async (_, at, count) => {
    const place = positions.hide(await endOfFeed(database.primary));
    await runStatements(
      scratch.url,
      `insert into audit (action, subject_kind, subject_id, audience, at)
       select 'a.b', 'a', number::text, 'all', ${at} from generate_series(1, ${count}) as number`,
      "select pg_notify('diwan_event', '')",
    );
    await settled();
    const stream = await open("omar", { "last-event-id": place });
    expect(beginningOf(stream)).toBe("resync");
    await tell("new");
    await expectTold(stream, "new");
  });

  test.each([
    ["of another installation", createHiddenPositions(soleKey(Buffer.alloc(32, 8))).hide("1-1")],
    ["in clear, of an earlier release", "895-0"],
  ])("a position %s makes the reader reload everything", async (_, place) => {
    expect(beginningOf(await open("omar", { "last-event-id": place }))).toBe("resync");
  });

  test("an event with a date only does not count as too old to replay", async () => {
    const place = positions.hide(await endOfFeed(database.primary));
    await transaction(database.primary, (tx) =>
      record(tx, { action: "a.b", actorId: null, subject: { kind: "a", id: "vague" }, audience: "all", isVague: true }),
    );
    await settled();
    const stream = await open("omar", { "last-event-id": place });
    expect([beginningOf(stream), told(stream)]).toEqual(["ready", ["vague"]]);
  });

  test("a position that this database has not reached yet makes the reader reload everything", async () => {
    const stream = await open("omar", { "last-event-id": positions.hide("9223372036854775807-1") });
    expect(beginningOf(stream)).toBe("resync");
  });
});

test("a quiet stream receives keep-alive frames with the current position", async () => {
  const stream = await open("omar");
  const before = positions.find(placeOf(stream)) ?? "none";
  await tell("for alia", "person:alia");
  const found = (): string => positions.find(placeOf(stream)) ?? "0-0";
  await expect.poll(() => comparePositions(found(), before)).toBe(1);
  await settled();
  expect(stream.frames.at(-1)).toEqual({ id: placeOf(stream) });
  expect(told(stream)).toEqual([]);
});

describe("an event of a permission that is held within bounds", () => {
  const about = (personId: string | null, id: string, audience: Audience = "permission:leave.manage") =>
    tell(id, audience, personId === null ? {} : { personId });
  beforeEach(() => {
    sessions.set("session-huda", bounded("huda", "1"));
    sessions.set("session-badr", bounded("badr", "2"));
    sessions.set("session-alia", actor("alia", "leave.manage"));
    reached = { [withinOfDepartment("1")]: ["7"], [withinOfDepartment("2")]: ["8"] };
  });
  const rights = async (person: string, next: Actor): Promise<void> => {
    sessions.set(`session-${person}`, next);
    const from = checks;
    await expect.poll(() => checks - from, { interval: 5 }).toBeGreaterThan(sessions.size + 1);
  };

  test("reaches who holds it for one concerned, in order, and is looked up once for all", async () => {
    const [huda, again] = [await open("huda"), await open("huda")];
    const [badr, alia, omar] = [await open("badr"), await open("alia"), await open("omar")];
    await transaction(database.primary, async (tx) => {
      const event = (id: string, subject: string, details: object, audience: Audience) =>
        record(tx, { action: "a.b", actorId: null, subject: { kind: subject, id }, details: { ...details }, audience });
      await event("7", "person", {}, "permission:leave.manage");
      await event("of 8", "thing", { personId: "8" }, "permission:leave.manage");
      await event("of both", "thing", { personIds: ["7", "8"] }, "permission:leave.manage");
      await event("of nobody", "thing", {}, "permission:leave.manage");
      await event("of no id", "thing", { personId: "x" }, "permission:leave.manage");
      await event("other", "thing", { personId: "7" }, "permission:attendance.manage");
      await event("omar too", "thing", { personId: "7" }, "person:omar permission:leave.manage");
      await event("last", "thing", {}, "all");
    });
    for (const stream of [huda, again]) await expectTold(stream, "7", "of both", "omar too", "last");
    await expectTold(badr, "of 8", "of both", "last");
    await expectTold(alia, "7", "of 8", "of both", "of nobody", "of no id", "omar too", "last");
    await expectTold(omar, "omar too", "last");
    expect(lookups).toEqual([{ withins: [withinOfDepartment("1"), withinOfDepartment("2")], personIds: ["7", "8"] }]);
    expect(badr.frames.map(({ data }) => data).join(), "other people's ids").not.toContain('"7"');
  });

  test("is replayed to the same readers", async () => {
    const place = positions.hide(await endOfFeed(database.primary));
    await about("7", "inside");
    await about("8", "outside");
    await about(null, "nobody");
    await tell("last");
    await settled();
    expect(told(await open("huda", { "last-event-id": place }))).toEqual(["inside", "last"]);
    expect(told(await open("alia", { "last-event-id": place }))).toEqual(["inside", "outside", "nobody", "last"]);
    expect(lookups).toHaveLength(1);
    reached = null;
    const headers = { authorization: "Bearer session-huda", "last-event-id": place };
    expect((await fetch(`${origin}/api/events`, { headers })).status).toBe(500);
  });

  test("follows the bounds as they change, and the permission", async () => {
    const huda = await open("huda");
    await about("8", "not yet");
    await tell("1");
    await expectTold(huda, "1");
    await rights("huda", bounded("huda", "2"));
    await about("8", "now");
    await about("7", "no longer");
    await tell("2");
    await expectTold(huda, "1", "now", "2");
    await rights("huda", actor("huda"));
    await about("8", "lost");
    await tell("3");
    await expectTold(huda, "1", "now", "2", "3");
  });

  test("is not sent while it cannot be looked up, but replayed later; others do not notice", async () => {
    const [huda, omar, badr] = [await open("huda"), await open("omar"), await open("badr")];
    await tell("1");
    await expectTold(huda, "1");
    reached = null;
    await about("7", "later", "person:badr permission:leave.manage");
    await tell("2");
    await expectTold(omar, "1", "2");
    await expectTold(badr, "1", "later", "2");
    await huda.ended.catch(() => {});
    expect(told(huda)).toEqual(["1"]);
    reached = { [withinOfDepartment("1")]: ["7"] };
    expect(told(await open("huda", { "last-event-id": placeOf(huda) }))).toEqual(["later", "2"]);
  });

  test("is sent before what comes after it, and no position passes it", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const [huda, omar] = [await open("huda"), await open("omar")];
    gate = promise;
    await about("7", "slow");
    await expect.poll(() => lookups.length).toBe(1);
    await tell("after");
    await settled();
    // Heartbeats without a position.
    await expect.poll(() => huda.frames.filter((frame) => Object.keys(frame).length === 0).length).toBeGreaterThan(1);
    expect([told(huda), told(omar)]).toEqual([[], []]);
    const place = placeOf(huda);
    resolve();
    expect(told(await open("huda", { "last-event-id": place }))).toEqual(["slow", "after"]);
    await expectTold(huda, "slow", "after");
    await expectTold(omar, "after");
  });
});

describe("a stream", () => {
  const reasonOf = (stream: Open): string =>
    JSON.parse(stream.frames.findLast((frame) => frame.event === "closed")?.data ?? "{}").reason;

  test("ends when its session is over", async () => {
    const [omar, alia] = await Promise.all([open("omar"), open("alia")]);
    sessions.delete("session-omar");
    await omar.ended;
    expect(reasonOf(omar)).toBe("session");
    await tell("1");
    await expectTold(alia, "1");
    expect(told(omar)).toEqual([]);
    expect(streams.count()).toBe(1);
  });

  test("stays open while its session cannot be looked up, and others still end", async () => {
    const alia = await open("alia");
    // More than are looked up at a time, so that the last one is looked up after the failure.
    await Promise.all(["omar", "huda", "badr"].map((name) => open(name)));
    const sara = await open("sara");
    failing = "session-alia";
    sessions.delete("session-sara");
    await sara.ended;
    await tell("1");
    await expectTold(alia, "1");
    expect(streams.count()).toBe(4);
  });

  test("sends only events that the person may see at that time", async () => {
    /** Waits for two checks: the one in progress may still use the old permissions. */
    const rights = async (...permissions: Permission[]): Promise<void> => {
      sessions.set("session-omar", actor("omar", ...permissions));
      const from = checks;
      await expect.poll(() => checks - from, { interval: 5 }).toBeGreaterThan(1);
    };
    const omar = await open("omar");
    await tell("before", "permission:topic.moderate");
    // Events are in order, so receiving this one shows that the one before has been processed.
    await tell("first");
    await expectTold(omar, "first");
    await rights("topic.moderate");
    await tell("after", "permission:topic.moderate");
    await expectTold(omar, "first", "after");
    await rights();
    await tell("again", "permission:topic.moderate");
    await tell("last");
    await expectTold(omar, "first", "after", "last");
  });

  test("ends as the oldest one when its person has opened more than three", async () => {
    const opened: Open[] = [];
    for (let number = 0; number < 5; number += 1) opened.push(await open("omar"));
    await Promise.all([opened[0]?.ended, opened[1]?.ended]);
    expect(opened.map(reasonOf)).toEqual(["tooMany", "tooMany", undefined, undefined, undefined]);
    expect(streams.count()).toBe(3);
  });

  test("ends when the server stops, which does not wait for clients", async () => {
    const stream = await open("omar");
    streams.closeAll();
    await stream.ended;
    expect(reasonOf(stream)).toBe("shutdown");
    const late = await fetch(`${origin}/api/events`, { headers: { authorization: "Bearer session-omar" } });
    expect(late.status).toBe(503);
    await app.close();
    expect(streams.count()).toBe(0);
  });

  test("ends when its client no longer reads", async () => {
    const { port } = new URL(origin);
    const socket = connect(Number(port), "127.0.0.1");
    socket.write("GET /api/events HTTP/1.1\r\nhost: x\r\nauthorization: Bearer session-omar\r\n\r\n");
    socket.pause();
    await expect.poll(() => streams.count()).toBe(1);
    await transaction(database.primary, async (tx) => {
      const details = { longId: "x".repeat(1_000_000) };
      for (let number = 0; number < 12; number += 1) {
        await record(tx, { action: "a.b", actorId: null, subject: { kind: "a", id: "1" }, details, audience: "all" });
      }
    });
    await expect.poll(() => streams.count()).toBe(0);
    socket.destroy();
  });
});
