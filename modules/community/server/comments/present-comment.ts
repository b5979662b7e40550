import type { StoredFile } from "#shared/files.ts";
import type { Reader } from "#platform/database/database.ts";
import { writeCursor } from "#platform/http/cursor.ts";
import type { Comment, Reply } from "../../contract/schemas.ts";
import { authorOf } from "../author.ts";
import { isUnread } from "../reading/unread.ts";
import { floorOf, topicState } from "../topics/load-topic.ts";
import type { TopicStateRow } from "../topics/queries.ts";
import { decisionFor } from "../topics/present-topic.ts";
import type { FileDoor, Viewer } from "../viewer.ts";
import { commentState } from "./load-comment.ts";
import { canRead, commentCan } from "./policy.ts";
import type { CommentRow } from "./queries.ts";

/** What comments are seen with: by whom, and beneath which topic. */
export type CommentContext = { viewer: Viewer; files: FileDoor; topic: TopicStateRow };
/** The same with what is known of the files attached to them. */
export type DescribedContext = CommentContext & { described: ReadonlyMap<string, StoredFile> };

/** What is known of the files of these comments; one query, or none when nothing is attached. */
export async function describeFiles(
  db: Reader,
  rows: readonly CommentRow[],
  { viewer, files }: Pick<CommentContext, "viewer" | "files">,
): Promise<ReadonlyMap<string, StoredFile>> {
  const ids = rows.flatMap((row) => row.files);
  return ids.length === 0 ? new Map() : files.describe(db, ids, viewer.personId);
}

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

/**
 * A comment without its replies. A deleted one, and one hidden from this reader, keeps its place and loses its author and
 * its words.
 */
export function presentReply(row: CommentRow, context: DescribedContext): Reply {
  const { viewer, files, topic, described } = context;
  const state = commentState(row);
  const { isDeleted, isHidden } = state;
  const isRead = !isDeleted && canRead(viewer, state);
  const isOwn = row.author_id === viewer.personId;
  return {
    id: row.id,
    topicId: row.topic_id,
    parentId: row.parent_id,
    replyTo: targetOf(row, context),
    author: isRead ? authorOf(row, files, viewer.personId) : null,
    content: isRead ? row.content : null,
    document: isRead ? row.document : null,
    mentions: isRead ? row.mentions : [],
    attachments: isRead ? row.files.flatMap((id) => described.get(id) ?? []) : [],
    isDeleted,
    isHidden,
    decision: isDeleted ? null : decisionFor(viewer, row),
    likeCount: isRead ? row.like_count : 0,
    liked: isRead && row.liked,
    replyCount: row.reply_count,
    isUnread: isRead && !isOwn && isUnread(row.created_at, floorOf(topic), topic.read_at),
    createdAt: row.created_at,
    editedAt: isRead ? row.edited_at : null,
    version: row.version,
    can: commentCan(viewer, topicState(topic), state),
  };
}

/** A root comment with the first of its replies. */
export function presentRoot(row: CommentRow, firstReplies: readonly CommentRow[], context: DescribedContext): Comment {
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
export const presentLeaf = (row: CommentRow, context: DescribedContext): Comment => ({
  ...presentReply(row, context),
  replies: noReplies,
});
