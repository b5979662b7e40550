import { nowIso } from "#platform/clock/clock.ts";
import type { Reader, Transaction } from "#platform/database/database.ts";
import { refuse } from "#platform/http/refuse.ts";
import { enqueue } from "#platform/jobs/enqueue.ts";
import type { BulkAction, BulkPreview, BulkActionInput } from "../../contract/schemas-administration.ts";
import { categoriesFor } from "../categories/queries.ts";
import type { Lookups } from "../topics/plan-moderation.ts";
import type { Viewer } from "../viewer.ts";
import { requireValidBulkAction, findBulkTopics } from "./plan-bulk-action.ts";
import { presentBulkAction } from "./present-bulk-action.ts";
import { selectPreview } from "./queries.ts";
import { insertBulkAction, selectBulkAction } from "./store.ts";

/** The job that runs or undoes a bulk action; its payload is `{id}`. */
export const bulkActionTask = "community.runBulkAction";

/** Returns the effect of a bulk action without changing anything. */
export async function previewBulkAction(
  db: Reader,
  viewer: Viewer,
  given: BulkActionInput,
  lookups: Lookups,
): Promise<BulkPreview> {
  await requireValidBulkAction(db, viewer, given);
  const { ids, isTooMany } = await findBulkTopics(db, given, lookups);
  const rows = await selectPreview(db, { action: given.action, moveTo: given.moveTo ?? null }, ids);
  const categories = new Map((await categoriesFor(db, viewer.personId)).map((category) => [category.id, category]));
  const sum = (value: (row: (typeof rows)[number]) => number): number =>
    rows.reduce((total, row) => total + value(row), 0);
  return {
    total: sum((row) => row.count),
    isTooMany,
    changing: sum((row) => row.changing),
    listed: sum((row) => row.listed),
    featured: sum((row) => row.featured),
    withPoll: sum((row) => row.with_poll),
    withOpenCase: sum((row) => row.with_open_case),
    byCategory: rows.flatMap(({ category_id: id, count }) => {
      const category = categories.get(id);
      if (category === undefined) return [];
      const { name_ar: nameAr, name_en: nameEn, icon, color } = category;
      return [{ category: { id, nameAr, nameEn, icon, color }, count }];
    }),
  };
}

/** Stores an order for the topics that match now; the job runs it. */
export async function createBulkAction(
  tx: Transaction,
  viewer: Viewer,
  given: BulkActionInput,
  { lookups, requestId }: { lookups: Lookups; requestId: string },
): Promise<BulkAction> {
  await requireValidBulkAction(tx, viewer, given);
  const { ids, isTooMany } = await findBulkTopics(tx, given, lookups);
  if (isTooMany) throw refuse("too_many_topics");
  const action = {
    person_id: viewer.personId,
    action: given.action,
    filters: given.filters ?? null,
    move_to: given.moveTo ?? null,
    reason: given.reason ?? null,
    request_id: requestId,
    created_at: nowIso(),
  };
  const id = await insertBulkAction(tx, action, ids);
  await enqueue(tx, bulkActionTask, { id });
  return readBulkAction(tx, viewer, id);
}

/** Returns a bulk action with its progress; throws 404 for actions of other users. */
export async function readBulkAction(db: Reader, viewer: Viewer, id: string): Promise<BulkAction> {
  const row = await selectBulkAction(db, id, viewer.personId);
  if (row === undefined) throw refuse("not_found");
  return presentBulkAction(row);
}
