import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase, type Database } from "#platform/database/database.ts";
import { createTestDatabase } from "#testing/database.ts";
import { runStatements, type ScratchDatabase } from "#testing/scratch.ts";
import { createSettings, readSettings } from "./settings.ts";

let scratch: ScratchDatabase;
let database: Database;
beforeAll(async () => {
  scratch = await createTestDatabase();
  database = openDatabase({ url: scratch.url, size: 2 });
});
afterAll(async () => {
  await database.close();
  await scratch.drop();
});

test("an invalid setting falls back to its default", async () => {
  await runStatements(
    scratch.url,
    `insert into setting values ('timeZone', '"Mars/Olympus"'), ('sessionIdleDays', '0'),
      ('organisationNameEn', '"Wahat Group"'), ('allowedDomains', '["Wahat.Example"]')`,
  );
  expect(await readSettings(database.primary, { organisationNameAr: "مجموعة واحات" })).toMatchObject({
    organisationNameEn: "Wahat Group",
    organisationNameAr: "مجموعة واحات",
    timeZone: "Asia/Riyadh",
    allowedDomains: ["wahat.example"],
    sessionIdleDays: 30,
    sessionMaximumDays: 90,
  });
});

test("a failed read is not cached", async () => {
  const settings = createSettings();
  const gone = openDatabase({ url: "postgres://nobody@127.0.0.1:1/none", size: 1 });
  await expect(settings(gone.primary)).rejects.toThrow();
  await gone.close();
  expect((await settings(database.primary)).timeZone).toBe("Asia/Riyadh");
});
