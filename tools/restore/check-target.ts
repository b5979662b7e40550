import type pg from "pg";
import { readMigrations } from "#platform/database/migrate.ts";
import type { Manifest } from "../backup/manifest.ts";

/** The archive and the place do not go together; the message is one paragraph for the person at the terminal. */
export class RestoreRefusal extends Error {
  override name = "RestoreRefusal";
}

/** Refuses an archive of a schema that this release does not lead to. */
export async function checkRelease(manifest: Manifest): Promise<void> {
  const ours = new Map((await readMigrations()).map(({ name, hash }) => [name, hash]));
  for (const { name, hash } of manifest.migrations) {
    const known = ours.get(name);
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

/** Whether the database holds nothing of anybody's. */
export const isEmptyDatabase = async (client: pg.Client): Promise<boolean> =>
  (await client.query(readObjects)).rows.length === 0;

/** Refuses while a node serves the database: it would go on to write. */
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

/** Removes everything that a restore or the server makes. */
export async function emptyDatabase(client: pg.Client): Promise<void> {
  await client.query("begin");
  await client.query("drop schema if exists graphile_worker cascade");
  await client.query("drop schema if exists public cascade");
  await client.query("create schema public");
  await client.query("commit");
}
