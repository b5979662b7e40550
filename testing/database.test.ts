import pg from "pg";
import { expect, test } from "vitest";
import { createTestDatabase } from "./database.ts";

async function count(url: string, text: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<{ count: number }>(text)).rows[0]?.count ?? -1;
  } finally {
    await client.end();
  }
}

test("a test database has every table, the job queue and no people, and shares nothing with another", async () => {
  const [one, two] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  try {
    await count(one.url, "insert into person (name_en) values ('Omar') returning 1 as count");
    expect(await count(one.url, "select count(*)::int from person")).toBe(1);
    expect(await count(two.url, "select count(*)::int from person")).toBe(0);
    expect(await count(two.url, "select count(*)::int from graphile_worker.jobs")).toBe(0);
  } finally {
    await Promise.all([one.drop(), two.drop()]);
  }
  await expect(count(one.url, "select 1 as count")).rejects.toThrow(/does not exist/);
});
