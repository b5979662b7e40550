import type { Selectable } from "kysely";
import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { LookupTable } from "#platform/database/tables.gen.ts";

export type LookupValues = Omit<Selectable<LookupTable>, "id" | "created_at" | "version">;

/** Locks the tree of entries: two concurrent moves could create a cycle that neither sees. */
export const lockLookupTree = statement<never, []>("select pg_advisory_xact_lock(hashtext('attendance.lookups'))").run;

/** Locks the entry's row until the transaction ends and returns it. */
export const lockLookup = (tx: Transaction, id: string) =>
  tx.selectFrom("lookup").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

/** Inserts an entry; returns its id. */
export async function insertLookup(tx: Transaction, values: LookupValues, createdAt: string): Promise<string> {
  const { id } = await tx
    .insertInto("lookup")
    .values({ ...values, created_at: createdAt })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateLookupRow(tx: Transaction, id: string, changes: Partial<LookupValues>): Promise<void> {
  await tx
    .updateTable("lookup")
    .set((expression) => ({ ...changes, version: expression("version", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

export async function deleteLookupRow(tx: Transaction, id: string): Promise<void> {
  await tx.deleteFrom("lookup").where("id", "=", id).execute();
}
