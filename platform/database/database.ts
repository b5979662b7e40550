import { createHash } from "node:crypto";
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient, type Transaction as Tx } from "kysely";
import pg from "pg";
import { traceStatement } from "#platform/tracing/trace-statement.ts";
import { keepAlive } from "./client.ts";
import { PreparedQuery, runPrepared } from "./prepared-query.ts";
import type { Tables } from "./tables.gen.ts";
import { valueTypes } from "./value-types.ts";
import { watchSilence } from "./watch-silence.ts";

/** For reads: the pool or a transaction. */
export type Reader = Kysely<Tables>;
/** For writes: always a transaction. */
export type Transaction = Tx<Tables>;

export type Database = {
  primary: Reader;
  /** The primary as the owner of the tables, for partitions; equals `primary` unless an owner is configured. */
  owner: Reader;
  /** A replica if configured, else the primary: for lists and reports that may be seconds old. */
  replica: Reader;
  /** Requests waiting for a free connection of the primary; for metrics. */
  waiting(): number;
  /** Connections in use and their maximum; for metrics. */
  pools(): { pool: "primary" | "replica"; used: number; max: number }[];
  close(): Promise<void>;
} & AsyncDisposable;

const names = new Map<string, string>();
const maxNames = 2000;
const unnamed = new Set<string>();

/** Runs this text unnamed: planned for its values each time. */
export const disableNaming = (text: string): void => void unnamed.add(text);

/**
 * Returns a prepared statement's name for a text: named statements are planned once per connection. Texts beyond the
 * cap run unnamed; only texts of varying length could reach it, and those should use arrays.
 */
export function statementName(text: string): string | undefined {
  if (unnamed.has(text)) return undefined;
  const known = names.get(text);
  if (known !== undefined) return known;
  if (names.size >= maxNames) return undefined;
  const name = `d_${createHash("sha1").update(text).digest("base64url").slice(0, 20)}`;
  names.set(text, name);
  return name;
}

const withNames = (client: pg.PoolClient): PostgresPoolClient => ({
  query: (text: unknown, values?: readonly unknown[]) => {
    // Kysely passes a cursor object when streaming; everything else is text with values.
    if (typeof text !== "string") return client.query(text as never) as never;
    const name = values === undefined || values.length === 0 ? undefined : statementName(text);
    const sent = [...(values ?? [])];
    return traceStatement<unknown>(text, () =>
      name === undefined ? client.query(text, sent) : runPrepared(client, new PreparedQuery(name, text, sent)),
    ) as never;
  },
  release: () => client.release(),
});

function createPool(url: string, size: number, applicationName: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    types: valueTypes,
    application_name: applicationName,
    ...keepAlive,
    // Also the time that a request waits for a free connection.
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
    options: "-c TimeZone=UTC -c DateStyle=ISO",
  });
  // The pool replaces a connection that dies while idle; without a listener the process would end.
  pool.on("error", () => {});
  // While a connection is in use the pool does not listen to it: its work fails, the process must not.
  pool.on("connect", (client) => client.on("error", () => {}));
  watchSilence(pool, url);
  return pool;
}

const pools = new WeakMap<Reader, pg.Pool>();

/** Returns the pool of a reader that is not a transaction: SQL statements bypass the query builder. */
export const poolOf = (db: Reader): pg.Pool | undefined => pools.get(db);

function handle(pool: pg.Pool): Reader {
  const named: PostgresPool = {
    connect: async () => withNames(await pool.connect()),
    end: () => pool.end(),
    options: {},
  };
  const db: Reader = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: named }) });
  pools.set(db, pool);
  return db;
}

/** Opens the pools. `size` is the maximum number of connections of each, except the owner's, which has one. */
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
  const readPool = readUrl === null ? null : createPool(readUrl, size, "diwan-read");
  const replica = readPool === null ? primary : handle(readPool);
  const ownerUrl = options.ownerUrl ?? null;
  const owner = ownerUrl === null ? primary : handle(createPool(ownerUrl, 1, "diwan-owner"));
  const close = async (): Promise<void> => {
    for (const db of new Set([primary, replica, owner])) await db.destroy();
  };
  const usedIn = (pool: pg.Pool): number => pool.totalCount - pool.idleCount;
  return {
    primary,
    owner,
    replica,
    waiting: () => primaryPool.waitingCount,
    pools: () => [
      { pool: "primary", used: usedIn(primaryPool), max: size },
      ...(readPool === null ? [] : [{ pool: "replica" as const, used: usedIn(readPool), max: size }]),
    ],
    close,
    [Symbol.asyncDispose]: close,
  };
}
