import type { Transaction } from "#platform/database/database.ts";
import { refuse, refuseField } from "#platform/http/refuse.ts";
import { allCategoryId } from "../../contract/schemas.ts";
import type { Viewer } from "../viewer.ts";
import { recordCategory } from "./record-category.ts";
import { addToTopicCount, deleteCategoryRow, hasTopics, lockCategories, moveTopics } from "./store.ts";

/** Deletes a category; its topics, deleted ones included, move to the active category `moveTo`. */
export async function deleteCategory(
  tx: Transaction,
  viewer: Viewer,
  id: string,
  moveTo: string | undefined,
  requestId: string,
): Promise<void> {
  if (id === allCategoryId) throw refuse("category_permanent");
  const locked = await lockCategories(tx, moveTo === undefined ? [id] : [id, moveTo]);
  const category = locked.find((one) => one.id === id);
  if (category === undefined) throw refuse("not_found");
  if (await hasTopics(tx, id)) {
    if (moveTo === undefined) throw refuseField("category_has_topics", "moveTo", { key: "fieldRequired" });
    const target = moveTo === id || moveTo === allCategoryId ? undefined : locked.find((one) => one.id === moveTo);
    if (target?.is_active !== true) throw refuseField("category_unknown", "moveTo", { key: "invalid" });
    await moveTopics(tx, id, moveTo);
    await addToTopicCount(tx, moveTo, category.topic_count);
    // Topics hidden with their category become visible.
    await recordCategory(tx, viewer, { action: "category.updated", id: moveTo, isPublic: true, requestId });
  }
  await deleteCategoryRow(tx, id);
  await recordCategory(tx, viewer, { action: "category.deleted", id, isPublic: category.is_active, requestId });
}
