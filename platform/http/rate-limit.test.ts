import { randomBytes } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { noContent, route } from "#shared/route.ts";
import { setClock } from "#platform/clock/clock.ts";
import { createLog } from "#platform/log/log.ts";
import { countersRegistry } from "#platform/metrics/counters.ts";
import { useTestDatabase } from "#testing/database.ts";
import { bindRoutes } from "./handler.ts";
import { createLimiter, networkOf, purgeRateLimits } from "./rate-limit.ts";
import { refuse } from "./refuse.ts";
import { createServer } from "./server.ts";

const routes = {
  signIn: route({
    method: "POST",
    path: "/sign-in",
    permission: "public",
    summary: "Tries a password.",
    body: z.looseObject({}).meta({ "x-max-bytes": 4_000 }),
    output: noContent,
    errors: ["credentials_wrong"],
    transaction: "own",
    acceptsSecret: true,
  }),
  changePassword: route({
    method: "PUT",
    path: "/password",
    permission: "signedIn",
    tokens: "none",
    summary: "Tries the present password.",
    output: noContent,
    transaction: "own",
    acceptsSecret: true,
  }),
  renew: route({
    method: "POST",
    path: "/renew",
    permission: "public",
    summary: "Renews.",
    output: noContent,
    transaction: "own",
  }),
  write: route({
    method: "POST",
    path: "/notes",
    permission: "signedIn",
    tokens: "none",
    summary: "Writes.",
    output: noContent,
  }),
  tell: route({
    method: "POST",
    path: "/tales",
    permission: "signedIn",
    tokens: "none",
    summary: "Writes without a name.",
    output: noContent,
    bearsNoPerson: true,
  }),
  vote: route({
    method: "PUT",
    path: "/votes",
    permission: "signedIn",
    tokens: "none",
    summary: "Writes something else without a name.",
    output: noContent,
    bearsNoPerson: true,
  }),
  read: route({
    method: "GET",
    path: "/notes",
    permission: "signedIn",
    tokens: "none",
    viewing: "hidden",
    summary: "Reads.",
    output: noContent,
  }),
  readInstance: route({ method: "GET", path: "/instance", permission: "public", summary: "Reads.", output: noContent }),
};
const bound = bindRoutes(routes, {
  signIn: async ({ body }) => {
    if (body["password"] !== "right") throw refuse("credentials_wrong");
  },
  changePassword: async () => {},
  renew: async () => {},
  write: async () => {},
  tell: async () => {},
  vote: async () => {},
  read: async () => {},
  readInstance: async () => {},
});

const readCounters = (): Promise<string> => countersRegistry.getSingleMetricAsString("diwan_rate_limited_total");
const pseudonymKey = randomBytes(32);
const laptop = "0123456789abcdef-laptop";
const findKnownDevice = async (email: string, deviceId: string) =>
  email === "omar@diwan.example" && deviceId === laptop ? "omar's laptop" : null;
const { database } = await useTestDatabase(6);
let nodes: FastifyInstance[];
let time: number;

const startNode = (enabled = true, trustProxy: boolean | number = true): FastifyInstance => {
  const app = createServer({
    database,
    authenticate: async (token) => ({
      personId: token,
      sessionId: token,
      generation: 1,
      permissions: new Set(),
      locale: "en",
      secondFactorDue: null,
    }),
    limit: createLimiter({ database, enabled, pseudonymKey, findKnownDevice }),
    log: createLog("silent"),
    trustProxy,
    https: false,
    hashes: { scripts: [] },
    routes: bound,
  });
  nodes.push(app);
  return app;
};
beforeEach(() => {
  nodes = [];
  time = Date.UTC(2026, 10, 21);
  setClock(() => time);
});
afterEach(async () => {
  setClock(null);
  await database.primary.deleteFrom("rate_limit").execute();
  await Promise.all(nodes.map((node) => node.close()));
});

