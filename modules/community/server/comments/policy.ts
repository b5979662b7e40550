import type { Comment } from "../../contract/schemas.ts";
import { isListed, isModerator, topicCan, type TopicState } from "../topics/policy.ts";
import type { Viewer } from "../viewer.ts";

export type CommentState = { authorId: string; isDeleted: boolean };

/** What a reader who sees the topic may do with one of its comments. */
export function commentCan(viewer: Viewer, topic: TopicState, comment: CommentState): Comment["can"] {
  const isOwn = comment.authorId === viewer.personId;
  const present = !comment.isDeleted && !topic.isDeleted;
  return {
    update: present && isOwn,
    delete: present && (isOwn || isModerator(viewer)),
    like: present && isListed(topic),
    reply: present && topicCan(viewer, topic).comment,
  };
}
