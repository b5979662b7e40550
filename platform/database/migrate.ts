import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { openClient } from "./client.ts";

const migrationsDirectory = join(import.meta.dirname, "../../database/migrations");
/** An arbitrary number, the same on every node: one node migrates, the others wait. */
const lockNumber = 7_301_944;

type Migration = { name: string; sql: string; hash: string };

export const migrationNames = async (directory = migrationsDirectory): Promise<string[]> =>
  (await readdir(directory)).filter((file) => /^\d{4}-[a-z0-9-]+\.sql$/.test(file)).toSorted();

export async function readMigrations(directory = migrationsDirectory): Promise<Migration[]> {
  const files = await migrationNames(directory);
  return Promise.all(
    files.map(async (name) => {
      const sql = await readFile(join(directory, name), "utf8");
      return { name, sql, hash: createHash("sha256").update(sql).digest("hex") };
    }),
  );
}

/** Returns a hash over all migrations, which identifies their schema. */
export async function schemaHash(directory = migrationsDirectory): Promise<string> {
  const migrations = await readMigrations(directory);
  return createHash("sha256")
    .update(migrations.map((migration) => migration.hash).join())
    .digest("hex")
    .slice(0, 16);
}

/**
 * Migrates the schema, forward only, one transaction per file (a file that begins with `-- outside a transaction` runs
 * without one). Throws if an applied file was changed. Returns the applied names. `isWanted` selects files, to build an
 * earlier schema.
 */
export async function migrate(
  url: string,
  directory = migrationsDirectory,
  isWanted: (name: string) => boolean = () => true,
): Promise<string[]> {
  await using client = await openClient(url, { application_name: "diwan-migrate" });
  await client.query(`select pg_advisory_lock(${lockNumber})`);
  await client.query(
    "create table if not exists migration (name text primary key, hash text not null, applied_at timestamptz not null default now())",
  );
  const { rows } = await client.query<{ name: string; hash: string }>("select name, hash from migration");
  const applied = new Map(rows.map(({ name, hash }) => [name, hash]));
  const done: string[] = [];
  for (const { name, sql, hash } of await readMigrations(directory)) {
    if (!isWanted(name) || applied.get(name) === hash) continue;
    if (applied.has(name)) throw new Error(`Migration ${name} was changed after it had been applied.`);
    const bare = sql.startsWith("-- outside a transaction");
    if (!bare) await client.query("begin");
    await client.query(sql);
    await client.query("insert into migration (name, hash) values ($1, $2)", [name, hash]);
    if (!bare) await client.query("commit");
    done.push(name);
  }
  return done;
}
