import { sql, type Selectable } from "kysely";
import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { CategoryTable } from "#platform/database/tables.gen.ts";

/** The columns that category managers set. */
export type CategoryValues = Omit<Selectable<CategoryTable>, "id" | "topic_count" | "version" | "created_at">;

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
export const hasTopics = statement<{ id: string }, [id: string]>(
  "select id from topic where category_id = $1 limit 1",
).exists;

/** Moves all topics, deleted ones included; pins belong to a category and are dropped. */
export const moveTopics = statement<never, [from: string, to: string]>(
  "update topic set category_id = $2, pinned_at = null where category_id = $1",
).run;

export const deleteCategoryRow = statement<never, [id: string]>("delete from category where id = $1").run;

const addToCount = statement<never>("update category set topic_count = topic_count + $2 where id = $1").run;

/** Adds to a category's number of listed topics. */
export async function addToTopicCount(tx: Transaction, id: string, delta: number): Promise<void> {
  if (delta !== 0) await addToCount(tx, id, delta);
}

/** Adds to the counts of several categories, always locked in the order of their ids, to avoid deadlocks. */
export async function addToTopicCounts(tx: Transaction, deltas: ReadonlyMap<string, number>): Promise<void> {
  const inOrder = [...deltas].toSorted(([one], [other]) => Number(one) - Number(other));
  for (const [id, delta] of inOrder) await addToTopicCount(tx, id, delta);
}
