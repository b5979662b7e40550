import { sql } from "kysely";
import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { CategoryValues } from "./queries.ts";

/** Locks categories until the transaction ends, in the order of their ids, to avoid deadlocks. */
export const lockCategories = (tx: Transaction, ids: readonly string[]) =>
  tx.selectFrom("category").selectAll().where("id", "in", ids).orderBy("id").forUpdate().execute();

/** Inserts a category, last unless a position is given; returns its id. */
export async function insertCategory(
  tx: Transaction,
  values: Omit<CategoryValues, "position"> & { position: number | null; created_at: string },
): Promise<string> {
  const last = sql<number>`(select coalesce(max(position), 0) + 1 from category)`;
  const row = await tx
    .insertInto("category")
    .values({ ...values, position: values.position ?? last })
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function updateCategoryRow(tx: Transaction, id: string, values: Partial<CategoryValues>): Promise<void> {
  await tx
    .updateTable("category")
    .set((expression) => ({ ...values, version: expression("version", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

/** Returns whether the category contains any topic, deleted ones included. */
export const hasTopics = async (tx: Transaction, id: string): Promise<boolean> =>
  (await tx.selectFrom("topic").select("id").where("category_id", "=", id).limit(sql.lit(1)).execute()).length > 0;

/** Moves all topics, deleted ones included; pins belong to a category and are dropped. */
export async function moveTopics(tx: Transaction, from: string, to: string): Promise<void> {
  await tx.updateTable("topic").set({ category_id: to, pinned_at: null }).where("category_id", "=", from).execute();
}

export async function deleteCategoryRow(tx: Transaction, id: string): Promise<void> {
  await tx.deleteFrom("category").where("id", "=", id).execute();
}

const addToCount = statement<never>("update category set topic_count = topic_count + $2 where id = $1");

/** Adds to a category's number of listed topics. */
export async function addToTopicCount(tx: Transaction, id: string, delta: number): Promise<void> {
  if (delta !== 0) await addToCount(tx, [id, delta]);
}

/** Adds to the counts of several categories, always locked in the order of their ids, to avoid deadlocks. */
export async function addToTopicCounts(tx: Transaction, deltas: ReadonlyMap<string, number>): Promise<void> {
  const inOrder = [...deltas].toSorted(([one], [other]) => Number(one) - Number(other));
  for (const [id, delta] of inOrder) await addToTopicCount(tx, id, delta);
}
