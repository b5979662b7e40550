import { nowIso } from "#platform/clock/clock.ts";
import { refuseField } from "#platform/http/refuse.ts";
import { allCategoryId } from "../../contract/schemas.ts";
import { seenCategory } from "../categories/list-categories.ts";
import type { Change } from "../context.ts";
import { recordOwn } from "../record-event.ts";
import { floorOf, loadState } from "../topics/load-topic.ts";
import { isUnread } from "./compute-unread.ts";
import { saveCategoryReading, saveTopicReading } from "./store.ts";

/** Marks a topic read up to its latest activity; writes nothing if nothing is unread. */
export async function markTopicRead(change: Change, topicId: string): Promise<void> {
  const { tx, actor } = change;
  const topic = await loadState(tx, actor, topicId);
  if (!isUnread(topic.last_activity_at, floorOf(topic), topic.read_at)) return;
  await saveTopicReading(tx, actor.personId, topicId, topic.last_activity_at);
  const details = { topicId, categoryId: topic.category_id };
  await recordOwn(change, "reading.changed", { kind: "topic", id: topicId }, details);
}

/** Marks everything read up to now, in one category or all, with a single row. */
export async function markAllRead(change: Change, category: string | undefined): Promise<void> {
  const { tx, actor } = change;
  const id = category ?? allCategoryId;
  if ((await seenCategory(tx, actor, id)) === undefined) {
    throw refuseField("category_unknown", "category", { key: "invalid" });
  }
  await saveCategoryReading(tx, actor.personId, id, nowIso());
  const details = { topicId: null, categoryId: id === allCategoryId ? null : id };
  await recordOwn(change, "reading.changed", { kind: "category", id }, details);
}
