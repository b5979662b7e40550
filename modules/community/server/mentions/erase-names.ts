import type { Transaction } from "#platform/database/database.ts";
import { record } from "#platform/events/record.ts";
import { contentText, type Content } from "#shared/content.ts";
import {
  changeStoredMentions,
  lockMentioningComment,
  lockMentioningTopic,
  deleteMentions,
  saveTopicTexts,
  saveCommentText,
} from "../store-erasure.ts";
import { summaryOfContent } from "../topics/read-content.ts";
import { renameMentions } from "./replace-labels.ts";

/** Without an actor: open screens and the search index are updated, and no reader is notified. */
const authorless = { actorId: null, audience: "all" } as const;

async function renameInTopic(tx: Transaction, topicId: string, personId: string): Promise<void> {
  const topic = await lockMentioningTopic(tx, topicId);
  if (topic === undefined) return;
  const en = renameMentions(topic.content_en, personId) as Content | null;
  const ar = renameMentions(topic.content_ar, personId) as Content | null;
  const summaries = { en: summaryOfContent(en), ar: summaryOfContent(ar) };
  await saveTopicTexts(tx, { ...topic, content_en: en, content_ar: ar }, summaries);
  await record(tx, {
    ...authorless,
    action: "topic.nameErased",
    subject: { kind: "topic", id: topicId },
    details: { topicId, categoryId: topic.category_id },
  });
}

async function renameInComment(tx: Transaction, commentId: string, personId: string): Promise<void> {
  const comment = await lockMentioningComment(tx, commentId);
  if (comment === undefined || comment.document === null) return;
  const document = renameMentions(comment.document, personId) as Content;
  await saveCommentText(tx, { id: commentId, document, content: contentText(document) });
  await record(tx, {
    ...authorless,
    action: "comment.nameErased",
    subject: { kind: "comment", id: commentId },
    details: {
      topicId: comment.topic_id,
      categoryId: comment.category_id,
      commentId,
      parentId: comment.parent_id,
    },
  });
}

/**
 * Replaces a person's name in up to 50 texts that mention them, and in as many earlier versions and drafts; returns
 * whether more may be left.
 */
export async function eraseNames(tx: Transaction, personId: string): Promise<boolean> {
  const places = await deleteMentions(tx, personId);
  for (const { topic_id: topicId, comment_id: commentId } of places) {
    if (commentId === null) await renameInTopic(tx, topicId, personId);
    else await renameInComment(tx, commentId, personId);
  }
  const changed = await changeStoredMentions(tx, personId, (value) => renameMentions(value, personId));
  return places.length + changed > 0;
}
