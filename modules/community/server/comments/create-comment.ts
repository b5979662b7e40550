import { nowIso } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { refuse, refuseField } from "#platform/http/refuse.ts";
import type { Comment } from "../../contract/schemas.ts";
import type { CreateComment } from "../../contract/schemas-writing.ts";
import { setCommentFiles } from "../attachments/store.ts";
import type { Change, FileAccess } from "../context.ts";
import { insertMentions } from "../mentions/store.ts";
import { saveTopicReading } from "../reading/store.ts";
import { recordComment } from "../record-event.ts";
import { loadLockedState, topicState } from "../topics/load-topic.ts";
import { isListed, topicCan } from "../topics/policy.ts";
import { prepareComments, presentRoot } from "./present-comment.ts";
import { commentRow } from "./queries.ts";
import { readCommentText } from "./read-text.ts";
import { insertComment, lockComment } from "./store.ts";

type Place = { parentId: string | null; replyToId: string | null };

/** Finds the position of a comment: replies are attached to the root and refer to the reply that they answer. */
async function placeOf(tx: Transaction, topicId: string, answers: string | null): Promise<Place> {
  if (answers === null) return { parentId: null, replyToId: null };
  const parent = await lockComment(tx, answers);
  const isPresent = parent?.topic_id === topicId && parent.deleted_at === null && parent.hidden_at === null;
  if (!isPresent) throw refuseField("parent_unknown", "parentId", { key: "invalid" });
  return parent.parent_id === null
    ? { parentId: parent.id, replyToId: null }
    : { parentId: parent.parent_id, replyToId: parent.id };
}

/** Creates a comment or reply and marks the topic read for its author. */
export async function createComment(
  change: Change,
  topicId: string,
  body: CreateComment,
  files: FileAccess,
): Promise<Comment> {
  const { tx, actor } = change;
  const topic = await loadLockedState(tx, actor, topicId);
  const state = topicState(topic);
  if (!isListed(state)) throw refuse("topic_inactive");
  if (!topicCan(actor, state).comment) throw refuse("comments_locked");
  const place = await placeOf(tx, topicId, body.parentId ?? null);
  const { mentions, ...text } = await readCommentText(tx, body.content);
  const attached = await files.attach(tx, actor.personId, body.attachments ?? []);
  const { id, createdAt } = await insertComment(tx, { topicId, ...place, authorId: actor.personId, ...text }, nowIso());
  const fileIds = attached.map((file) => file.id);
  if (fileIds.length > 0) await setCommentFiles(tx, id, fileIds);
  await insertMentions(tx, { topicId, commentId: id }, mentions);
  await saveTopicReading(tx, actor.personId, topicId, createdAt);
  await recordComment(change, "comment.created", topic, { id, parent_id: place.parentId });
  const row = await commentRow(tx, actor.personId, id);
  if (row === null) throw new Error(`Comment ${id} is not there.`);
  return presentRoot(row, [], await prepareComments(tx, [row], { viewer: actor, files, topic }));
}
