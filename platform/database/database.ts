import { createHash } from "node:crypto";
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient, type Transaction as Tx } from "kysely";
import pg from "pg";
import { traceStatement } from "#platform/tracing/trace-statement.ts";
import type { Tables } from "./tables.gen.ts";

/** What reads: the pool or a transaction. */
export type Reader = Kysely<Tables>;
/** What writes: only ever a transaction. */
export type Transaction = Tx<Tables>;

export type Database = {
  /** The primary. */
  primary: Reader;
  /** The primary as the role that owns the tables: for partitions. The same as `primary` unless an owner is configured. */
  owner: Reader;
  /** A replica when configured, else the primary: for lists and reports that may be seconds old. */
  replica: Reader;
  /** Connections of the primary that wait for a free one; for metrics. */
  waiting(): number;
  close(): Promise<void>;
};

const instants = [pg.types.builtins.TIMESTAMPTZ, pg.types.builtins.TIMESTAMP];
const types = new pg.TypeOverrides();
// Instants stay text, with their microseconds: a Date would round them, and cursors must not round.
for (const oid of instants)
  types.setTypeParser(oid, (text) => `${text.slice(0, 10)}T${text.slice(11).replace(/\+00$/, "Z")}`);
types.setTypeParser(pg.types.builtins.DATE, (text) => text);

const names = new Map<string, string>();
const mostNames = 2000;
const unnamed = new Set<string>();

/** Lets this text run without a name: planned anew each time, for the values that it comes with. */
export const leaveUnnamed = (text: string): void => void unnamed.add(text);

/**
 * A prepared statement's name for a text: named statements are planned once per connection. Texts beyond the cap run
 * unnamed; only texts of changing length could reach it, and those should use arrays.
 */
export function statementName(text: string): string | undefined {
  if (unnamed.has(text)) return undefined;
  const known = names.get(text);
  if (known !== undefined) return known;
  if (names.size >= mostNames) return undefined;
  const name = `d_${createHash("sha1").update(text).digest("base64url").slice(0, 20)}`;
  names.set(text, name);
  return name;
}

const naming = (client: pg.PoolClient): PostgresPoolClient => ({
  query: (text: unknown, values?: readonly unknown[]) => {
    // Kysely hands over a cursor object when streaming; everything else is text with values.
    if (typeof text !== "string") return client.query(text as never) as never;
    const name = values === undefined || values.length === 0 ? undefined : statementName(text);
    const query = { text, values: [...(values ?? [])] };
    return traceStatement(text, () => client.query(name === undefined ? query : { name, ...query })) as never;
  },
  release: () => client.release(),
});

function createPool(url: string, size: number, applicationName: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    types,
    application_name: applicationName,
    // Conservative limits: a request is over after ten seconds anyway.
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
    options: "-c TimeZone=UTC -c DateStyle=ISO",
  });
  // A connection that dies while idle is replaced by the pool; without a listener the process would end.
  pool.on("error", () => {});
  // While a connection is in use the pool does not listen to it: what it was doing fails, the process must not.
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

const pools = new WeakMap<Reader, pg.Pool>();

/** The pool behind a reader that is not a transaction: written-out statements go to it without a query builder between. */
export const poolOf = (db: Reader): pg.Pool | undefined => pools.get(db);

function handle(pool: pg.Pool): Reader {
  const named: PostgresPool = {
    connect: async () => naming(await pool.connect()),
    end: () => pool.end(),
    options: {},
  };
  const db: Reader = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: named }) });
  pools.set(db, pool);
  return db;
}

/** Opens the pools. `size` is the most connections of each but the owner's, which has one. */
export function openDatabase(options: {
  url: string;
  readUrl?: string | null;
  ownerUrl?: string | null;
  size?: number;
}): Database {
  const size = options.size ?? 12;
  const primaryPool = createPool(options.url, size, "diwan");
  const primary = handle(primaryPool);
  const readUrl = options.readUrl ?? null;
  const replica = readUrl === null ? primary : handle(createPool(readUrl, size, "diwan-read"));
  const ownerUrl = options.ownerUrl ?? null;
  const owner = ownerUrl === null ? primary : handle(createPool(ownerUrl, 1, "diwan-owner"));
  return {
    primary,
    owner,
    replica,
    waiting: () => primaryPool.waitingCount,
    close: async () => {
      await primary.destroy();
      if (replica !== primary) await replica.destroy();
      if (owner !== primary) await owner.destroy();
    },
  };
}
