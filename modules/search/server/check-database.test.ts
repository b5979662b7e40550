import { afterEach, beforeEach, expect, test } from "vitest";
import { openDatabase, type Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { createTestDatabase } from "#testing/database.ts";
import { runStatements, type ScratchDatabase } from "#testing/scratch.ts";
import { checkDatabase } from "./check-database.ts";

let scratch: ScratchDatabase;
let database: Database;

beforeEach(async () => {
  scratch = await createTestDatabase();
  database = openDatabase({ url: scratch.url, size: 1 });
});
afterEach(async () => {
  await database.close();
  await scratch.drop();
});

test("a database created with LC_CTYPE C, like the embedded one, can search Arabic", async () => {
  const rows = await statement(
    "select datctype as ctype, show_trgm('مدرسة') = '{}' as blind from pg_database where datname = current_database()",
  )(database.primary, []);
  expect(rows).toEqual([{ ctype: "C", blind: true }]);
  await expect(checkDatabase(database.primary)).resolves.toBeUndefined();
});

test("a database that does not recognise Arabic letters is refused with instructions", async () => {
  await runStatements(
    scratch.url,
    "create or replace function search_letters(word text) returns text language sql immutable strict return word",
  );
  await expect(checkDatabase(database.primary)).rejects.toThrow(/pg_trgm sees no letters.*create database/);
});

test("a database that does not fold letters is refused", async () => {
  await runStatements(
    scratch.url,
    "create or replace function fold_text(given text) returns text language sql immutable strict return given",
  );
  await expect(checkDatabase(database.primary)).rejects.toThrow(/does not fold Arabic letters/);
});
