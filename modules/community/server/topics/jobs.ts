import type { Transaction } from "#platform/database/database.ts";
import { addToTopicCounts } from "../categories/store.ts";
import type { FileAccess } from "../context.ts";
import { saveTopicReading } from "../reading/store.ts";
import { recordTopic } from "../record-event.ts";
import { publishTopics, purgeDeletedTopics } from "./store.ts";

/** Publishes due topics, at most a batch; returns their number. */
export async function publishDueTopics(tx: Transaction, at: string): Promise<number> {
  const published = await publishTopics(tx, [at]);
  const counts = new Map<string, number>();
  for (const topic of published) {
    if (topic.is_listed) counts.set(topic.category_id, (counts.get(topic.category_id) ?? 0) + 1);
    await saveTopicReading(tx, topic.author_id, topic.id, topic.last_activity_at);
    const source = { tx, actor: { personId: topic.author_id }, facts: { id: null } };
    await recordTopic(source, "topic.created", topic, topic.is_listed && topic.is_category_active);
  }
  await addToTopicCounts(tx, counts);
  return published.length;
}

/** Purges topics deleted before an instant, with their comments and files, at most a batch; returns their number. */
export async function purgeTopics(
  tx: Transaction,
  before: string,
  files: Pick<FileAccess, "release">,
): Promise<number> {
  const purged = await purgeDeletedTopics(tx, [before]);
  const fileIds = purged.flatMap((topic) => topic.files);
  await files.release(tx, fileIds);
  const source = { tx, actor: { personId: null }, facts: { id: null } };
  for (const topic of purged) await recordTopic(source, "topic.deleted", topic, false);
  return purged.length;
}
