import { writeCursor } from "#platform/http/cursor.ts";
import type { Comment, Reply } from "../../contract/schemas.ts";
import { authorOf } from "../author.ts";
import { isUnread } from "../reading/unread.ts";
import { floorOf, topicState } from "../topics/load-topic.ts";
import type { TopicStateRow } from "../topics/queries.ts";
import type { FileLinks, Viewer } from "../viewer.ts";
import { commentCan } from "./policy.ts";
import type { CommentRow } from "./queries.ts";

/** What comments are seen with: by whom, and beneath which topic. */
export type CommentContext = { viewer: Viewer; files: FileLinks; topic: TopicStateRow };

/** The name of the list of replies to a root, for its cursors. */
export const repliesName = (rootId: string): string => `replies to ${rootId}`;

const noReplies: Comment["replies"] = { data: [], previous: null, next: null };

const targetOf = (row: CommentRow, { viewer, files }: CommentContext): Reply["replyTo"] => {
  if (row.reply_to_id === null) return null;
  if (row.target_id === null) return { id: row.reply_to_id, author: null };
  const target = {
    author_id: row.target_id,
    author_name_ar: row.target_name_ar,
    author_name_en: row.target_name_en,
    author_title_ar: row.target_title_ar,
    author_title_en: row.target_title_en,
    author_photo: row.target_photo,
  };
  return { id: row.reply_to_id, author: authorOf(target, files, viewer.personId) };
};

/** A comment without its replies. A deleted one keeps its place and loses its author and its words. */
export function presentReply(row: CommentRow, context: CommentContext): Reply {
  const { viewer, files, topic } = context;
  const isDeleted = row.deleted_at !== null;
  const isOwn = row.author_id === viewer.personId;
  return {
    id: row.id,
    topicId: row.topic_id,
    parentId: row.parent_id,
    replyTo: targetOf(row, context),
    author: isDeleted ? null : authorOf(row, files, viewer.personId),
    content: isDeleted ? null : row.content,
    isDeleted,
    likeCount: isDeleted ? 0 : row.like_count,
    liked: !isDeleted && row.liked,
    replyCount: row.reply_count,
    isUnread: !isDeleted && !isOwn && isUnread(row.created_at, floorOf(topic), topic.read_at),
    createdAt: row.created_at,
    editedAt: isDeleted ? null : row.edited_at,
    version: row.version,
    can: commentCan(viewer, topicState(topic), { authorId: row.author_id, isDeleted }),
  };
}

/** A root comment with the first of its replies. */
export function presentRoot(row: CommentRow, firstReplies: readonly CommentRow[], context: CommentContext): Comment {
  const last = firstReplies.at(-1);
  const isCut = last !== undefined && row.reply_count > firstReplies.length;
  const replies = {
    data: firstReplies.map((reply) => presentReply(reply, context)),
    previous: null,
    next: isCut ? writeCursor(repliesName(row.id), { direction: "after", values: [last.id] }) : null,
  };
  return { ...presentReply(row, context), replies };
}

/** A comment that cannot have replies, in the shape of one that can. */
export const presentLeaf = (row: CommentRow, context: CommentContext): Comment => ({
  ...presentReply(row, context),
  replies: noReplies,
});
