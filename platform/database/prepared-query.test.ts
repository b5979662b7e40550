import type pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createTestDatabase } from "#testing/database.ts";
import type { ScratchDatabase } from "#testing/scratch.ts";
import { openClient } from "./client.ts";
import { PreparedQuery, runPrepared } from "./prepared-query.ts";

let scratch: ScratchDatabase;
let client: Awaited<ReturnType<typeof openClient>>;
let described: { mock: { calls: unknown[] } };
beforeAll(async () => {
  scratch = await createTestDatabase();
  client = await openClient(scratch.url, { options: "-c TimeZone=UTC -c DateStyle=ISO" });
  await client.query("create table marked (id bigint, made timestamptz, seen date, tags text[], data jsonb)");
});
beforeEach(() => {
  described = vi.spyOn((client as unknown as { connection: pg.Connection }).connection, "describe");
  return () => vi.restoreAllMocks();
});
afterAll(async () => {
  await client[Symbol.asyncDispose]();
  await scratch.drop();
});

const run = async (name: string, text: string, ...values: unknown[]) =>
  runPrepared(client, new PreparedQuery(name, text, values));

test("refuses a value that cannot be converted, and reports errors of the database, without losing the connection", async () => {
  const circular: { self?: object } = {};
  circular.self = circular;
  await expect(run("circular", "select $1::jsonb as data", circular)).rejects.toThrow("circular");
  await expect(run("wrong", "select no_such_column")).rejects.toMatchObject({ code: "42703" });
  for (const divisor of [0, 0]) {
    const work = run("quotient", "select 6 / $1::int as quotient", divisor);
    await expect(work).rejects.toMatchObject({ code: "22012" });
  }
  expect((await run("quotient", "select 6 / $1::int as quotient", 3)).rows).toEqual([{ quotient: 2 }]);
});

test("every run returns the same rows, and only the first asks for the columns", async () => {
  await run(
    "insert",
    "insert into marked values ($1, $2, $3, $4, $5)",
    "9007199254740993",
    new Date("2026-03-01T05:06:07.008Z"),
    "2026-03-01",
    ["one", "اثنان"],
    { deep: [1, null] },
  );
  const text = "select id, made + interval '1 microsecond' as made, seen, tags, data, null as none from marked";
  const before = described.mock.calls.length;
  const results = [await run("read", text), await run("read", text)];
  expect(described.mock.calls.length - before).toBe(1);
  const row = {
    id: "9007199254740993",
    made: "2026-03-01T05:06:07.008001Z",
    seen: "2026-03-01",
    tags: ["one", "اثنان"],
    data: { deep: [1, null] },
    none: null,
  };
  for (const result of results) expect(result).toEqual({ rows: [row], rowCount: 1, command: "SELECT" });
});

test("a statement without columns returns how many rows it changed, and is asked for columns once", async () => {
  const before = described.mock.calls.length;
  for (const tag of ["a", "b"])
    expect(await run("tag", "update marked set tags = array[$1]", tag)).toEqual({
      rows: [],
      rowCount: 1,
      command: "UPDATE",
    });
  expect(described.mock.calls.length - before).toBe(1);
});

test("a statement whose columns change is refused instead of misread", async () => {
  const text = "select * from marked where id > $1";
  expect((await run("all", text, 0)).rows).toHaveLength(1);
  await client.query("alter table marked add column extra text");
  await expect(run("all", text, 0)).rejects.toThrow("cached plan must not change result type");
});

test("connections learn columns separately", async () => {
  await using other = await openClient(scratch.url);
  const query = (): PreparedQuery => new PreparedQuery("one", "select $1::int as one", [1]);
  const results = [await runPrepared(client, query()), await runPrepared(other, query())];
  expect(results.map(({ rows }) => rows)).toEqual([[{ one: 1 }], [{ one: 1 }]]);
});

test("a lost connection fails its statement", async () => {
  await using lost = await openClient(scratch.url);
  const text = "select pg_terminate_backend(pg_backend_pid()) as ended, $1::int as one";
  await expect(runPrepared(lost, new PreparedQuery("end", text, [1]))).rejects.toMatchObject({ code: "57P01" });
});
