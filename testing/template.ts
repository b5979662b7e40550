import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Logger, runMigrations } from "graphile-worker";
import pg from "pg";
import { migrate, schemaHash } from "#platform/database/migrate.ts";
import { createScratchDatabase } from "./scratch.ts";

const silent = new Logger(() => () => {});
/** Any constant: two test runs on one cluster build the template once. */
const lockNumber = 7_301_945;

/** Disables the default second factor for officers: most tests use none, also with the clock moved weeks ahead. */
async function disableSecondFactorDemand(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("update role set second_factor_is_chosen = true");
  await client.end();
}

/**
 * Creates the database that test databases are copied from, unless the cluster has it: migrated, with the tables of the
 * job queue, without people. Its name depends on the migrations and the manifest (the queue's version), so that a
 * change leads to a new template.
 */
export async function prepareTemplate(clusterUrl: string): Promise<string> {
  const manifest = await readFile(join(import.meta.dirname, "../package.json"));
  const hash = createHash("sha256")
    .update(await schemaHash())
    .update(manifest)
    .digest("hex");
  const name = `template_${hash.slice(0, 16)}`;
  const client = new pg.Client({ connectionString: clusterUrl });
  await client.connect();
  try {
    await client.query(`select pg_advisory_lock(${lockNumber})`);
    const found = await client.query("select from pg_database where datname = $1", [name]);
    if (found.rowCount === 0) {
      const database = await createScratchDatabase(clusterUrl);
      await migrate(database.url);
      await runMigrations({ connectionString: database.url, logger: silent });
      await disableSecondFactorDemand(database.url);
      await client.query(`alter database ${new URL(database.url).pathname.slice(1)} rename to ${name}`);
    }
    return name;
  } finally {
    await client.end();
  }
}
