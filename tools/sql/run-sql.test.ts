import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase } from "#testing/database.ts";
import type { ScratchDatabase } from "#testing/scratch.ts";
import { runSql } from "./run-sql.ts";

let database: ScratchDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test("several statements are refused", async () => {
  await expect(runSql(database.url, "delete from setting; commit")).rejects.toThrow("multiple commands");
});

test("a change is rolled back", async () => {
  const insert = `insert into setting (key, value) values ('name_en', '"Bureau"') returning key`;
  expect(await runSql(database.url, insert)).toEqual(['{"key":"name_en"}']);
  expect(await runSql(database.url, "select key from setting where key = 'name_en'")).toEqual([]);
});

test("a plan is returned line by line", async () => {
  const lines = await runSql(database.url, "explain (analyze, buffers) select * from setting where key = 'name_en'");
  expect(lines[0]).toMatch(/^Index Scan|^Seq Scan/);
  expect(lines.at(-1)).toMatch(/^Execution Time: /);
});
