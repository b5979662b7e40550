import type pg from "pg";
import type { Manifest } from "./manifest.ts";

export type DescribedTable = { schema: "public" | "graphile_worker"; name: string; columns: string[] };

/** Tables that contain rows, partitioned tables as a whole; tables of extensions are left out. */
const tables = `
  select n.nspname as schema, c.relname as name,
    array(select a.attname::text from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'graphile_worker') and c.relkind in ('r', 'p') and not c.relispartition
    -- Which of its own migrations the queue has had is for the queue to say.
    and not (n.nspname = 'graphile_worker' and c.relname = 'migrations')
    and not exists (select from pg_depend e where e.classid = 'pg_class'::regclass and e.objid = c.oid and e.deptype = 'e')
  order by 1, 2`;

const partitions = `
  select c.relname as name, i.inhparent::regclass::text as parent, pg_get_expr(c.relpartbound, c.oid) as bounds
  from pg_inherits i join pg_class c on c.oid = i.inhrelid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and pg_get_expr(c.relpartbound, c.oid) <> 'DEFAULT'
  order by 1`;

const sequences = `
  select schemaname as schema, sequencename as name, last_value::text as "lastValue" from pg_sequences
  where schemaname in ('public', 'graphile_worker') order by 1, 2`;

const rowsOf = async <Row>(client: pg.Client, text: string): Promise<Row[]> => (await client.query(text)).rows as Row[];

export const describeTables = (client: pg.Client): Promise<DescribedTable[]> => rowsOf(client, tables);

export const describePartitions = (client: pg.Client): Promise<Manifest["partitions"]> => rowsOf(client, partitions);

/** Sequences are not transactional: read after the rows, they are never behind them. */
export const describeSequences = (client: pg.Client): Promise<Manifest["sequences"]> => rowsOf(client, sequences);

export const describeMigrations = (client: pg.Client): Promise<Manifest["migrations"]> =>
  rowsOf(client, "select name, hash from public.migration order by name");

/** Returns the newest migration of the job queue; null before the queue exists. */
export async function describeQueue(client: pg.Client): Promise<number | null> {
  const [found] = await rowsOf<{ there: boolean }>(
    client,
    "select to_regclass('graphile_worker.migrations') is not null as there",
  );
  if (found?.there !== true) return null;
  const [row] = await rowsOf<{ newest: number | null }>(
    client,
    "select max(id)::int as newest from graphile_worker.migrations",
  );
  return row?.newest ?? null;
}

export const qualified = ({ schema, name }: Pick<DescribedTable, "schema" | "name">): string => `"${schema}"."${name}"`;

/** Session settings that make the text form of values independent of the server's configuration. */
export const plainSettings = [
  "set client_encoding = 'UTF8'",
  "set datestyle = 'ISO, YMD'",
  "set intervalstyle = 'postgres'",
  "set extra_float_digits = 3",
  "set bytea_output = 'hex'",
  "set timezone = 'UTC'",
  "set statement_timeout = 0",
  "set idle_in_transaction_session_timeout = 0",
  "set lock_timeout = 0",
].join("; ");
