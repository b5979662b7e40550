import { nowIso } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { record } from "#platform/events/record.ts";
import { refuseField } from "#platform/http/refuse.ts";
import { allCategoryId } from "../../contract/schemas.ts";
import { categoryState } from "../categories/list-categories.ts";
import { canSeeCategory } from "../categories/policy.ts";
import { categoriesFor } from "../categories/queries.ts";
import type { Viewer } from "../viewer.ts";
import { saveCategoryReading } from "./store.ts";

/** Marks everything read up to now, in one category or all, with a single row. */
export async function markAllRead(
  tx: Transaction,
  viewer: Viewer,
  category: string | undefined,
  requestId: string,
): Promise<void> {
  const id = category ?? allCategoryId;
  const found = (await categoriesFor(tx, viewer.personId)).find((row) => row.id === id);
  if (found === undefined || !canSeeCategory(viewer, categoryState(found))) {
    throw refuseField("category_unknown", "category", { key: "invalid" });
  }
  await saveCategoryReading(tx, viewer.personId, id, nowIso());
  await record(tx, {
    action: "reading.changed",
    actorId: viewer.personId,
    subject: { kind: "category", id },
    details: { topicId: null, categoryId: id === allCategoryId ? null : id },
    audience: `person:${viewer.personId}`,
    requestId,
  });
}
