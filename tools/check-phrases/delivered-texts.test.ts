import { afterAll, beforeAll, expect, inject, test } from "vitest";
import pg from "pg";
import { migrate } from "#platform/database/migrate.ts";
import { createScratchDatabase, type ScratchDatabase } from "#testing/scratch.ts";
import { findReplacedTerms } from "./replaced-terms.ts";

const rewording = "0042-reword-delivered-texts.sql";
let database: ScratchDatabase;
let client: pg.Client;

const definitions = async (code: string): Promise<Record<"published" | "draft", string>> => {
  const { rows } = await client.query<{ published: string; draft: string }>(
    `select v.definition::text published, s.draft::text draft from service s
     join service_version v on v.service_id = s.id where s.code = $1`,
    [code],
  );
  return rows[0] ?? { published: "", draft: "" };
};
const descriptions = async (): Promise<string[]> => {
  const { rows } = await client.query<{ text: string }>(
    "select description_ar text from category where id in (2, 3) order by id",
  );
  return rows.map(({ text }) => text);
};

beforeAll(async () => {
  database = await createScratchDatabase(inject("clusterUrl"));
  await migrate(database.url, undefined, (name) => name < rewording);
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  // As edited by an organisation: its own description, draft, and a service with an old label.
  await client.query("update category set description_ar = 'أخبارنا' where id = 2");
  await client.query(
    `update service s set draft = replace(definition::text, '"ماذا حدث"', '"سبب النقص"')::jsonb
     from service_version v where v.service_id = s.id and s.code = 'attendanceCorrection'`,
  );
  await client.query(
    `with added as (
       insert into service (code, category, icon, created_at) values ('parking', 'other', 'tool', now()) returning id)
     insert into service_version (service_id, number, definition, published_at)
     select id, 1, '{"form":{"fields":[{"key":"span","labelAr":"من وإلى"}]}}', now() from added`,
  );
  await migrate(database.url);
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

test("delivered texts are reworded, and texts of the organisation are kept", async () => {
  expect(await descriptions()).toEqual(["أخبارنا", "الإعلانات الرسمية في مكان واحد"]);
  const correction = await definitions("attendanceCorrection");
  for (const definition of [correction.published, correction.draft]) {
    expect(definition).toContain('"labelAr": "التسجيل الناقص"');
    expect(definition).toContain('"summaryAr": "تصحيح تسجيل حضور أو انصراف ناقص."');
  }
  expect(correction.published).toContain('"labelAr": "التفاصيل"');
  expect(correction.draft).toContain('"labelAr": "سبب النقص"');
  for (const code of ["annualLeave", "sickLeave", "hourlyPermission", "mission"]) {
    const { published } = await definitions(code);
    expect(published, code).toContain('"labelAr": "الفترة"');
    expect(published, code).not.toContain('"labelAr": "من وإلى"');
  }
  expect((await definitions("parking")).published).toContain('"labelAr": "من وإلى"');
});

test("published definitions cannot be changed afterwards", async () => {
  await expect(client.query("update service_version set definition = '{}'")).rejects.toThrow("are never changed");
});

test("no delivered text contains a replaced term", async () => {
  const { rows } = await client.query<{ text: string }>(
    `select unnest(array[name_ar, description_ar]) text from category
     union select unnest(array[name_ar, description_ar]) from role
     union select value #>> '{}' from service_version, jsonb_path_query(definition, 'strict $.**') value
       where jsonb_typeof(value) = 'string'`,
  );
  expect(rows.length).toBeGreaterThan(50);
  expect(rows.flatMap(({ text }) => findReplacedTerms("ar", text ?? ""))).toEqual([]);
});
