import { nowIso } from "#platform/clock/clock.ts";
import type { Reader } from "#platform/database/database.ts";
import { refuse, refuseField } from "#platform/http/refuse.ts";
import { enqueue } from "#platform/jobs/enqueue.ts";
import { allCategoryId } from "../../contract/schemas.ts";
import {
  maxBulkTopics,
  type BulkAction,
  type BulkActionInput,
  type BulkPreview,
} from "../../contract/schemas-administration.ts";
import { categoriesFor } from "../categories/queries.ts";
import type { Change, Viewer } from "../context.ts";
import { planModeration, type Lookups } from "../topics/plan-moderation.ts";
import { categoryReferenceOf } from "../topics/present-summary.ts";
import { moderationIds } from "../topics/queries-moderation.ts";
import { bulkActionTask, readBulkAction } from "./change-bulk-action.ts";
import { selectPreview, type PreviewCount } from "./queries.ts";
import { insertBulkAction } from "./store.ts";

/** Throws 422 for a contradictory order, 403 for unfeaturing without the permission. */
async function requireValid(db: Reader, viewer: Viewer, input: BulkActionInput): Promise<void> {
  const { action, ids, filters, reason, moveTo } = input;
  const conflict = (path: string, key: "notTogether" | "fieldRequired") =>
    refuseField("fields_conflict", path, { key });
  if (action === "unfeature" && !viewer.permissions.has("topic.feature")) throw refuse("not_allowed");
  if ((ids === undefined) === (filters === undefined)) throw conflict("ids", "notTogether");
  if (typeof reason === "string" && action !== "deactivate" && action !== "delete") {
    throw conflict("reason", "notTogether");
  }
  if (action === "move" && moveTo === undefined) throw conflict("moveTo", "fieldRequired");
  if (action !== "move" && moveTo !== undefined) throw conflict("moveTo", "notTogether");
  if (moveTo === undefined) return;
  if (moveTo === allCategoryId) throw refuseField("category_closed", "moveTo", { key: "invalid" });
  const category = await db.selectFrom("category").select("is_active").where("id", "=", moveTo).executeTakeFirst();
  if (category?.is_active !== true) throw refuseField("category_unknown", "moveTo", { key: "invalid" });
}

/** Returns the topics of a valid order, newest first if found by filters, and whether they exceed the limit. */
async function findTopics(
  db: Reader,
  viewer: Viewer,
  input: BulkActionInput,
  lookups: Lookups,
): Promise<{ ids: string[]; isTooMany: boolean }> {
  await requireValid(db, viewer, input);
  const found = input.ids ?? (await moderationIds(db, await planModeration(db, input.filters ?? {}, lookups)));
  return { ids: found.slice(0, maxBulkTopics), isTooMany: found.length > maxBulkTopics };
}

/** Returns the effect of a bulk action without changing anything. */
export async function previewBulkAction(
  db: Reader,
  viewer: Viewer,
  input: BulkActionInput,
  lookups: Lookups,
): Promise<BulkPreview> {
  const { ids, isTooMany } = await findTopics(db, viewer, input, lookups);
  const rows = await selectPreview(db, { action: input.action, moveTo: input.moveTo ?? null }, ids);
  const categories = new Map((await categoriesFor(db, viewer.personId)).map((category) => [category.id, category]));
  const sum = (name: PreviewCount): number => rows.reduce((total, row) => total + row[name], 0);
  return {
    total: sum("count"),
    isTooMany,
    changing: sum("changing"),
    listed: sum("listed"),
    featured: sum("featured"),
    withPoll: sum("withPoll"),
    withOpenCase: sum("withOpenCase"),
    byCategory: rows.flatMap(({ categoryId, count }) => {
      const category = categories.get(categoryId);
      return category === undefined ? [] : [{ category: categoryReferenceOf(category), count }];
    }),
  };
}

/** Stores an order for the topics that match now; the job runs it. */
export async function createBulkAction(
  { tx, actor, facts }: Change,
  input: BulkActionInput,
  lookups: Lookups,
): Promise<BulkAction> {
  const { ids, isTooMany } = await findTopics(tx, actor, input, lookups);
  if (isTooMany) throw refuse("too_many_topics");
  const action = {
    personId: actor.personId,
    action: input.action,
    filters: input.filters ?? null,
    moveTo: input.moveTo ?? null,
    reason: input.reason ?? null,
    requestId: facts.id,
    createdAt: nowIso(),
  };
  const id = await insertBulkAction(tx, action, ids);
  await enqueue(tx, bulkActionTask, { id });
  return readBulkAction(tx, actor, id);
}
