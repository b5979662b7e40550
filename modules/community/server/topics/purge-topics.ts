import type { Transaction } from "#platform/database/database.ts";
import { recordTopic } from "./record-topic.ts";
import { purgeDeletedTopics } from "./store.ts";

type ReleaseFiles = (tx: Transaction, fileIds: readonly string[]) => Promise<void>;

/** Deletes topics deleted before an instant, with their comments and files, at most 100; returns their number. */
export async function purgeTopics(tx: Transaction, before: Date, release: ReleaseFiles): Promise<number> {
  const purged = await purgeDeletedTopics(tx, before.toISOString());
  await release(
    tx,
    purged.flatMap(({ files }) => files),
  );
  for (const { id, category_id } of purged) {
    await recordTopic(tx, {
      action: "topic.deleted",
      actorId: null,
      topicId: id,
      categoryId: category_id,
      isPublic: false,
      requestId: null,
    });
  }
  return purged.length;
}
