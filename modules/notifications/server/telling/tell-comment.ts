import { notifiableComment, type NotifiableComment } from "#modules/community/server/index.ts";
import type { Transaction } from "#platform/database/database.ts";
import { tellAudience, tellSome, type Surroundings } from "./broadcast-notice.ts";
import type { Notice } from "./notice.ts";

const noticeOf = (
  comment: NotifiableComment,
  kind: Notice["kind"],
  subject: Notice["subject"],
  once: Notice["once"],
): Notice => ({
  kind,
  subject,
  topicId: comment.topicId,
  commentId: comment.id,
  actorId: comment.authorId,
  once,
  details: {},
});

const tellMentioned = (
  tx: Transaction,
  surroundings: Surroundings,
  comment: NotifiableComment,
  once: Notice["once"],
): Promise<void> =>
  tellAudience(tx, surroundings, noticeOf(comment, "mention", { kind: "comment", id: comment.id }, once), {
    name: "comment.mentioned",
    argument: comment.id,
  });

/** Notifies people of a new comment, once each, by the strongest reason: mention, reply, their topic, following it. */
export async function tellOfComment(tx: Transaction, surroundings: Surroundings, id: string): Promise<void> {
  const comment = await notifiableComment(tx, id);
  if (comment?.isListed !== true) return;
  await tellMentioned(tx, surroundings, comment, "anyKind");
  for (const { commentId, authorId } of comment.answered) {
    const notice = noticeOf(comment, "reply", { kind: "comment", id: commentId }, "anyKind");
    await tellSome(tx, surroundings, notice, [authorId]);
  }
  const topic = { kind: "topic", id: comment.topicId };
  await tellSome(tx, surroundings, noticeOf(comment, "reply", topic, "anyKind"), [comment.topicAuthorId]);
  await tellAudience(tx, surroundings, noticeOf(comment, "follow", topic, "anyKind"), {
    name: "topic.followers",
    argument: comment.topicId,
  });
}

/** Notifies people mentioned by an edit of a comment. */
export async function tellOfEditedComment(tx: Transaction, surroundings: Surroundings, id: string): Promise<void> {
  const comment = await notifiableComment(tx, id);
  if (comment?.isListed === true) await tellMentioned(tx, surroundings, comment, "thisKind");
}
