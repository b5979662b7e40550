import { CompiledQuery } from "kysely";
import type { QueryResultRow } from "pg";
import { traceStatement } from "#platform/tracing/trace-statement.ts";
import { disableNaming, poolOf, statementName, type Reader } from "./database.ts";

/**
 * A fixed SQL statement, for paths where building it each time would be slow. It is prepared once per connection;
 * limits and constants that must match a partial index are literals in it.
 */
export function statement<Row>(text: string): (db: Reader, values: readonly unknown[]) => Promise<Row[]> {
  return async (db, values) => {
    const pool = poolOf(db);
    if (pool === undefined) {
      const result = await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]));
      return result.rows;
    }
    const name = statementName(text);
    const query = { text, values: [...values] };
    const result = await traceStatement(text, () =>
      pool.query<Row & QueryResultRow>(name === undefined ? query : { name, ...query }),
    );
    return result.rows;
  };
}

/** The same, planned each time: for values that select a handful of rows or a hundred thousand. */
export function unpreparedStatement<Row>(text: string): ReturnType<typeof statement<Row>> {
  disableNaming(text);
  return statement<Row>(text);
}
