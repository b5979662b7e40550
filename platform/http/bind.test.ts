import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { openDatabase, type Database } from "#platform/database/database.ts";
import { createLog } from "#platform/log/log.ts";
import type { Problem } from "#shared/errors.ts";
import type { Permission } from "#shared/permissions.ts";
import { noContent, route } from "#shared/route.ts";
import { data, id, pageQuery } from "#shared/wire.ts";
import { createTestDatabase } from "#testing/database.ts";
import type { Actor } from "./actor.ts";
import { bindRoutes } from "./handler.ts";
import { refuse } from "./refuse.ts";
import { createServer } from "./server.ts";

const body = z.strictObject({
  name: z.string().trim().min(1, "required").max(20),
  at: z.strictObject({ lat: z.number().max(90) }).optional(),
});

const routes = {
  open: route({
    method: "GET",
    path: "/open",
    permission: "public",
    summary: "Open.",
    output: data(z.object({ name: z.string() })),
  }),
  add: route({
    method: "POST",
    path: "/things",
    permission: "topic.create",
    tokens: "none",
    summary: "Adds.",
    body,
    output: data(z.object({ id: z.string(), name: z.string() })),
  }),
  reveal: route({
    method: "POST",
    path: "/secret",
    permission: "signedIn",
    tokens: "none",
    summary: "Answers a secret.",
    output: data(z.object({ secret: z.string() })),
    idempotent: false,
  }),
  read: route({
    method: "GET",
    path: "/things/{id}",
    permission: "signedIn",
    tokens: "none",
    viewing: "hidden",
    summary: "Reads.",
    params: z.strictObject({ id }),
    query: z.strictObject(pageQuery),
    output: data(z.object({ id: z.string(), limit: z.number().int() })),
  }),
  remove: route({
    method: "DELETE",
    path: "/things/{id}",
    permission: "topic.moderate",
    summary: "Removes.",
    params: z.strictObject({ id }),
    output: noContent,
  }),
  fail: route({
    method: "POST",
    path: "/fail",
    permission: "signedIn",
    tokens: "none",
    summary: "Fails after writing.",
    output: noContent,
    errors: ["comments_locked"],
  }),
};

let database: Database;
let drop: () => Promise<void>;
let app: ReturnType<typeof createServer>;

const actors: Record<string, Permission[]> = { omar: ["topic.create"], huda: ["topic.create", "topic.moderate"] };
const actorOf = (name: string): Actor | null =>
  actors[name] === undefined
    ? null
    : {
        personId: name === "omar" ? "1" : "2",
        sessionId: randomUUID(),
        generation: 1,
        permissions: new Set(actors[name]),
        locale: "en",
        secondFactorDue: null,
      };

beforeAll(async () => {
  const created = await createTestDatabase();
  drop = created.drop;
  database = openDatabase({ url: created.url, size: 5 });
  await sql`create table thing (id bigint generated always as identity, name text)`.execute(database.primary);
  const bound = bindRoutes(routes, {
    // The extra field must not leave the server.
    open: async () => ({ data: { name: "open", secret: "hidden" } }),
    add: async ({ tx, body: thing }) => {
      const { rows } = await sql<{ id: string }>`insert into thing (name) values (${thing.name}) returning id`.execute(
        tx,
      );
      return { data: { id: rows[0]?.id ?? "", name: thing.name } };
    },
    reveal: async () => ({ data: { secret: randomUUID() } }),
    read: async ({ params, query }) => ({ data: { id: params.id, limit: query.limit } }),
    remove: async () => {},
    fail: async ({ tx }) => {
      await sql`insert into thing (name) values ('lost')`.execute(tx);
      throw refuse("comments_locked");
    },
  });
  app = createServer({
    database,
    authenticate: async (token) => actorOf(token),
    limit: async () => {},
    log: createLog("silent"),
    trustProxy: false,
    https: false,
    hashes: { scripts: ["sha256-abc"] },
    routes: bound,
  });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await database.close();
  await drop();
});

type Send = {
  as?: string;
  method?: "GET" | "POST" | "DELETE" | "PUT";
  url: string;
  payload?: unknown;
  headers?: Record<string, string>;
};
const send = ({ as, method = "GET", url, payload, headers = {} }: Send) =>
  app.inject({
    method,
    url,
    headers: {
      ...(as === undefined ? {} : { authorization: `Bearer ${as}` }),
      ...(payload === undefined ? {} : { "content-type": "application/json" }),
      ...headers,
    },
    ...(payload === undefined ? {} : { payload: typeof payload === "string" ? payload : JSON.stringify(payload) }),
  });
