import type pg from "pg";
import { copyIn, copyOut } from "../backup/copy.ts";
import { qualified } from "../backup/describe-database.ts";
import type { Manifest, ManifestTable } from "../backup/manifest.ts";
import { createRowDigest } from "../backup/row-digest.ts";

const namesOf = ({ columns }: ManifestTable): string => columns.map((column) => `"${column}"`).join(", ");

type ForeignKey = { table: string; name: string; definition: string };

const readForeignKeys = `
  select c.conrelid::regclass::text as "table", quote_ident(c.conname) as name, pg_get_constraintdef(c.oid) as definition
  from pg_constraint c
  where c.contype = 'f' and c.conparentid = 0
    and c.connamespace in (select oid from pg_namespace where nspname in ('public', 'graphile_worker'))`;

const readTriggered = `
  select distinct t.tgrelid::regclass::text as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where not t.tgisinternal and t.tgparentid = 0
    and c.relnamespace in (select oid from pg_namespace where nspname in ('public', 'graphile_worker'))`;

async function makePartitions(client: pg.Client, { partitions }: Manifest): Promise<void> {
  for (const { name, parent, bounds } of partitions) {
    const { rows } = await client.query<{ there: boolean }>("select to_regclass($1) is not null as there", [
      `public.${name}`,
    ]);
    if (rows[0]?.there === true) continue;
    await client.query(`create table public."${name}" partition of public."${parent}" ${bounds}`);
  }
}

async function check(client: pg.Client, table: ManifestTable): Promise<void> {
  const digest = createRowDigest();
  const text = `copy (select ${namesOf(table)} from ${qualified(table)}) to stdout`;
  const rows = await copyOut(client, text, (chunk) => digest.add(chunk));
  if (rows !== table.rows || digest.value() !== table.digest)
    throw new Error(`${qualified(table)} did not come out as it went in (${rows} rows of ${table.rows}).`);
}

async function setSequences(client: pg.Client, { sequences }: Manifest): Promise<void> {
  for (const { schema, name, lastValue } of sequences) {
    const sequence = `"${schema}"."${name}"`;
    if (lastValue === null) await client.query(`alter sequence ${sequence} restart`);
    else await client.query("select setval($1::regclass, $2::bigint)", [sequence, lastValue]);
  }
}

/** Empties the tables and disables constraints and triggers until `close`; requires a transaction. */
export async function openTables(client: pg.Client, manifest: Manifest) {
  await makePartitions(client, manifest);
  const { rows: foreignKeys } = await client.query<ForeignKey>(readForeignKeys);
  const { rows: triggered } = await client.query<{ name: string }>(readTriggered);
  for (const { table, name } of foreignKeys) await client.query(`alter table ${table} drop constraint ${name}`);
  for (const { name } of triggered) await client.query(`alter table ${name} disable trigger user`);
  // Migrations insert rows, which the archive contains in their later state.
  await client.query(`truncate ${manifest.tables.map(qualified).join(", ")}`);
  return {
    async load(table: ManifestTable, part: Buffer): Promise<void> {
      await copyIn(client, `copy ${qualified(table)} (${namesOf(table)}) from stdin`, part);
    },
    /** Compares the rows with the manifest and enables constraints and triggers again: every reference is checked. */
    async close(): Promise<void> {
      for (const table of manifest.tables) await check(client, table);
      await setSequences(client, manifest);
      // The worker of a locked job is gone; the job runs again, and the attempt does not count.
      await client.query(`
        update graphile_worker._private_jobs set attempts = greatest(attempts - 1, 0), locked_at = null, locked_by = null
        where locked_at is not null`);
      await client.query(`
        update graphile_worker._private_job_queues set locked_at = null, locked_by = null where locked_at is not null`);
      for (const { name } of triggered) await client.query(`alter table ${name} enable trigger user`);
      for (const { table, name, definition } of foreignKeys)
        await client.query(`alter table ${table} add constraint ${name} ${definition}`);
    },
  };
}
