import { sql, type InsertObject } from "kysely";
import type { Transaction } from "#platform/database/database.ts";
import type { Tables } from "#platform/database/tables.gen.ts";

/** PostgreSQL allows at most 65,535 parameters in a statement. */
const batchSize = 500;

/** Inserts any number of rows. */
export async function insertRows<Table extends keyof Tables>(
  tx: Transaction,
  table: Table,
  rows: readonly InsertObject<Tables, Table>[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += batchSize) {
    await tx
      .insertInto(table)
      .values(rows.slice(from, from + batchSize))
      .execute();
  }
}

/** Inserts a row and returns its id. */
export async function insertRow<Table extends keyof Tables>(
  tx: Transaction,
  table: Table,
  row: InsertObject<Tables, Table>,
): Promise<string> {
  const id = sql<string>`id`.as("id");
  return (await tx.insertInto(table).values(row).returning(id).executeTakeFirstOrThrow()).id;
}

/** Lets generated ids continue after inserted ones. */
export async function continueIds(
  tx: Transaction,
  table: "department" | "person" | "topic" | "comment",
): Promise<void> {
  await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(
    tx,
  );
}

/** Returns the id of a new audience: the members of a built-in role. */
export async function insertRoleAudience(tx: Transaction, role: string): Promise<string> {
  const { id } = await tx.insertInto("publication_audience").defaultValues().returning("id").executeTakeFirstOrThrow();
  await sql`insert into publication_audience_role (audience_id, role_id)
    select ${id}, id from role where key = ${role}`.execute(tx);
  return id;
}
