import type pg from "pg";

/** Tables filled in bulk; building their indexes once afterwards is several times faster. */
const tables = ["topic", "topic_content", "comment", "topic_like", "comment_like", "topic_reading", "search_document"];

type Definition = { name: string; definition: string };

/**
 * Drops the indexes of the large tables (except keys) while `fill` runs, and recreates them even if it fails. Calls
 * `report` for every index built.
 */
export async function withoutIndexes(client: pg.Client, report: (what: string) => void, fill: () => Promise<void>) {
  const { rows } = await client.query<Definition>(
    `select c.relname as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i join pg_class c on c.oid = i.indexrelid
     where i.indrelid = any($1::text[]::regclass[])
       and not exists (select from pg_constraint k where k.conindid = i.indexrelid)`,
    [tables],
  );
  for (const { name } of rows) await client.query(`drop index "${name}"`);
  try {
    await fill();
  } finally {
    await client.query("set maintenance_work_mem = '512MB'");
    for (const { name, definition } of rows) {
      await client.query(definition);
      report(`index ${name}`);
    }
  }
}

/** References are correct by construction; a superuser may skip checking tens of millions of them. */
export async function skipReferenceChecks(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ super: boolean }>(
    "select usesuper as super from pg_user where usename = current_user",
  );
  if (rows[0]?.super === true) await client.query("set session_replication_role = replica");
}
