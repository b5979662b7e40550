import type { Reader } from "#platform/database/database.ts";
import { refuse, refuseField } from "#platform/http/refuse.ts";
import { allCategoryId } from "../../contract/schemas.ts";
import { maxBulkTopics, type BulkActionInput } from "../../contract/schemas-administration.ts";
import { planModeration, type Lookups } from "../topics/plan-moderation.ts";
import { moderationIds } from "../topics/queries-moderation.ts";
import type { Viewer } from "../viewer.ts";

/** Throws 422 for a contradictory order, 403 for unfeaturing without the permission. */
export async function requireValidBulkAction(db: Reader, viewer: Viewer, given: BulkActionInput): Promise<void> {
  const { action, ids, filters, reason, moveTo } = given;
  if (action === "unfeature" && !viewer.permissions.has("topic.feature")) throw refuse("not_allowed");
  if ((ids === undefined) === (filters === undefined))
    throw refuseField("fields_conflict", "ids", { key: "notTogether" });
  if (typeof reason === "string" && action !== "deactivate" && action !== "delete") {
    throw refuseField("fields_conflict", "reason", { key: "notTogether" });
  }
  if (action === "move" && moveTo === undefined)
    throw refuseField("fields_conflict", "moveTo", { key: "fieldRequired" });
  if (action !== "move" && moveTo !== undefined) throw refuseField("fields_conflict", "moveTo", { key: "notTogether" });
  if (moveTo === undefined) return;
  if (moveTo === allCategoryId) throw refuseField("category_closed", "moveTo", { key: "invalid" });
  const category = await db.selectFrom("category").select("is_active").where("id", "=", moveTo).executeTakeFirst();
  if (category?.is_active !== true) throw refuseField("category_unknown", "moveTo", { key: "invalid" });
}

/** Returns the topics of an order, newest first if found by filters, and whether they exceed the limit. */
export async function findBulkTopics(
  db: Reader,
  { ids, filters }: BulkActionInput,
  lookups: Lookups,
): Promise<{ ids: string[]; isTooMany: boolean }> {
  const found = ids ?? (await moderationIds(db, await planModeration(db, filters ?? {}, lookups)));
  const isTooMany = found.length > maxBulkTopics;
  return { ids: isTooMany ? found.slice(0, maxBulkTopics) : found, isTooMany };
}
