import type { Transaction } from "#platform/database/database.ts";
import { attachFiles } from "../attachments/attach-files.ts";
import { setTopicFiles } from "../attachments/store.ts";
import { replaceMentions } from "../mentions/store.ts";
import type { FileAccess, Viewer } from "../viewer.ts";
import { posterOfTopic, type PlannedChange, type TopicPatch } from "./plan-change.ts";
import { readNames } from "./read-content.ts";
import { posterColumnsOf, rewriteTopic, type LockedTopic, type TopicChanges } from "./store.ts";

type Edit = { topic: LockedTopic; patch: TopicPatch; change: PlannedChange };

/**
 * Stores a topic's new text, mentions and files. Returns the resulting changes of its row, and the files to release
 * once these are stored.
 */
export async function replaceWriting(
  tx: Transaction,
  { topic, patch, change }: Edit,
  { viewer, files, at }: { viewer: Viewer; files: FileAccess; at: string },
): Promise<{ changes: TopicChanges; released: string[] }> {
  if (!change.isRewritten && !change.changesFiles) return { changes: {}, released: [] };
  const { writings, mentions } = await readNames(tx, change.writings);
  const { rows, released, poster } = await attachFiles(
    tx,
    { files, viewer },
    {
      attachments: patch.attachments,
      poster: patch.poster,
      contents: [
        { path: "contentEn", content: writings.en.content },
        { path: "contentAr", content: writings.ar.content },
      ],
    },
    { files: topic.files, poster: posterOfTopic(topic) },
  );
  if (change.isRewritten) {
    await rewriteTopic(tx, topic, { writings, isChanged: change.isChanged }, { id: viewer.personId, at });
    await replaceMentions(tx, { topicId: topic.id, commentId: null }, mentions);
  }
  if (rows.length > 0 || topic.files.length > 0) await setTopicFiles(tx, topic.id, rows);
  if (patch.poster === undefined) return { changes: {}, released };
  const { altAr = null, altEn = null } = patch.poster ?? {};
  return { changes: posterColumnsOf(poster === null ? null : { ...poster, altAr, altEn }), released };
}