const count = async () =>
  Number((await sql<{ n: string }>`select count(*) as n from thing`.execute(database.primary)).rows[0]?.n);

test("a request without a session is refused, and permission is checked before the input is read", async () => {
  const anonymous = await send({ method: "POST", url: "/api/things", payload: {} });
  expect([anonymous.statusCode, anonymous.json<Problem>().code, anonymous.headers["www-authenticate"]]).toEqual([
    401,
    "not_signed_in",
    "Bearer",
  ]);
  const forbidden = await send({ as: "omar", method: "DELETE", url: "/api/things/x" });
  expect([forbidden.statusCode, forbidden.json<Problem>().code]).toEqual([403, "not_allowed"]);
});

test("a refusal is problem details in the reader's language", async () => {
  const answer = await send({
    as: "omar",
    method: "POST",
    url: "/api/things",
    payload: { name: " " },
    headers: { "accept-language": "ar" },
  });
  expect(answer.headers["content-type"]).toContain("application/problem+json");
  expect(answer.json<Problem>()).toMatchObject({
    status: 400,
    code: "fields_invalid",
    title: "بعض الحقول تحتاج إلى مراجعة",
    fields: [{ path: "name", code: "required", message: "القيمة مطلوبة" }],
    requestId: answer.headers["x-request-id"],
  });
});

test.each([
  ["broken JSON", "{", 400, "malformed"],
  ["a list", [], 400, "fields_invalid"],
  ["null", "null", 400, "fields_invalid"],
  ["nothing", "", 400, "fields_invalid"],
  ["a poisoned key", '{"__proto__":{"a":1},"name":"x"}', 400, "malformed"],
  ["NUL", { name: "a\0b" }, 400, "fields_invalid"],
  ["half a character", '{"name":"\\ud800"}', 400, "fields_invalid"],
  ["a number for text", { name: 5 }, 400, "fields_invalid"],
  ["a foreign field", { name: "x", admin: true }, 400, "fields_invalid"],
  ["deep nonsense", `${"[".repeat(5_000)}${"]".repeat(5_000)}`, 400, "malformed"],
  ["too much", { name: "x".repeat(2_000_000) }, 413, "too_large"],
])("%s is refused with a 4xx", async (_name, payload, status, code) => {
  const answer = await send({
    as: "omar",
    method: "POST",
    url: "/api/things",
    payload,
    headers: { "content-type": "application/json" },
  });
  expect([answer.statusCode, answer.json<Problem>().code]).toEqual([status, code]);
});

test("refused fields are named by their path", async () => {
  const answer = await send({
    as: "omar",
    method: "POST",
    url: "/api/things",
    payload: { name: "x".repeat(21), at: { lat: 91, lng: 1 } },
  });
  expect(answer.json<Problem>().fields.map(({ path, code }) => `${path} ${code}`)).toEqual([
    "name maxLength",
    "at.lat tooLarge",
    "at.lng unknownField",
  ]);
});

test("a number in a query is accepted in any digits, as an integer within its bounds", async () => {
  const read = (limit: string) => send({ as: "omar", url: `/api/things/5?limit=${encodeURIComponent(limit)}` });
  for (const [sent, limit] of [
    ["5", 5],
    ["٥", 5],
    ["١٠٠", 100],
    ["۲۰", 20],
  ] as const) {
    const answer = await read(sent);
    expect([answer.statusCode, answer.json()], sent).toEqual([200, { data: { id: "5", limit } }]);
  }
  const refused = await Promise.all(["٠", "١٠١", "٢٫٥", "خمسة"].map(read));
  expect(refused.map((answer) => answer.json<Problem>().fields.map(({ path, code }) => `${path} ${code}`))).toEqual([
    ["limit tooSmall"],
    ["limit tooLarge"],
    ["limit integer"],
    ["limit numeric"],
  ]);
  expect((await send({ as: "omar", url: "/api/things/5" })).json()).toEqual({ data: { id: "5", limit: 20 } });
});

