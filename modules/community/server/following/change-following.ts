import type { Reader } from "#platform/database/database.ts";
import { nowIso } from "#platform/clock/clock.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { FollowingLevel } from "../../contract/schemas-parts.ts";
import { seenCategory } from "../categories/list-categories.ts";
import type { Change, Viewer } from "../context.ts";
import { recordOwn } from "../record-event.ts";
import { loadState } from "../topics/load-topic.ts";
import { deleteBookmark, saveBookmark, saveFollowing, type Followed } from "./store.ts";

/** Sets the notification level of a topic or category that this reader may see; idempotent. */
export async function setFollowing(
  change: Change,
  kind: Followed,
  id: string,
  level: FollowingLevel,
): Promise<{ level: FollowingLevel }> {
  const { tx, actor } = change;
  if (kind === "topic") await loadState(tx, actor, id);
  else await readCategoryFollowing(tx, actor, id);
  if (await saveFollowing(tx, kind, id, actor.personId, level)) {
    const details = kind === "topic" ? { topicId: id } : { categoryId: id };
    await recordOwn(change, "following.changed", { kind, id }, details);
  }
  return { level };
}

/** Returns this reader's notification level of a category that they may see; throws 404 otherwise. */
export async function readCategoryFollowing(
  db: Reader,
  viewer: Viewer,
  id: string,
): Promise<{ level: FollowingLevel }> {
  const category = await seenCategory(db, viewer, id);
  if (category === undefined) throw refuse("not_found");
  return { level: category.following };
}

/** Adds a bookmark if the reader may see the topic, or removes one, whether or not they still may. */
export async function setBookmark(change: Change, topicId: string, isKept: boolean): Promise<void> {
  const { tx, actor } = change;
  if (isKept) await loadState(tx, actor, topicId);
  const isChanged = isKept
    ? await saveBookmark(tx, actor.personId, topicId, nowIso())
    : await deleteBookmark(tx, actor.personId, topicId);
  if (isChanged) await recordOwn(change, "bookmark.changed", { kind: "topic", id: topicId }, { topicId });
}
