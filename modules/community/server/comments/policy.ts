import type { Comment } from "../../contract/schemas.ts";
import type { Viewer } from "../context.ts";
import { isListed, isModerator, topicCan, type TopicState } from "../topics/policy.ts";

export type CommentState = { authorId: string; isDeleted: boolean; isHidden: boolean };

/**
 * Returns whether a reader of the topic can read a comment: hidden ones are visible to their authors and moderators
 * only.
 */
export const canRead = (viewer: Viewer, comment: Pick<CommentState, "authorId" | "isHidden">): boolean =>
  !comment.isHidden || comment.authorId === viewer.personId || isModerator(viewer);

/** Permitted actions on a comment for a reader of the topic. */
export function commentCan(viewer: Viewer, topic: TopicState, comment: CommentState): Comment["can"] {
  const isOwn = comment.authorId === viewer.personId;
  const present = !comment.isDeleted && !topic.isDeleted;
  return {
    update: present && isOwn,
    delete: present && (isOwn || isModerator(viewer)),
    like: present && !comment.isHidden && isListed(topic),
    reply: present && !comment.isHidden && topicCan(viewer, topic).comment,
    report: present && !comment.isHidden && isListed(topic) && !isOwn,
  };
}