type Ask = { ip?: string; person?: string; body?: object; device?: string };
async function ask(
  app: FastifyInstance,
  method: "GET" | "POST" | "PUT",
  path: string,
  { ip, person, body, device }: Ask = {},
) {
  const response = await app.inject({
    method,
    url: `/api${path}`,
    headers: {
      "x-forwarded-for": ip ?? "192.0.2.1",
      ...(device === undefined ? {} : { "x-device": device }),
      ...(person === undefined ? {} : { authorization: `Bearer ${person}` }),
    },
    ...(body === undefined ? {} : { payload: body }),
  });
  return { status: response.statusCode, retryAfter: response.headers["retry-after"], response };
}
/** Counts the statuses of consecutive requests. */
async function tally(
  count: number,
  one: (index: number) => Promise<{ status: number }>,
): Promise<Record<number, number>> {
  const found: Record<number, number> = {};
  for (let index = 0; index < count; index += 1) {
    const { status } = await one(index);
    found[status] = (found[status] ?? 0) + 1;
  }
  return found;
}

test("anonymous writes are limited to thirty at once, then one a minute, in buckets without person ids", async () => {
  const [here, there] = [startNode(), startNode()];
  const tell = (index: number) => ask(index % 2 === 0 ? here : there, "POST", "/tales", { person: "4711" });
  const counted = await readCounters();
  expect(await tally(32, tell)).toEqual({ 204: 30, 429: 2 });
  // A count would reveal the time of a report.
  expect(await readCounters()).toBe(counted);
  expect((await ask(here, "POST", "/tales", { person: "4712" })).status).toBe(204);
  expect((await ask(here, "POST", "/notes", { person: "4713" })).status).toBe(204);
  const buckets = await database.primary.selectFrom("rate_limit").select("key").execute();
  const keys = buckets.map(({ key }) => key);
  expect(keys).toHaveLength(3);
  expect(keys.filter((key) => /471[12]/.test(key))).toEqual([]);
  expect(keys.filter((key) => key.includes("4713"))).toHaveLength(1);
  time += 60_000;
  expect((await tell(0)).status).toBe(204);
});

test("anonymous writes of a person on different routes cannot be joined by a reader of the database", async () => {
  const app = startNode();
  await ask(app, "POST", "/tales", { person: "4711" });
  await ask(app, "PUT", "/votes", { person: "4711" });
  const buckets = await database.primary.selectFrom("rate_limit").select("key").execute();
  const pseudonyms = buckets.map(({ key }) => key.replace("anonymous ", ""));
  expect(pseudonyms).toHaveLength(2);
  expect(new Set(pseudonyms).size).toBe(2);
});

