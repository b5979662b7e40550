import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, test } from "vitest";
import { bodyLimitOf } from "#platform/http/body-limit.ts";
import { inputJsonSchema } from "#platform/http/schema-json.ts";
import { callerOf, type Caller, type Reply } from "#testing/call.ts";
import { watchSegments, type SegmentWork } from "#testing/segments.ts";
import { startTestServer, type TestServer } from "#testing/server.ts";

type Json = Record<string, unknown>;

let server: TestServer;
let stranger: Caller;
let omar: Caller;
let work: SegmentWork;

beforeAll(async () => {
  server = await startTestServer();
  stranger = callerOf(server.url);
  const person = await server.hire("omar", "administrator");
  omar = callerOf(server.url, (await server.startSession(person)).token);
});
afterAll(() => server.close());
beforeEach(() => {
  work = watchSegments();
});
afterEach(() => work.stop());

const refusal = ({ status, problem }: Reply) => [
  status,
  problem.code,
  problem.fields[0]?.path,
  problem.fields[0]?.code,
];
const long = "a".repeat(1_000_000);

describe("a text of a million characters is not measured", () => {
  test.each([
    ["/sign-up", { email: "eve@diwan.example", nameEn: "Eve" }],
    ["/sign-in", { email: "eve@diwan.example" }],
    ["/reset-password", { code: "none" }],
  ])("in POST %s without a session", async (path, body) => {
    expect(refusal(await stranger.post(path, { ...body, password: long }))).toEqual([
      413,
      "too_large",
      undefined,
      undefined,
    ]);
    const shorter = await stranger.post(path, { ...body, password: "a".repeat(10_000) });
    expect(refusal(shorter)).toEqual([400, "fields_invalid", "password", "maxLength"]);
    expect(work.visited).toBe(0);
  });

  test("in a title, which is refused by its field; of a text just above the limit one extra character is visited", async () => {
    const body = { categoryId: "2", contentEn: "Words" };
    expect(refusal(await omar.post("/topics", { ...body, titleEn: long }))).toEqual([
      400,
      "fields_invalid",
      "titleEn",
      "maxLength",
    ]);
    expect(work.visited).toBe(0);
    await omar.post("/topics", { ...body, titleEn: "a".repeat(2_000) });
    expect(work).toMatchObject({ visited: 201, longest: 2_000 });
    // One character with a million combining marks does not bypass the limit.
    await omar.post("/topics", { ...body, titleEn: `a${"\u0301".repeat(300_000)}` });
    expect(work).toMatchObject({ visited: 201, longest: 2_000 });
  });

  test("in a person's own profile text", async () => {
    const { data: me } = await omar.get<{ version: number }>("/me");
    const change = (aboutEn: string) => omar.patch("/me", { version: me.version, aboutEn });
    expect((await change(long)).status).toBe(413);
    expect(refusal(await change("a".repeat(60_000)))).toEqual([400, "fields_invalid", "aboutEn", "maxLength"]);
    expect(work.visited).toBe(0);
  });
});

/** Builds the largest JSON value of a schema, every code unit of its texts escaped. */
function largestValue(whole: Json): unknown {
  const definitions = (whole["$defs"] ?? {}) as Record<string, Json>;
  const build = (node: Json): unknown => {
    if (typeof node["x-max-bytes"] === "number") return "x".repeat(node["x-max-bytes"] - 2);
    if (typeof node["$ref"] === "string") return build(definitions[node["$ref"].replace("#/$defs/", "")] ?? {});
    const options = (node["anyOf"] ?? node["enum"]) as unknown[] | undefined;
    if (options !== undefined) {
      const built = node["enum"] === undefined ? options.map((option) => build(option as Json)) : options;
      return built.toSorted((one, other) => JSON.stringify(other).length - JSON.stringify(one).length)[0];
    }
    const types = [node["type"]].flat();
    if (types.includes("string")) return "\u0001".repeat(node["format"] === "date" ? 1 : Number(node["maxLength"]));
    if (types.includes("array"))
      return Array.from({ length: Number(node["maxItems"]) }, () => build(node["items"] as Json));
    if (types.includes("object")) {
      const fields = Object.entries((node["properties"] ?? {}) as Record<string, Json>);
      return Object.fromEntries(fields.map(([name, value]) => [name, build(value)]));
    }
    return types.includes("boolean") ? false : (node["const"] ?? -1.7976931348623157e308);
  };
  return build(whole);
}

test("every route reads as much as its schema accepts: at most 16 KiB without a session, else at least 64 KiB", () => {
  const wrong: string[] = [];
  for (const { route } of server.routes) {
    const limit = bodyLimitOf(route);
    const largest =
      route.body === undefined ? 0 : Buffer.byteLength(JSON.stringify(largestValue(inputJsonSchema(route.body))));
    const isPublic = route.permission === "public";
    if (largest > limit || (isPublic ? limit > 16_384 : limit < 65_536))
      wrong.push(`${route.method} ${route.path}: ${largest} of ${limit}`);
  }
  expect(wrong).toEqual([]);
});

test("the longest topic is accepted: titles of 200 family emojis, and long texts in both languages", async () => {
  const titleEn = "👨‍👩‍👧‍👦".repeat(200);
  const content = "ع".repeat(90_000);
  const { status } = await omar.post("/topics", { categoryId: "2", titleEn, contentAr: content, contentEn: content });
  expect(status).toBe(201);
});
