import type { z } from "zod";
import { nowIso } from "#platform/clock/clock.ts";
import { refuse, refuseField } from "#platform/http/refuse.ts";
import {
  allCategoryId,
  type Category,
  type createCategory as createCategorySchema,
  type updateCategory as updateCategorySchema,
} from "../../contract/schemas.ts";
import type { Change } from "../context.ts";
import { recordCategory } from "../record-event.ts";
import { readCategory } from "./list-categories.ts";
import {
  addToTopicCount,
  deleteCategoryRow,
  hasTopics,
  insertCategory,
  lockCategories,
  moveTopics,
  updateCategoryRow,
  type CategoryValues,
} from "./store.ts";

/** Creates a category; a unique index refuses a name that is in use. */
export async function createCategory(change: Change, body: z.output<typeof createCategorySchema>): Promise<Category> {
  const id = await insertCategory(change.tx, {
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
  await recordCategory(change, "category.created", id, body.isActive);
  return readCategory(change.tx, change.actor, id);
}

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
export async function updateCategory(change: Change, id: string, body: Body): Promise<Category> {
  const { tx, actor } = change;
  const [current] = await lockCategories(tx, [id]);
  if (current === undefined) throw refuse("not_found");
  const changes = changesOf(body, current);
  for (const field of ["isActive", "posting"] as const) {
    if (id !== allCategoryId || changes[columns[field]] === undefined) continue;
    throw refuseField("category_permanent", field, { key: "invalid" });
  }
  if (body.version !== current.version) throw refuse("stale_version", { current: await readCategory(tx, actor, id) });
  if (Object.keys(changes).length > 0) {
    await updateCategoryRow(tx, id, changes);
    await recordCategory(change, "category.updated", id, current.is_active || changes.is_active === true);
  }
  return readCategory(tx, actor, id);
}

/** Deletes a category; its topics, deleted ones included, move to the active category `moveTo`. */
export async function deleteCategory(change: Change, id: string, moveTo: string | undefined): Promise<void> {
  const { tx } = change;
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
    await recordCategory(change, "category.updated", moveTo, true);
  }
  await deleteCategoryRow(tx, id);
  await recordCategory(change, "category.deleted", id, category.is_active);
}
