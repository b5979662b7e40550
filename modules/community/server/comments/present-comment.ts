import type { StoredFile } from "#shared/files.ts";
import type { Reader } from "#platform/database/database.ts";
import { isAfter, latestOf } from "#platform/clock/instants.ts";
import { writeCursor } from "#platform/http/cursor.ts";
import type { Comment, Reply } from "../../contract/schemas.ts";
import type { FileAccess, Viewer } from "../context.ts";
import { authorOf, personOf } from "../present-author.ts";
import { floorOf, topicState } from "../topics/load-topic.ts";
import type { TopicStateRow } from "../topics/queries.ts";
import type { TopicState } from "../topics/policy.ts";
import { decisionFor } from "../topics/present-topic.ts";
import { commentState } from "./load-comment.ts";
import { canRead, commentCan } from "./policy.ts";
import type { CommentRow } from "./queries.ts";

/** The reader and topic that comments are presented for. */
export type CommentContext = { viewer: Viewer; files: FileAccess; topic: TopicStateRow };
/** Adds data that is loaded or computed once per response. */
export type PresentContext = CommentContext & {
  described: ReadonlyMap<string, StoredFile>;
  state: TopicState;
  /** Comments up to this instant are read. */
  readUntil: string;
};

/** Loads the data for presenting comments: one query for their files, none if there are no files. */
export async function prepareComments(
  db: Reader,
  rows: readonly CommentRow[],
  context: CommentContext,
): Promise<PresentContext> {
  const { viewer, files, topic } = context;
  const ids = rows.flatMap((row) => row.files);
  return {
    ...context,
    described: ids.length === 0 ? new Map() : await files.describe(db, ids, viewer.personId),
    state: topicState(topic),
    readUntil: latestOf(floorOf(topic), topic.read_at),
  };
}

/** The list name used in cursors of replies. */
export const repliesName = (rootId: string): string => `replies to ${rootId}`;

const targetOf = (row: CommentRow, { viewer, files }: CommentContext): Reply["replyTo"] => {
  if (row.reply_to_id === null) return null;
  return { id: row.reply_to_id, author: personOf(row, "target", files, viewer.personId) };
};

/**
 * Presents a comment without replies. A deleted comment, or one hidden from this reader, keeps its position without
 * author and text.
 */
export function presentReply(row: CommentRow, context: PresentContext): Reply {
  const { viewer, files, described, readUntil } = context;
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
    isUnread: isRead && !isOwn && isAfter(row.created_at, readUntil),
    createdAt: row.created_at,
    editedAt: isRead ? row.edited_at : null,
    version: row.version,
    can: commentCan(viewer, context.state, state),
  };
}

export function presentRoot(row: CommentRow, firstReplies: readonly CommentRow[], context: PresentContext): Comment {
  const last = firstReplies.at(-1);
  const isCut = last !== undefined && row.reply_count > firstReplies.length;
  const replies = {
    data: firstReplies.map((reply) => presentReply(reply, context)),
    previous: null,
    next: isCut ? writeCursor(repliesName(row.id), { direction: "after", values: [last.id] }) : null,
  };
  return { ...presentReply(row, context), replies };
}
