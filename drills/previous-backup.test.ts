import { expect, test } from "vitest";
import { createTestDatabase } from "#testing/database.ts";
import { runStatements } from "#testing/scratch.ts";
import { compareTables, readBoth } from "./compare-tables.ts";

test("rows that migrations add are no loss; absent and changed rows are found", async () => {
  const source = await createTestDatabase();
  const restored = await createTestDatabase();
  const compare = async (): Promise<string[]> => {
    const tables = await readBoth(source.url, restored.url);
    return compareTables(tables.source, tables.restored);
  };
  try {
    const row = "insert into lookup (category, created_at, name_en, name_ar) values ('correctionReason', now()";
    await runStatements(source.url, `${row}, 'Forgotten', 'منسي')`);
    expect(await compare()).toEqual([expect.stringMatching(/^public\.lookup lacks 1 of \d+ rows$/)]);
    await runStatements(restored.url, "alter table lookup rename to away");
    expect(await compare()).toEqual([expect.stringMatching(/^public\.lookup lacks/)]);
    await runStatements(restored.url, "alter table away rename to lookup");
    await runStatements(restored.url, "delete from lookup");
    await runStatements(source.url, "delete from lookup");
    await runStatements(restored.url, `${row}, 'Added', 'مضاف')`);
    expect(await compare()).toEqual([]);
  } finally {
    await source.drop();
    await restored.drop();
  }
});
