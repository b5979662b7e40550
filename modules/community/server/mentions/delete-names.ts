import type { Transaction } from "#platform/database/database.ts";
import { record } from "#platform/events/record.ts";
import { placeholderOf } from "#platform/personal-data/erasure.ts";
import { contentText, type Content } from "#shared/content.ts";
import {
  changeStoredMentions,
  deleteMentions,
  lockMentioningComment,
  lockMentioningTopic,
  saveCommentText,
  saveTopicTexts,
} from "../store-erasure.ts";
import { summaryOfContent } from "../topics/read-content.ts";

type Node = { [key: string]: unknown };

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && !Array.isArray(value);

function isMentionOf(node: Node, personId: string): boolean {
  const { type, attrs } = node;
  return type === "mention" && isNode(attrs) && attrs["kind"] !== "department" && String(attrs["id"]) === personId;
}

/** Replaces the labels of one person's mentions in a document, or in any value that contains documents. */
function renameMentions(value: unknown, personId: string): unknown {
  if (Array.isArray(value)) return value.map((each) => renameMentions(each, personId));
  if (!isNode(value)) return value;
  if (isMentionOf(value, personId)) {
    const attrs = value["attrs"] as Node;
    return { ...value, attrs: { ...attrs, label: placeholderOf(String(attrs["label"])) } };
  }
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, renameMentions(each, personId)]));
}

/** Without an actor: open screens and the search index are updated, and no reader is notified. */
const authorless = { actorId: null, audience: "all" } as const;

async function renameInTopic(tx: Transaction, topicId: string, personId: string): Promise<void> {
  const topic = await lockMentioningTopic(tx, topicId);
  if (topic === null) return;
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
  if (comment === null || comment.document === null) return;
  const document = renameMentions(comment.document, personId) as Content;
  await saveCommentText(tx, commentId, JSON.stringify(document), contentText(document));
  const { topic_id: topicId, category_id: categoryId, parent_id: parentId } = comment;
  await record(tx, {
    ...authorless,
    action: "comment.nameErased",
    subject: { kind: "comment", id: commentId },
    details: { topicId, categoryId, commentId, parentId },
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
