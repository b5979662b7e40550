import type { Comment } from "../../contract/schemas.ts";
import { isListed, isModerator, topicCan, type TopicState } from "../topics/policy.ts";
import type { Viewer } from "../viewer.ts";

export type CommentState = { authorId: string; isDeleted: boolean; isHidden: boolean };

/** Whether a reader who sees the topic reads a comment: hidden ones only their authors and moderators do. */
export const canRead = (viewer: Viewer, comment: Pick<CommentState, "authorId" | "isHidden">): boolean =>
  !comment.isHidden || comment.authorId === viewer.personId || isModerator(viewer);

/** What a reader who sees the topic may do with one of its comments. */
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
