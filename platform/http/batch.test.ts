import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { openDatabase, type Database } from "#platform/database/database.ts";
import { createLog } from "#platform/log/log.ts";
import type { Problem } from "#shared/errors.ts";
import { route } from "#shared/route.ts";
import { data } from "#shared/wire.ts";
import { createTestDatabase } from "#testing/database.ts";
import type { Actor } from "./actor.ts";
import { bindRoutes } from "./handler.ts";
import { platformRoutes } from "./platform-routes.ts";
import { refuse } from "./refuse.ts";
import { createServer } from "./server.ts";
import { answerBatch } from "./batch.ts";

const text = data(z.object({ text: z.string() }));
const routes = {
  readBatch: platformRoutes.readBatch,
  open: route({ method: "GET", path: "/open", permission: "public", summary: "Open.", output: text }),
  mine: route({
    method: "GET",
    path: "/mine",
    permission: "signedIn",
    tokens: "none",
    viewing: "hidden",
    summary: "Of the caller.",
    output: text,
  }),
  others: route({
    method: "GET",
    path: "/others",
    permission: "topic.moderate",
    viewing: "hidden",
    summary: "Kept.",
    output: text,
  }),
  slow: route({ method: "GET", path: "/slow", permission: "public", summary: "Slow.", output: text }),
  words: route({
    method: "GET",
    path: "/words",
    permission: "public",
    summary: "Words.",
    query: z.strictObject({ count: z.coerce.number().int().max(100_000).default(1) }),
    output: text,
  }),
  file: route({ method: "GET", path: "/file", permission: "public", summary: "A file.", output: "raw" }),
};

let database: Database;
let drop: () => Promise<void>;
let app: ReturnType<typeof createServer>;
let url: string;
/** Synchronises the slow read: `begun` resolves when it starts, `open` lets it finish. */
const newGate = () => ({ begun: Promise.withResolvers<void>(), open: Promise.withResolvers<void>() });
let gate = newGate();
const limited: { path: string; ip: string }[] = [];

const omar: Actor = {
  personId: "1",
  sessionId: "s",
  generation: 1,
  permissions: new Set(),
  locale: "en",
  secondFactorDue: null,
};

