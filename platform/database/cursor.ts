import { CompiledQuery, sql } from "kysely";
import type { Reader } from "./database.ts";

/** Maximum rows in memory. */
const batchSize = 200;

let opened = 0;

/**
 * Yields the rows of a query of any size in batches. `tx` is a transaction (`readOnly`) that stays open until the last
 * row; `text` refers to `values` as `$1` and so on.
 */
export async function* rowsOf<Row extends object>(tx: Reader, text: string, values: readonly unknown[]) {
  const name = `rows_${(opened += 1)}`;
  await tx.executeQuery(CompiledQuery.raw(`declare ${name} no scroll cursor for ${text}`, [...values]));
  try {
    for (let isMore = true; isMore;) {
      const { rows } = await sql<Row>`${sql.raw(`fetch ${batchSize} from ${name}`)}`.execute(tx);
      if (rows.length > 0) yield rows;
      isMore = rows.length === batchSize;
    }
  } finally {
    await sql.raw(`close ${name}`).execute(tx);
  }
}