describe("tries of a secret", () => {
  test("are limited to ten at one account from one network, right or wrong alike, then one every thirty seconds", async () => {
    const app = startNode();
    const attempt = (_index: number, password = "wrong") =>
      ask(app, "POST", "/sign-in", { body: { email: " Omar@Diwan.example", password } });
    expect(await tally(10, attempt)).toEqual({ 401: 10 });
    const refused = await attempt(11, "right");
    expect(refused.status).toBe(429);
    expect(refused.retryAfter).toBe("30");
    expect(refused.response.json()).toMatchObject({ code: "too_many_requests", retryAfter: 30, fields: [] });
    expect(refused.response.headers["content-type"]).toContain("application/problem+json");
    time += 29_000;
    expect((await attempt(12)).retryAfter).toBe("1");
    time += 1_000;
    expect((await attempt(13, "right")).status).toBe(204);
    expect((await attempt(14, "right")).status).toBe(429);
    const other = await ask(app, "POST", "/sign-in", { body: { email: "alia@diwan.example" } });
    expect(other.status).toBe(401);
  });

  test("behind one proxy count by the address that the proxy saw, whatever the client's headers", async () => {
    const app = startNode(true, 1);
    const body = { email: "omar@diwan.example", password: "wrong" };
    const attempt = (seen: string) => (index: number) =>
      ask(app, "POST", "/sign-in", { ip: `203.0.113.${index}, ${seen}`, body });
    expect(await tally(11, attempt("192.0.2.1"))).toEqual({ 401: 10, 429: 1 });
    expect(await tally(1, attempt("198.51.100.7"))).toEqual({ 401: 1 });
  });

  test("are limited to a hundred at one account from all networks, which does not lock the owner out", async () => {
    const app = startNode();
    const body = { email: "omar@diwan.example", password: "wrong" };
    const guess = (index: number) => ask(app, "POST", "/sign-in", { ip: `192.0.2.${index % 9}`, body });
    expect(await tally(90, guess)).toEqual({ 401: 90 });
    expect(await tally(9, guess)).toEqual({ 429: 9 });
    const owner = { ip: "198.51.100.7", body: { ...body, password: "right" } };
    expect((await ask(app, "POST", "/sign-in", owner)).status).toBe(204);
    expect(await tally(9, () => ask(app, "POST", "/sign-in", { ip: "198.51.100.8", body }))).toEqual({ 401: 9 });
    expect((await ask(app, "POST", "/sign-in", { ip: "198.51.100.9", body })).status).toBe(429);
  });

  test("from the owner's device have an allowance of ten, however many other clients guess", async () => {
    const app = startNode();
    const body = { email: "Omar@diwan.example", password: "wrong" };
    const sign = (more: Ask) => ask(app, "POST", "/sign-in", { body, ...more });
    expect(await tally(108, (index) => sign({ ip: `192.0.2.${index % 12}` }))).toEqual({ 401: 100, 429: 8 });
    // Also from the address whose allowance was used up.
    const mine = { device: laptop, ip: "192.0.2.3" };
    expect((await sign({ ...mine, body: { ...body, password: "right" } })).status).toBe(204);
    expect(await tally(11, () => sign(mine))).toEqual({ 401: 9, 429: 2 });
    expect((await sign({ ip: "198.51.100.7", device: "0123456789abcdef-another" })).status).toBe(429);
    const buckets = await database.primary.selectFrom("rate_limit").select("key").execute();
    expect(buckets.filter(({ key }) => key.includes(laptop))).toEqual([]);
  });

  test("while refused do not extend the wait", async () => {
    const app = startNode();
    const attempt = () => ask(app, "POST", "/sign-in", { body: { email: "omar@diwan.example" } });
    await tally(10, attempt);
    for (let second = 0; second < 29; second += 1) {
      time += 1_000;
      expect((await attempt()).status).toBe(429);
    }
    time += 1_000;
    expect((await attempt()).status).toBe(401);
  });

  test("are limited to sixty from one network at any accounts, then one a second", async () => {
    const app = startNode();
    const attempt = (index: number) =>
      ask(app, "POST", "/sign-in", { ip: `2001:db8:1:2:${index}::1`, body: { email: `person${index}@diwan.example` } });
    expect(await tally(61, attempt)).toEqual({ 401: 60, 429: 1 });
    expect((await attempt(62)).retryAfter).toBe("1");
    time += 1_000;
    expect((await attempt(63)).status).toBe(401);
    const neighbour = await ask(app, "POST", "/sign-in", { ip: "2001:db8:1:3::1", body: {} });
    expect(neighbour.status).toBe(401);
  });

  test("are counted by all nodes together, also when simultaneous", async () => {
    const [one, two] = [startNode(), startNode()];
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        ask(index % 2 === 0 ? one : two, "POST", "/sign-in", { body: { email: "a@b.example" } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
  });

  test("of a signed-in user count for that user", async () => {
    const app = startNode();
    const attempt = (index: number) => ask(app, "PUT", "/password", { person: "omar", ip: `192.0.2.${index}` });
    expect(await tally(11, attempt)).toEqual({ 204: 10, 429: 1 });
    expect((await ask(app, "PUT", "/password", { person: "alia" })).status).toBe(204);
  });

  test("with any kind of body cause no server error", async () => {
    const app = startNode();
    for (const body of [{ email: 7 }, { email: null }, { email: { a: 1 } }, [1], { email: "\u0000".repeat(999) }]) {
      expect((await ask(app, "POST", "/sign-in", { body })).status, JSON.stringify(body).slice(0, 40)).toBeLessThan(
        500,
      );
    }
  });
});

test("token renewals from one address have an allowance for a whole office", async () => {
  const app = startNode();
  expect(await tally(1001, () => ask(app, "POST", "/renew"))).toEqual({ 204: 1000, 429: 1 });
});

test("a person may write 120 times at once, then twice a second, from any network", async () => {
  const app = startNode();
  const write = (index: number) => ask(app, "POST", "/notes", { person: "omar", ip: `192.0.2.${index % 200}` });
  expect(await tally(121, write)).toEqual({ 204: 120, 429: 1 });
  time += 500;
  expect((await write(1)).status).toBe(204);
  expect((await write(2)).retryAfter).toBe("1");
  expect((await ask(app, "POST", "/notes", { person: "alia" })).status).toBe(204);
});

test("a person may read 300 times at once, then fifty times a second; reads and writes are counted apart", async () => {
  const app = startNode();
  const read = () => ask(app, "GET", "/notes", { person: "omar" });
  expect(await tally(301, read)).toEqual({ 204: 300, 429: 1 });
  expect((await ask(app, "POST", "/notes", { person: "omar" })).status).toBe(204);
  time += 100;
  expect(await tally(6, read)).toEqual({ 204: 5, 429: 1 });
  expect((await ask(app, "GET", "/notes", { person: "alia" })).status).toBe(204);
});

test("reads without a session, such as pictures, from one address have an allowance for a whole office", async () => {
  const app = startNode();
  const open = () => ask(app, "GET", "/instance");
  expect(await tally(2001, open)).toEqual({ 204: 2000, 429: 1 });
  time += 100;
  expect(await tally(21, open)).toEqual({ 204: 20, 429: 1 });
  expect((await ask(app, "GET", "/instance", { ip: "192.0.2.9" })).status).toBe(204);
});

test("a clock that is set back neither adds nor removes tokens", async () => {
  const app = startNode();
  const attempt = () => ask(app, "POST", "/sign-in", { body: { email: "omar@diwan.example" } });
  await tally(10, attempt);
  time -= 3_600_000;
  expect((await attempt()).status).toBe(429);
  time += 3_630_000;
  expect(await tally(2, attempt)).toEqual({ 401: 1, 429: 1 });
});

test("a disabled limiter admits every request", async () => {
  const app = startNode(false);
  expect(await tally(40, () => ask(app, "POST", "/sign-in", { body: { email: "a@b.example" } }))).toEqual({ 401: 40 });
});

test("full buckets are deleted, others are kept", async () => {
  const app = startNode();
  await ask(app, "POST", "/notes", { person: "omar" });
  time += 3_599_000;
  await ask(app, "POST", "/notes", { person: "alia" });
  time += 2_000;
  await purgeRateLimits(database.primary);
  const rows = await database.primary.selectFrom("rate_limit").select("key").execute();
  expect(rows).toEqual([{ key: "writes alia" }]);
});

test("an IPv6 address counts as its network, an IPv4 address as itself, in any notation", () => {
  expect(networkOf("2001:db8:1:2:3:4:5:6")).toBe("2001:db8:1:2::/64");
  expect(networkOf("2001:DB8::1")).toBe("2001:db8:0:0::/64");
  expect(networkOf("::1")).toBe("0:0:0:0::/64");
  expect(networkOf("fe80::1%eth0")).toBe("fe80:0:0:0::/64");
  expect(networkOf("::ffff:192.0.2.7")).toBe("192.0.2.7");
  expect(networkOf("192.0.2.7")).toBe("192.0.2.7");
});
