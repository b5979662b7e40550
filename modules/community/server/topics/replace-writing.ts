import type { UpdateTopic } from "../../contract/schemas-writing.ts";
import { attachFiles } from "../attachments/attach-files.ts";
import { setTopicFiles } from "../attachments/store.ts";
import type { Change, FileAccess } from "../context.ts";
import { replaceMentions } from "../mentions/store.ts";
import { posterOfTopic, type PlannedChange } from "./plan-change.ts";
import { readNames } from "./read-content.ts";
import { posterColumnsOf, rewriteTopic, type LockedTopic, type TopicChanges } from "./store.ts";

type Edit = { topic: LockedTopic; patch: UpdateTopic; change: PlannedChange };

/**
 * Stores a topic's new text, mentions and files. Returns the resulting changes of its row, and the files to release
 * once these are stored.
 */
export async function replaceWriting(
  request: Change,
  { topic, patch, change }: Edit,
  files: FileAccess,
  at: string,
): Promise<{ changes: TopicChanges; released: string[] }> {
  if (!change.isRewritten && !change.changesFiles) return { changes: {}, released: [] };
  const { tx, actor } = request;
  const { writings, mentions } = await readNames(tx, change.writings);
  const input = { attachments: patch.attachments, poster: patch.poster, writings };
  const current = { files: topic.files, poster: posterOfTopic(topic) };
  const { rows, released, poster } = await attachFiles(request, files, input, current);
  if (change.isRewritten) {
    await rewriteTopic(tx, topic, { writings, isChanged: change.isChanged }, { id: actor.personId, at });
    await replaceMentions(tx, { topicId: topic.id, commentId: null }, mentions);
  }
  if (rows.length > 0 || topic.files.length > 0) await setTopicFiles(tx, topic.id, rows);
  return { changes: patch.poster === undefined ? {} : posterColumnsOf(poster, patch.poster), released };
}
