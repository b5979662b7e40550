import { sql } from "kysely";
import type { Reader, Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { now } from "#platform/clock/clock.ts";

/** An arbitrary number, the same on every node: one node creates partitions at a time. */
const lockNumber = 7_301_947;
const monthsAhead = 2;

/** Column of the partition key, and whether it is an instant or a date. */
const keys = {
  audit: { column: "at", type: "instant" },
  notification: { column: "created_at", type: "instant" },
  punch: { column: "at", type: "instant" },
  punch_position: { column: "at", type: "instant" },
  attendance_day: { column: "date", type: "date" },
} as const;

/** Tables partitioned by month: each has a default partition named `<table>_overflow`. */
export type Partitioned = keyof typeof keys;
export const partitioned = Object.keys(keys) as Partitioned[];

type Month = { name: string; from: string; to: string };

const isoMonth = (year: number, index: number): string =>
  new Date(Date.UTC(year, index, 1)).toISOString().replace(/T.*$/, " 00:00:00+00");

/** Returns the partition of the month `ahead` months after `instant`, in UTC. */
function monthOf(table: Partitioned, instant: Date, ahead = 0): Month {
  const from = isoMonth(instant.getUTCFullYear(), instant.getUTCMonth() + ahead);
  const to = isoMonth(instant.getUTCFullYear(), instant.getUTCMonth() + ahead + 1);
  const name = `${table}_${from.slice(0, 7).replace("-", "_")}`;
  return keys[table].type === "date" ? { name, from: from.slice(0, 10), to: to.slice(0, 10) } : { name, from, to };
}

async function createPartition(tx: Transaction, table: Partitioned, { name, from, to }: Month): Promise<void> {
  await sql`create table ${sql.id(name)} partition of ${sql.id(table)} for values from (${sql.lit(from)}) to (${sql.lit(to)})`.execute(
    tx,
  );
}

const isThere = statement<{ there: boolean }, [name: string]>("select to_regclass($1) is not null as there").value(
  "there",
  false,
);

/** The columns of a table that are not generated, for a list in SQL. */
const selectColumns = statement<{ names: string | null }, [table: string]>(`
  select string_agg(quote_ident(attname), ', ' order by attnum) as names from pg_attribute
  where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`).value("names", "");

const selectPartitionsBefore = statement<{ name: string }, [table: string, firstKept: string, pattern: string]>(`
  select inhrelid::regclass::text as name from pg_inherits
  where inhparent = $1::regclass and inhrelid::regclass::text < $2 and inhrelid::regclass::text ~ $3
  order by 1`).column("name");

/**
 * Moves rows from before their month's partition into one. Their table is replaced by an empty one and the rows are
 * copied unchanged, since a row of the audit cannot be deleted. Writers wait meanwhile.
 */
async function emptyOverflow(tx: Transaction, table: Partitioned): Promise<string[]> {
  const overflow = sql.id(`${table}_overflow`);
  const { column } = keys[table];
  const { rows: some } = await sql`select from ${overflow} limit 1`.execute(tx);
  if (some.length === 0) return [];
  await sql`lock table ${sql.id(table)} in access exclusive mode`.execute(tx);
  const names = sql.raw(await selectColumns(tx, table));
  await sql`create temporary table overflowing on commit drop as select ${names} from ${overflow}`.execute(tx);
  await sql`drop table ${overflow}`.execute(tx);
  const { rows: months } = await sql<{ start: string }>`
    select distinct to_char(${keys[table].type === "date" ? sql.id(column) : sql`${sql.id(column)} at time zone 'UTC'`},
      'YYYY-MM') || '-01T00:00:00Z' as start
    from overflowing`.execute(tx);
  const made = months.map(({ start }) => monthOf(table, new Date(start)));
  for (const month of made) await createPartition(tx, table, month);
  await sql`create table ${overflow} partition of ${sql.id(table)} default`.execute(tx);
  // Counting triggers have counted these rows already.
  await sql`set local diwan.moving_rows = 'on'`.execute(tx);
  await sql`insert into ${sql.id(table)} (${names}) overriding system value select * from overflowing`.execute(tx);
  await sql`set local diwan.moving_rows = 'off'`.execute(tx);
  return made.map((month) => month.name);
}

/**
 * Creates a table's partitions for this month and the next two, in UTC, and returns their names. Rows in the default
 * partition are moved to partitions of their months. Runs at start and periodically; gives up after three seconds of
 * waiting for a lock, since every writer waits behind it.
 */
export async function ensurePartitions(db: Reader, table: Partitioned): Promise<string[]> {
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${lockNumber})`.execute(tx);
    await sql`set local lock_timeout = '3s'`.execute(tx);
    await sql`set local statement_timeout = 0`.execute(tx);
    const made = await emptyOverflow(tx, table);
    for (let ahead = 0; ahead <= monthsAhead; ahead += 1) {
      const month = monthOf(table, now(), ahead);
      if (await isThere(tx, month.name)) continue;
      await createPartition(tx, table, month);
      made.push(month.name);
    }
    return made;
  });
}

export const ensureAuditPartitions = (db: Reader): Promise<string[]> => ensurePartitions(db, "audit");

/** Drops partitions of months before `before`, with their rows; returns their names. Waits three seconds for a lock. */
export async function dropPartitionsBefore(db: Reader, table: Partitioned, before: Date): Promise<string[]> {
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${lockNumber})`.execute(tx);
    await sql`set local lock_timeout = '3s'`.execute(tx);
    const pattern = `^${table}_[0-9]{4}_[0-9]{2}$`;
    const names = await selectPartitionsBefore(tx, table, monthOf(table, before).name, pattern);
    for (const name of names) await sql`drop table ${sql.id(name)}`.execute(tx);
    return names;
  });
}
