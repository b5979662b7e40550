import type { z } from "zod";
import { nowIso } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import type { createCategory as createCategorySchema, Category } from "../../contract/schemas.ts";
import type { Viewer } from "../viewer.ts";
import { readCategory } from "./list-categories.ts";
import { recordCategory } from "./record-category.ts";
import { insertCategory } from "./store.ts";

/** Creates a category; a unique index refuses a name that is in use. */
export async function createCategory(
  tx: Transaction,
  viewer: Viewer,
  body: z.output<typeof createCategorySchema>,
  requestId: string,
): Promise<Category> {
  const id = await insertCategory(tx, {
    name_ar: body.nameAr,
    name_en: body.nameEn,
    description_ar: body.descriptionAr ?? null,
    description_en: body.descriptionEn ?? null,
    icon: body.icon,
    color: body.color,
    position: body.order ?? null,
    posting: body.posting,
    is_active: body.isActive,
    created_at: nowIso(),
  });
  await recordCategory(tx, viewer, { action: "category.created", id, isPublic: body.isActive, requestId });
  return readCategory(tx, viewer, id);
}
