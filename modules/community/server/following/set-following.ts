import type { Reader, Transaction } from "#platform/database/database.ts";
import { nowIso } from "#platform/clock/clock.ts";
import { record } from "#platform/events/record.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { FollowingLevel } from "../../contract/schemas-parts.ts";
import { categoryState } from "../categories/list-categories.ts";
import { canSeeCategory } from "../categories/policy.ts";
import { categoriesFor } from "../categories/queries.ts";
import { loadState } from "../topics/load-topic.ts";
import type { Viewer } from "../viewer.ts";
import { categoryLevel, deleteBookmark, saveBookmark, saveFollowing, type Followed } from "./store.ts";

async function requireCategory(db: Reader, viewer: Viewer, id: string): Promise<void> {
  const found = (await categoriesFor(db, viewer.personId)).find((row) => row.id === id);
  if (found === undefined || !canSeeCategory(viewer, categoryState(found))) throw refuse("not_found");
}

type Place = { kind: Followed; id: string };

/** Records a user's own setting; the event goes to that user's screens only. */
const tell = (tx: Transaction, viewer: Viewer, action: string, { kind, id }: Place, requestId: string): Promise<void> =>
  record(tx, {
    action,
    actorId: viewer.personId,
    subject: { kind, id },
    details: kind === "topic" ? { topicId: id } : { categoryId: id },
    audience: `person:${viewer.personId}`,
    requestId,
  });

/** Sets the notification level of a topic or category that this reader may see; idempotent. */
export async function setFollowing(
  tx: Transaction,
  viewer: Viewer,
  place: Place,
  level: FollowingLevel,
  requestId: string,
): Promise<{ level: FollowingLevel }> {
  if (place.kind === "topic") await loadState(tx, viewer, place.id);
  else await requireCategory(tx, viewer, place.id);
  const changed = await saveFollowing(tx, place.kind, place.id, viewer.personId, level);
  if (changed) await tell(tx, viewer, "following.changed", place, requestId);
  return { level };
}

/** Returns this reader's notification level of a category that they may see. */
export async function readCategoryFollowing(
  db: Reader,
  viewer: Viewer,
  id: string,
): Promise<{ level: FollowingLevel }> {
  await requireCategory(db, viewer, id);
  return { level: await categoryLevel(db, id, viewer.personId) };
}

/** Adds a bookmark if the reader may see the topic, or removes one, whether or not they still may. */
export async function setBookmark(
  tx: Transaction,
  viewer: Viewer,
  topicId: string,
  isKept: boolean,
  requestId: string,
): Promise<void> {
  if (isKept) await loadState(tx, viewer, topicId);
  const changed = isKept
    ? await saveBookmark(tx, viewer.personId, topicId, nowIso())
    : await deleteBookmark(tx, viewer.personId, topicId);
  if (changed) await tell(tx, viewer, "bookmark.changed", { kind: "topic", id: topicId }, requestId);
}
