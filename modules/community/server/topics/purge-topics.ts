import type { Transaction } from "#platform/database/database.ts";
import { recordTopic } from "./record-topic.ts";
import { purgeDeletedTopics } from "./store.ts";

type RemoveFile = (tx: Transaction, fileId: string) => Promise<void>;

/** Removes topics deleted before a moment, with everything beneath them, `most` at a time; answers how many. */
export async function purgeTopics(
  tx: Transaction,
  before: Date,
  most: number,
  removeFile: RemoveFile,
): Promise<number> {
  const purged = await purgeDeletedTopics(tx, before.toISOString(), most);
  for (const { id, category_id, poster_file_id, poster_video_id } of purged) {
    for (const fileId of [poster_file_id, poster_video_id]) if (fileId !== null) await removeFile(tx, fileId);
    await recordTopic(tx, {
      action: "topic.deleted",
      actorId: null,
      topicId: id,
      categoryId: category_id,
      isTold: false,
      requestId: null,
    });
  }
  return purged.length;
}
