import { CompiledQuery } from "kysely";
import type { QueryResultRow } from "pg";
import { traceStatement } from "#platform/tracing/trace-statement.ts";
import { leaveUnnamed, poolOf, statementName, type Reader } from "./database.ts";

/**
 * A statement written out in SQL, for paths where building it each time would show. The text is fixed, so it is prepared
 * once per connection; limits and constants that must match a partial index stand in it as literals.
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

/**
 * The same, planned anew each time: where one value leaves a handful of rows and another a hundred thousand, the plan that
 * is kept for any of them serves neither.
 */
export function statementPlannedAnew<Row>(text: string): ReturnType<typeof statement<Row>> {
  leaveUnnamed(text);
  return statement<Row>(text);
}