test("query, path and content type are validated too", async () => {
  const paths = async (url: string) =>
    (await send({ as: "omar", url })).json<Problem>().fields.map((field) => field.path);
  expect(await paths("/api/things/5?limit=0")).toEqual(["limit"]);
  expect(await paths("/api/things/5?limit=1&limit=2")).toEqual(["limit"]);
  expect(await paths("/api/things/5?other=1")).toEqual(["other"]);
  expect(await paths("/api/things/99999999999999999999")).toEqual(["id"]);
  expect(await paths("/api/open?x=1")).toEqual(["x"]);
  expect((await send({ as: "omar", url: "/api/things/%ff" })).statusCode).toBe(400);
  const text = await send({
    as: "omar",
    method: "POST",
    url: "/api/things",
    payload: "name=x",
    headers: { "content-type": "text/plain" },
  });
  expect([text.statusCode, text.json<Problem>().code]).toEqual([415, "media_type_unsupported"]);
});

test("an address under another method is refused with 405 and lists the allowed methods", async () => {
  const answer = await send({ as: "omar", method: "PUT", url: "/api/things/5", payload: {} });
  expect([answer.statusCode, answer.headers["allow"]]).toEqual([405, "GET, DELETE"]);
});

test("undeclared fields are not sent, and every answer has the security headers", async () => {
  const answer = await send({ url: "/api/open" });
  expect(answer.json()).toEqual({ data: { name: "open" } });
  expect(answer.headers["content-security-policy"]).toMatch(/^default-src 'none';/);
  const page = await send({ url: "/nowhere" });
  expect(page.headers["content-security-policy"]).toContain("script-src 'self' 'sha256-abc';");
  expect(page.headers["content-security-policy"]).not.toMatch(/script-src[^;]*unsafe-inline/);
  for (const { headers } of [answer, page]) expect(headers["x-content-type-options"]).toBe("nosniff");
});

test("a refusal rolls back earlier writes of the request", async () => {
  const before = await count();
  expect((await send({ as: "omar", method: "POST", url: "/api/fail" })).statusCode).toBe(422);
  expect(await count()).toBe(before);
});

test("an empty body with a JSON content type is accepted by a route without a body", async () => {
  const answer = await send({
    as: "huda",
    method: "DELETE",
    url: "/api/things/5",
    headers: { "content-type": "application/json" },
  });
  expect(answer.statusCode).toBe(204);
});

test.each(["/api/open", "/%61pi/open", "/api/things/7?limit=x", "/api/nowhere"])(
  "the answer of the interface at %s is not cached, however the address is spelt",
  async (url) => {
    expect((await send({ as: "omar", url })).headers["cache-control"]).toBe("no-store");
  },
);

test("an answer that contains a secret is not stored, whatever key the caller sends", async () => {
  const ask = async (): Promise<string> =>
    (await send({ as: "omar", method: "POST", url: "/api/secret", headers: { "idempotency-key": "again" } })).body;
  expect(await ask()).not.toBe(await ask());
  expect(await database.primary.selectFrom("idempotency").select("key").where("key", "=", "again").execute()).toEqual(
    [],
  );
});

test("the same idempotency key executes the write once, also under 50 simultaneous tries", async () => {
  const before = await count();
  const key = { "idempotency-key": randomUUID() };
  const tries = await Promise.all(
    Array.from({ length: 50 }, () =>
      send({ as: "omar", method: "POST", url: "/api/things", payload: { name: "once" }, headers: key }),
    ),
  );
  expect(new Set(tries.map((answer) => answer.statusCode)).isSubsetOf(new Set([201, 409]))).toBe(true);
  const repeated = await send({
    as: "omar",
    method: "POST",
    url: "/api/things",
    payload: { name: "once" },
    headers: key,
  });
  expect(repeated.statusCode).toBe(201);
  expect(repeated.body).toBe(tries.find((answer) => answer.statusCode === 201)?.body);
  expect(await count()).toBe(before + 1);

  const other = await send({
    as: "omar",
    method: "POST",
    url: "/api/things",
    payload: { name: "other" },
    headers: key,
  });
  expect([other.statusCode, other.json<Problem>().code]).toEqual([422, "idempotency_key_reused"]);
  const somebodyElse = await send({
    as: "huda",
    method: "POST",
    url: "/api/things",
    payload: { name: "mine" },
    headers: key,
  });
  expect(somebodyElse.statusCode).toBe(201);
});
