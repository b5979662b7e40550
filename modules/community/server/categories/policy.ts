import { allCategoryId, type Category } from "../../contract/schemas.ts";
import { postingRefusal } from "../topics/policy.ts";
import type { Viewer } from "../context.ts";

export type CategoryState = { id: string; isActive: boolean; posting: Category["posting"] };

const managesCategories = (viewer: Viewer): boolean => viewer.permissions.has("category.manage");

/** Inactive categories are visible to category managers only. */
export const canSeeCategory = (viewer: Viewer, category: CategoryState): boolean =>
  category.isActive || managesCategories(viewer);

/** A reader's permitted actions on a category; only the name, description and appearance of "All" can change. */
export function categoryCan(viewer: Viewer, category: CategoryState): Category["can"] {
  const manages = managesCategories(viewer);
  const isAll = category.id === allCategoryId;
  return {
    post: viewer.permissions.has("topic.create") && postingRefusal(viewer, category) === null,
    update: manages,
    delete: manages && !isAll,
    activate: manages && !isAll,
  };
}
