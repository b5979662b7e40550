import { setImmediate as turn } from "node:timers/promises";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { useTestDatabase } from "#testing/database.ts";
import { runStatements } from "#testing/scratch.ts";

const { scratch, database } = await useTestDatabase(2);

test("a connection that dies midway fails its transaction and nothing else", async () => {
  const work = database.primary.transaction().execute(async (tx) => {
    await sql`select 1`.execute(tx);
    // Returns when the connection is closed; this side learns of it while it sends no query.
    await runStatements(
      scratch.url,
      "select pg_terminate_backend(pid, 10000) from pg_stat_activity where application_name = 'diwan' and datname = current_database()",
    );
    await turn();
    await sql`select 1`.execute(tx);
  });
  await expect(work).rejects.toThrow();
  const { rows } = await sql<{ one: number }>`select 1 as one`.execute(database.primary);
  expect(rows).toEqual([{ one: 1 }]);
});
