import type { z } from "zod";
import type { Transaction } from "#platform/database/database.ts";
import { refuse, refuseField } from "#platform/http/refuse.ts";
import { allCategoryId, type Category, type updateCategory as updateCategorySchema } from "../../contract/schemas.ts";
import type { Viewer } from "../viewer.ts";
import { readCategory } from "./list-categories.ts";
import { recordCategory } from "./record-category.ts";
import { lockCategory, updateCategoryRow, type CategoryValues } from "./store.ts";

type Body = z.output<typeof updateCategorySchema>;

const columns = {
  nameAr: "name_ar",
  nameEn: "name_en",
  descriptionAr: "description_ar",
  descriptionEn: "description_en",
  icon: "icon",
  color: "color",
  order: "position",
  posting: "posting",
  isActive: "is_active",
} as const satisfies Partial<Record<keyof Body, keyof CategoryValues>>;

function changesOf(body: Body, current: CategoryValues): Partial<CategoryValues> {
  const given = Object.entries(columns).flatMap(([field, column]) => {
    const value = body[field as keyof typeof columns];
    return value === undefined || value === current[column] ? [] : [[column, value] as const];
  });
  return Object.fromEntries(given) as Partial<CategoryValues>;
}

/** Changes a category. "All" stays active and closed to posts. */
export async function updateCategory(
  tx: Transaction,
  viewer: Viewer,
  id: string,
  body: Body,
  requestId: string,
): Promise<Category> {
  const current = await lockCategory(tx, id);
  if (current === undefined) throw refuse("not_found");
  const changes = changesOf(body, current);
  if (id === allCategoryId && changes.is_active !== undefined) {
    throw refuseField("category_permanent", "isActive", { key: "invalid" });
  }
  if (id === allCategoryId && changes.posting !== undefined) {
    throw refuseField("category_permanent", "posting", { key: "invalid" });
  }
  if (body.version !== current.version) throw refuse("stale_version", { current: await readCategory(tx, viewer, id) });
  if (Object.keys(changes).length > 0) {
    await updateCategoryRow(tx, id, changes);
    const isPublic = current.is_active || changes.is_active === true;
    await recordCategory(tx, viewer, { action: "category.updated", id, isPublic, requestId });
  }
  return readCategory(tx, viewer, id);
}
