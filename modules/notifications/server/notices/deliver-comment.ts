import { notifiableComment, type NotifiableComment } from "#modules/community/server/index.ts";
import { notifyAudience, notifyInterested, type Notifying } from "./deliver-broadcast.ts";
import { noticeOf, type Notice } from "../policy.ts";

const aboutComment = (
  { id: commentId, topicId, authorId: actorId }: NotifiableComment,
  kind: Notice["kind"],
  subject: Notice["subject"],
  once: Notice["once"],
): Notice => noticeOf({ kind, subject, topicId, commentId, actorId, once });

const notifyMentioned = (notifying: Notifying, comment: NotifiableComment, once: Notice["once"]): Promise<void> =>
  notifyAudience(notifying, aboutComment(comment, "mention", { kind: "comment", id: comment.id }, once), {
    name: "comment.mentioned",
    argument: comment.id,
  });

/** Notifies people of a new comment, once each, by the strongest reason: mention, reply, their topic, following it. */
export async function notifyOfComment(notifying: Notifying, id: string): Promise<void> {
  const comment = await notifiableComment(notifying.tx, id);
  if (comment?.isListed !== true) return;
  await notifyMentioned(notifying, comment, "anyKind");
  for (const { commentId, authorId } of comment.answered) {
    const notice = aboutComment(comment, "reply", { kind: "comment", id: commentId }, "anyKind");
    await notifyInterested(notifying, notice, [authorId]);
  }
  const topic = { kind: "topic", id: comment.topicId };
  await notifyInterested(notifying, aboutComment(comment, "reply", topic, "anyKind"), [comment.topicAuthorId]);
  await notifyAudience(notifying, aboutComment(comment, "follow", topic, "anyKind"), {
    name: "topic.followers",
    argument: comment.topicId,
  });
}

export async function notifyOfEditedComment(notifying: Notifying, id: string): Promise<void> {
  const comment = await notifiableComment(notifying.tx, id);
  if (comment?.isListed === true) await notifyMentioned(notifying, comment, "thisKind");
}
