import type pg from "pg";
import { readMigrations } from "#platform/database/migrate.ts";
import { StartFailure } from "../start/failure.ts";
import type { Manifest } from "../backup/manifest.ts";

/** The archive does not match the target; the message is one paragraph for the terminal. */
export class RestoreRefusal extends StartFailure {
  override name = "RestoreRefusal";
}

/** Throws when the archive's schema does not lead to that of this release. */
export async function checkRelease(manifest: Manifest): Promise<void> {
  const knownMigrations = new Map((await readMigrations()).map(({ name, hash }) => [name, hash]));
  for (const { name, hash } of manifest.migrations) {
    const known = knownMigrations.get(name);
    if (known === undefined)
      throw new RestoreRefusal(`The archive is of a newer release (${manifest.release}): ${name} is not known here.`);
    if (known !== hash) throw new RestoreRefusal(`The archive's ${name} is not the one of this release.`);
  }
}

const readObjects = `
  select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'graphile_worker') and c.relkind in ('r', 'p', 'v', 'm', 'f', 'S')
    and not exists (select from pg_depend e where e.classid = 'pg_class'::regclass and e.objid = c.oid and e.deptype = 'e')
  order by 1 limit 1`;

export const isEmptyDatabase = async (client: pg.Client) => (await client.query(readObjects)).rows.length === 0;

/** Throws while a node uses the database, since it would continue to write. */
export async function checkUnused(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(`
    select distinct application_name as name from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and application_name like 'diwan%'
      and application_name <> 'diwan-restore'
    order by 1`);
  if (rows.length === 0) return;
  throw new RestoreRefusal(
    `The database is in use (${rows.map(({ name }) => name).join(", ")}). Stop every node, then restore.`,
  );
}

/** Removes everything that a restore or the server creates. */
export async function emptyDatabase(client: pg.Client): Promise<void> {
  await client.query("begin");
  await client.query("drop schema if exists graphile_worker cascade");
  await client.query("drop schema if exists public cascade");
  await client.query("create schema public");
  await client.query("commit");
}
