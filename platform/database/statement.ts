import { CompiledQuery } from "kysely";
import type { QueryResultRow } from "pg";
import { traceStatement } from "#platform/tracing/trace-statement.ts";
import { disableNaming, poolOf, statementName, type Reader, type Transaction } from "./database.ts";
import { PreparedQuery, type PreparedResult } from "./prepared-query.ts";
import { readShared } from "./share-reads.ts";

const writeBigInt = (_key: string, value: unknown): unknown => (typeof value === "bigint" ? String(value) : value);

type Run<Row, Values> = (db: Reader, values: Values) => Promise<Row[]>;

/**
 * A statement, and functions that run it with its values as arguments. Those that accept a `Transaction` only are for
 * statements that write or lock. Instants are sent in UTC: the driver would format them in the zone of the process.
 */
export type Statement<Row, Values extends readonly unknown[] = readonly unknown[]> = Run<Row, Values> & {
  all: (db: Reader, ...values: Values) => Promise<Row[]>;
  /** Returns the first row; null without one. */
  first: (db: Reader, ...values: Values) => Promise<Row | null>;
  exists: (db: Reader, ...values: Values) => Promise<boolean>;
  /** Returns a function for a column of the first row; it returns `otherwise` without a row, and for null. */
  value: <Key extends keyof Row, Otherwise>(
    key: Key,
    otherwise: Otherwise,
  ) => (db: Reader, ...values: Values) => Promise<NonNullable<Row[Key]> | Otherwise>;
  /** Returns a function for a column of all rows. */
  column: <Key extends keyof Row>(key: Key) => (db: Reader, ...values: Values) => Promise<Row[Key][]>;
  run: (tx: Transaction, ...values: Values) => Promise<void>;
  /** Returns the first row that was changed or locked; null without one. */
  changed: (tx: Transaction, ...values: Values) => Promise<Row | null>;
  /** The same as `value` for the first row that was changed or locked. */
  changedValue: <Key extends keyof Row, Otherwise>(
    key: Key,
    otherwise: Otherwise,
  ) => (tx: Transaction, ...values: Values) => Promise<NonNullable<Row[Key]> | Otherwise>;
  /** The same as `column` and `all` for rows that were changed or locked. */
  changedColumn: <Key extends keyof Row>(key: Key) => (tx: Transaction, ...values: Values) => Promise<Row[Key][]>;
  allChanged: (tx: Transaction, ...values: Values) => Promise<Row[]>;
  /** Returns the row that was inserted; throws without one. */
  inserted: (tx: Transaction, ...values: Values) => Promise<Row>;
  /** Returns whether a row was changed or locked. */
  hasChanged: (tx: Transaction, ...values: Values) => Promise<boolean>;
  countChanged: (tx: Transaction, ...values: Values) => Promise<number>;
};

export function withRunners<Row, Values extends readonly unknown[]>(run: Run<Row, Values>): Statement<Row, Values> {
  const all = (db: Reader, ...values: Values): Promise<Row[]> => {
    const sent: readonly unknown[] = values.map((value) => (value instanceof Date ? value.toISOString() : value));
    return run(db, sent as Values);
  };
  const first = async (db: Reader, ...values: Values): Promise<Row | null> => (await all(db, ...values))[0] ?? null;
  const count = async (db: Reader, ...values: Values): Promise<number> => (await all(db, ...values)).length;
  const exists = async (db: Reader, ...values: Values): Promise<boolean> => (await count(db, ...values)) > 0;
  const value =
    <Key extends keyof Row, Otherwise>(key: Key, otherwise: Otherwise) =>
    async (db: Reader, ...values: Values): Promise<NonNullable<Row[Key]> | Otherwise> =>
      (await first(db, ...values))?.[key] ?? otherwise;
  const column =
    <Key extends keyof Row>(key: Key) =>
    async (db: Reader, ...values: Values): Promise<Row[Key][]> =>
      (await all(db, ...values)).map((row) => row[key]);
  return Object.assign(run, {
    all,
    first,
    exists,
    value,
    column,
    run: async (db: Reader, ...values: Values): Promise<void> => {
      await all(db, ...values);
    },
    changed: first,
    changedValue: value,
    changedColumn: column,
    allChanged: all,
    inserted: async (db: Reader, ...values: Values): Promise<Row> => {
      const row = await first(db, ...values);
      if (row === null) throw new Error("The row was not inserted.");
      return row;
    },
    hasChanged: exists,
    countChanged: count,
  });
}

/**
 * A fixed SQL statement, for paths where building it each time would be slow. It is prepared once per connection;
 * limits and constants that must match a partial index are literals in it.
 */
export function statement<Row, Values extends readonly unknown[] = readonly unknown[]>(
  text: string,
): Statement<Row, Values> {
  const isRead = /^\s*select\b/.test(text);
  return withRunners<Row, Values>(async (db, values) => {
    const pool = poolOf(db);
    if (pool === undefined) {
      const result = await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]));
      return result.rows;
    }
    const name = statementName(text);
    if (name === undefined)
      return traceStatement(text, async () => (await pool.query<Row & QueryResultRow>(text, [...values])).rows);
    const read = (): Promise<Row[]> =>
      traceStatement(text, async () => {
        // The pool's type describes queries that are not its own as events; it returns a promise of their result.
        const result = pool.query(new PreparedQuery(name, text, values)) as unknown as Promise<PreparedResult>;
        return (await result).rows as Row[];
      });
    if (!isRead) return read();
    return readShared(pool, () => `${name} ${JSON.stringify(values, writeBigInt)}`, read);
  });
}

/** The same, planned each time: for values that select a handful of rows or a hundred thousand. */
export function unpreparedStatement<Row>(text: string): ReturnType<typeof statement<Row>> {
  disableNaming(text);
  return statement<Row>(text);
}
