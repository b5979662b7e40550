import { expect, test } from "vitest";
import { openDatabase } from "#platform/database/database.ts";
import { useTestDatabase } from "#testing/database.ts";
import { runStatements } from "#testing/scratch.ts";
import { createSettings, readSettings } from "./settings.ts";

const { scratch, database } = await useTestDatabase(2);

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
