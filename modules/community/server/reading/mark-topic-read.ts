import type { Transaction } from "#platform/database/database.ts";
import { record } from "#platform/events/record.ts";
import { floorOf, loadState } from "../topics/load-topic.ts";
import type { Viewer } from "../viewer.ts";
import { saveTopicReading } from "./store.ts";
import { isUnread } from "./unread.ts";

/** Marks a topic read up to its latest activity; writes nothing if nothing is unread. */
export async function markTopicRead(
  tx: Transaction,
  viewer: Viewer,
  topicId: string,
  requestId: string,
): Promise<void> {
  const topic = await loadState(tx, viewer, topicId);
  if (!isUnread(topic.last_activity_at, floorOf(topic), topic.read_at)) return;
  await saveTopicReading(tx, viewer.personId, topicId, topic.last_activity_at);
  await record(tx, {
    action: "reading.changed",
    actorId: viewer.personId,
    subject: { kind: "topic", id: topicId },
    details: { topicId, categoryId: topic.category_id },
    audience: `person:${viewer.personId}`,
    requestId,
  });
}
