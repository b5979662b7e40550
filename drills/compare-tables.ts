import { openClient } from "#platform/database/client.ts";

/** A digest of every row of a table, by the table's name. */
export type Tables = Map<string, string[]>;

type Columns = Map<string, string[]>;

/** Returns the columns of every table of the portal and its job queue, without generated columns. */
async function readColumns(url: string): Promise<Columns> {
  await using client = await openClient(url);
  const { rows } = await client.query<{ name: string; columns: string[] }>(`
    select format('%I.%I', n.nspname, c.relname) as name,
      array_agg(quote_ident(a.attname) order by a.attname) as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace and n.nspname in ('public', 'graphile_worker')
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind in ('r', 'p') and not c.relispartition
    group by 1`);
  return new Map(rows.map(({ name, columns }) => [name, columns]));
}

async function readTables(url: string, columns: Columns): Promise<Tables> {
  await using client = await openClient(url, { options: "-c TimeZone=UTC" });
  const tables: Tables = new Map();
  for (const [name, names] of columns) {
    const { rows } = await client.query<{ line: string }>(
      `select md5(row(${names.join(", ")})::text) as line from ${name}`,
    );
    tables.set(
      name,
      rows.map(({ line }) => line),
    );
  }
  return tables;
}

/** Reads the tables of two databases by the columns that both have. */
export async function readBoth(source: string, restored: string): Promise<{ source: Tables; restored: Tables }> {
  const [before, after] = [await readColumns(source), await readColumns(restored)];
  const common: Columns = new Map(
    [...before].flatMap(([name, columns]) => {
      const present = new Set(after.get(name));
      return present.size === 0 ? [] : [[name, columns.filter((column) => present.has(column))]];
    }),
  );
  const own: Columns = new Map([...before].map(([name, columns]) => [name, common.get(name) ?? columns]));
  return { source: await readTables(source, own), restored: await readTables(restored, common) };
}

/** Describes every table that lacks rows of its source. Rows that migrations add are no loss. */
export function compareTables(source: Tables, restored: Tables): string[] {
  return [...source].flatMap(([name, lines]) => {
    const left = new Map<string, number>();
    for (const line of restored.get(name) ?? []) left.set(line, (left.get(line) ?? 0) + 1);
    const lost = lines.filter((line) => {
      const count = left.get(line) ?? 0;
      left.set(line, count - 1);
      return count <= 0;
    });
    return lost.length === 0 ? [] : [`${name} lacks ${lost.length} of ${lines.length} rows`];
  });
}
