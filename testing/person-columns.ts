import { sql } from "kysely";
import type { Reader } from "#platform/database/database.ts";

/** Returns every column that references a person, as `table.column`. */
export async function readPersonColumns(db: Reader): Promise<string[]> {
  const { rows } = await sql<{ place: string }>`
    select c.conrelid::regclass || '.' || a.attname as place
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.contype = 'f' and c.confrelid = 'person'::regclass and c.conparentid = 0
    union
    select c.table_name || '.' || c.column_name from information_schema.columns c
    join pg_class t on t.relname = c.table_name and t.relnamespace = 'public'::regnamespace
    where c.table_schema = 'public' and t.relkind in ('r', 'p') and not t.relispartition
      and c.udt_name in ('int8', '_int8')
      and c.column_name ~ '((person|actor|owner|author|viewer|editor|requester|reporter)_ids?|_by)$'
    order by place`.execute(db);
  return rows.map(({ place }) => place);
}
