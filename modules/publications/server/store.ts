import type { Insertable, Selectable, Updateable } from "kysely";
import type { Transaction } from "#platform/database/database.ts";
import type { Tables } from "#platform/database/tables.gen.ts";

/** Tables of publications and of the groups of links. */
export type Table = "document" | "link" | "link_group" | "promotion";
export type Row<T extends Table> = Selectable<Tables[T]>;
export type NewRow<T extends Table> = Omit<Insertable<Tables[T]>, "created_at">;
/** Columns that are not generated. */
export type Values<T extends Table> = Pick<Row<T>, keyof Row<T> & keyof Updateable<Tables[T]>>;

/** Locks a row until the transaction ends. */
export const lockRow = <T extends Table>(tx: Transaction, table: T, id: string) =>
  tx.selectFrom<Table>(table).selectAll().where("id", "=", id).forUpdate().executeTakeFirst() as Promise<
    Row<T> | undefined
  >;

export async function insertRow<T extends Table>(
  tx: Transaction,
  table: T,
  values: NewRow<T>,
  createdAt: string,
): Promise<string> {
  const row = { ...values, created_at: createdAt };
  return (await tx.insertInto<Table>(table).values(row).returning("id").executeTakeFirstOrThrow()).id;
}

/** Updates a row and increments its version. */
export async function updateRow<T extends Table>(
  tx: Transaction,
  table: T,
  id: string,
  changes: Updateable<Tables[T]>,
): Promise<void> {
  await tx
    .updateTable<Table>(table)
    .set((row) => ({ ...changes, version: row("version", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

export async function deleteRow(tx: Transaction, table: Table, id: string): Promise<void> {
  await tx.deleteFrom(table).where("id", "=", id).execute();
}