beforeAll(async () => {
  const created = await createTestDatabase();
  drop = created.drop;
  database = openDatabase({ url: created.url, size: 2 });
  const bound = bindRoutes(routes, {
    readBatch: ({ query, raw: { request, reply } }) => answerBatch(request, reply, [query.get].flat()),
    open: async ({ facts }) => ({ data: { text: `${facts.locale} ${facts.userAgent} ${facts.ip}` } }),
    mine: async ({ actor }) => ({ data: { text: actor.personId } }),
    others: async () => ({ data: { text: "kept" } }),
    slow: async () => {
      gate.begun.resolve();
      await gate.open.promise;
      return { data: { text: "at last" } };
    },
    words: async ({ query }) => ({ data: { text: "word\n".repeat(query.count) } }),
    file: async ({ raw: { reply } }) => void reply.send("file"),
  });
  app = createServer({
    database,
    authenticate: async (token) => (token === "omar" ? omar : null),
    limit: async ({ path }, { ip }) => {
      limited.push({ path, ip });
      if (path === "/words" && limited.filter((one) => one.path === path).length > 40)
        throw refuse("too_many_requests");
    },
    log: createLog("silent"),
    trustProxy: false,
    https: false,
    hashes: { scripts: [] },
    routes: bound,
  });
  // Outside `/api`, like `/metrics`.
  app.get("/outside", async () => ({ data: { text: "outside" } }));
  url = await app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(async () => {
  await app.close();
  await database.close();
  await drop();
});

type Part = { part: number; status: number; body: unknown };

const ask = (paths: readonly string[], headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${url}/api/batch?${paths.map((path) => `get=${encodeURIComponent(path)}`).join("&")}`, { headers });

function partsIn(answer: string): Part[] {
  const lines = answer.split("\n");
  return lines.flatMap((line, at) =>
    at % 2 === 0 && line !== ""
      ? [{ ...(JSON.parse(line) as Omit<Part, "body">), body: JSON.parse(lines[at + 1] ?? "") as unknown }]
      : [],
  );
}
const parts = async (paths: readonly string[], headers?: Record<string, string>): Promise<Part[]> =>
  partsIn(await (await ask(paths, headers)).text()).toSorted((one, other) => one.part - other.part);
const statuses = async (paths: readonly string[], headers?: Record<string, string>): Promise<number[]> =>
  (await parts(paths, headers)).map(({ status }) => status);

test("a batch returns nothing that its caller may not read by a single request", async () => {
  expect(await statuses(["/open", "/mine", "/others"])).toEqual([200, 401, 401]);
  expect(await statuses(["/open", "/mine", "/others"], { authorization: "Bearer omar" })).toEqual([200, 200, 403]);
  expect(await statuses(["/open", "/mine", "/others"], { authorization: "Bearer forged" })).toEqual([200, 401, 401]);
});

test.each([
  ["a file", "/file"],
  ["another batch", "/batch?get=/open"],
])("a batch refuses %s as a part", async (_name, path) => {
  const [{ status, body } = { status: 0, body: {} }] = await parts([path]);
  expect([status, (body as Problem).code]).toEqual([400, "malformed"]);
});

test("addresses outside /api, unknown addresses and more than 16 parts are refused", async () => {
  expect(await statuses(["//evil.invalid/", "/nowhere", "/words?count=x"])).toEqual([404, 404, 400]);
  const outside = ["/../outside", "/%2e%2e/outside", "/.%2E/outside", "/words/../../outside", "/..\\outside"];
  const crooked = [
    "open",
    "https://evil.invalid/",
    `/${"x".repeat(1_100)}`,
    "/a b",
    "/open#there",
    "/\u0000",
    "/open?a=\n",
  ];
  for (const paths of [[], ...[...outside, ...crooked].map((path) => [path])]) {
    const answer = await ask(paths);
    expect([answer.status, ((await answer.json()) as Problem).fields[0]?.path], paths.join()).toEqual([400, "get"]);
  }
  expect((await ask(Array.from({ length: 16 }, () => "/open"))).status).toBe(200);
  expect((await ask(Array.from({ length: 17 }, () => "/open"))).status).toBe(400);
});

test("each part equals the answer of a single request, with the headers of the batch", async () => {
  const headers = { authorization: "Bearer omar", "accept-language": "ar", "user-agent": "test" };
  const [open, mine] = await parts(["/open", "/mine"], headers);
  const alone = await fetch(`${url}/api/open`, { headers });
  expect(open).toEqual({ part: 0, status: 200, body: await alone.json() });
  expect(mine).toEqual({ part: 1, status: 200, body: { data: { text: "1" } } });
});

test("a part counts against the limits of its own route, under the caller's address", async () => {
  limited.length = 0;
  expect(await statuses(["/words", "/open", "/words"])).toEqual([200, 200, 200]);
  expect(limited.map(({ path }) => path).toSorted()).toEqual(["/open", "/words", "/words"]);
  expect(new Set(limited.map(({ ip }) => ip)).size).toBe(1);
  for (let round = 0; round < 3; round += 1) await statuses(Array.from({ length: 16 }, () => "/words"));
  expect(await statuses(["/open", "/words"])).toEqual([200, 429]);
  limited.length = 0;
});

test.each(["gzip", "identity"])("a fast part is sent before a slow one has finished (%s)", async (encoding) => {
  gate = newGate();
  const answer = await ask(["/slow", "/words?count=20000"], { "accept-encoding": encoding });
  expect(answer.headers.get("content-encoding")).toBe(encoding === "gzip" ? "gzip" : null);
  const reader = (answer.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream()).getReader();
  let received = "";
  const readUntil = async (mark: string): Promise<void> => {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      received += next.value;
      if (received.includes(mark)) return;
    }
  };
  await readUntil('word\\n"}}\n');
  expect(received).toContain("word");
  expect(received).not.toContain("at last");
  gate.open.resolve();
  await readUntil("at last");
  expect(partsIn(received).map(({ part, status }) => [part, status])).toEqual([
    [1, 200],
    [0, 200],
  ]);
});

test("a client that disconnects ends only its own answer", async () => {
  gate = newGate();
  const controller = new AbortController();
  const answer = await fetch(`${url}/api/batch?get=/open&get=/slow`, { signal: controller.signal });
  expect(answer.status).toBe(200);
  await gate.begun.promise;
  controller.abort();
  gate.open.resolve();
  expect(await statuses(["/open"])).toEqual([200]);
});
