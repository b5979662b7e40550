import type { Transaction } from "#platform/database/database.ts";
import { addToTopicCounts } from "../categories/store.ts";
import { saveTopicReading } from "../reading/store.ts";
import { recordTopic } from "./record-topic.ts";
import { publishTopics } from "./store.ts";

/** Publishes due topics, at most 100; returns their number. */
export async function publishDueTopics(tx: Transaction, at: Date): Promise<number> {
  const published = await publishTopics(tx, at.toISOString());
  const counts = new Map<string, number>();
  for (const topic of published) {
    if (topic.is_listed) counts.set(topic.category_id, (counts.get(topic.category_id) ?? 0) + 1);
    await saveTopicReading(tx, topic.author_id, topic.id, topic.last_activity_at);
    await recordTopic(tx, {
      action: "topic.created",
      actorId: topic.author_id,
      topicId: topic.id,
      categoryId: topic.category_id,
      isPublic: topic.is_listed && topic.is_category_active,
      requestId: null,
    });
  }
  await addToTopicCounts(tx, counts);
  return published.length;
}
