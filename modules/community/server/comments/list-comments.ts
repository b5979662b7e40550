import type { z } from "zod";
import type { Reader } from "#platform/database/database.ts";
import { memoizeByKey } from "#platform/database/memoize.ts";
import { statement } from "#platform/database/statement.ts";
import { refuse } from "#platform/http/refuse.ts";
import {
  fetchSizeFor,
  pageAround,
  readPage,
  type FetchSize,
  type PagedList,
  type PageOf,
} from "#platform/http/page.ts";
import type { Comment, listCommentsQuery, Reply } from "../../contract/schemas.ts";
import type { FileAccess, Viewer } from "../context.ts";
import { loadState, requireSeen } from "../topics/load-topic.ts";
import type { TopicStateRow } from "../topics/queries.ts";
import type { LoadedComment } from "./load-comment.ts";
import { prepareComments, presentReply, presentRoot, repliesName, type CommentContext } from "./present-comment.ts";
import {
  commentRow,
  commentsAroundText,
  commentsText,
  conversationText,
  selectFirstReplies,
  stateOf,
  type CommentRow,
  type ConversationRow,
} from "./queries.ts";

const conversations = memoizeByKey<ReturnType<typeof statement<ConversationRow>>>();
const selectConversation = (direction: "after" | "before", size: FetchSize) =>
  conversations(`${direction} ${size}`, () => statement<ConversationRow>(conversationText(direction, size)));

/** Number of replies returned around a requested reply. */
const repliesAround = 20;

const rootsOf = (topicId: string): Pick<PagedList<CommentRow>, "list" | "kinds" | "keyOf"> => ({
  list: `comments on ${topicId}`,
  kinds: ["id"],
  keyOf: (row) => [row.id],
});

/** Lists the roots of a topic, or the replies to one of them, oldest first. */
function threadOf(db: Reader, { viewer, topic }: CommentContext, rootId: string | null) {
  const level = rootId === null ? "roots" : "replies";
  const select = (text: string, place: unknown): Promise<CommentRow[]> =>
    statement<CommentRow>(text)(db, [viewer.personId, topic.id, place, ...(rootId === null ? [] : [rootId])]);
  const list: PagedList<CommentRow> = {
    ...rootsOf(topic.id),
    ...(rootId === null ? {} : { list: repliesName(rootId) }),
    fetch: (cursor, size) => select(commentsText(level, cursor?.direction ?? "after", size), cursor?.values[0] ?? "0"),
  };
  /** The page that contains a comment or its former position. */
  const around = async (id: string, limit: number): Promise<PageOf<CommentRow>> => {
    const rows = await select(commentsAroundText(level, fetchSizeFor(limit)), id);
    const place = rows.findIndex((row) => BigInt(row.id) >= BigInt(id));
    return pageAround(list, rows, place === -1 ? rows.length : place, limit);
  };
  return { list, around };
}

async function firstRepliesTo(
  db: Reader,
  roots: readonly CommentRow[],
  { viewer, topic }: CommentContext,
): Promise<CommentRow[]> {
  const answered = roots.filter((root) => root.reply_count > 0).map((root) => root.id);
  return answered.length === 0 ? [] : selectFirstReplies(db, viewer.personId, topic.id, answered);
}

const repliesOf = (root: CommentRow, replies: readonly CommentRow[]): CommentRow[] =>
  replies.filter((reply) => reply.parent_id === root.id);

async function presentRoots(
  db: Reader,
  roots: readonly CommentRow[],
  replies: readonly CommentRow[],
  context: CommentContext,
): Promise<Comment[]> {
  const prepared = await prepareComments(db, [...roots, ...replies], context);
  return roots.map((root) => presentRoot(root, repliesOf(root, replies), prepared));
}

/** Returns one comment as seen by its reader, a root with its first replies. */
export async function presentLoaded(
  db: Reader,
  viewer: Viewer,
  { comment, topic }: LoadedComment,
  files: FileAccess,
): Promise<Comment> {
  const context = { viewer, files, topic };
  const replies = await firstRepliesTo(db, [comment], context);
  return presentRoot(comment, replies, await prepareComments(db, [comment, ...replies], context));
}

/**
 * The page that contains a comment or a deleted comment's position; for a reply, its root with the replies around it.
 */
async function openAround(
  db: Reader,
  context: CommentContext,
  commentId: string,
  limit: number,
): Promise<PageOf<Comment>> {
  const found = await commentRow(db, context.viewer.personId, commentId);
  if (found === null || found.topic_id !== context.topic.id) throw refuse("not_found");
  const rootId = found.parent_id ?? found.id;
  const { data: roots, page } = await threadOf(db, context, null).around(rootId, limit);
  if (found.parent_id === null) {
    return { data: await presentRoots(db, roots, await firstRepliesTo(db, roots, context), context), page };
  }
  const { data: near, page: beside } = await threadOf(db, context, rootId).around(commentId, repliesAround);
  const others = roots.filter((root) => root.id !== rootId);
  const replies = await firstRepliesTo(db, others, context);
  const prepared = await prepareComments(db, [...roots, ...replies, ...near], context);
  const data = roots.map((root): Comment => {
    const comment = presentRoot(root, repliesOf(root, replies), prepared);
    if (root.id !== rootId) return comment;
    const shown = near.map((reply) => presentReply(reply, prepared));
    return { ...comment, replies: { data: shown, previous: beside.previous, next: beside.next } };
  });
  return { data, page };
}

/** Returns root comments of a topic, oldest first, with their first replies: from a cursor, or around a comment. */
export async function listComments(
  db: Reader,
  viewer: Viewer,
  topicId: string,
  query: z.output<typeof listCommentsQuery>,
  files: FileAccess,
): Promise<PageOf<Comment>> {
  if (query.around !== undefined && query.cursor === undefined) {
    const context = { viewer, files, topic: await loadState(db, viewer, topicId) };
    return openAround(db, context, query.around, query.limit);
  }
  let topic: TopicStateRow | undefined;
  let replies: CommentRow[] = [];
  const { data: roots, page } = await readPage(
    {
      ...rootsOf(topicId),
      fetch: async (cursor, size) => {
        const direction = cursor?.direction ?? "after";
        const rows = await selectConversation(direction, size)(db, [
          viewer.personId,
          topicId,
          cursor?.values[0] ?? "0",
        ]);
        topic = rows[0] && stateOf(rows[0]);
        const comments = rows.filter((row) => row.id !== null);
        replies = comments.filter((row) => row.parent_id !== null);
        const found = comments.filter((row) => row.parent_id === null);
        return direction === "before" ? found.toReversed() : found;
      },
    },
    query,
  );
  const context = { viewer, files, topic: requireSeen(viewer, topic ?? null) };
  const shown = replies.filter(({ parent_id: parent }) => roots.some(({ id }) => id === parent));
  return { data: await presentRoots(db, roots, shown, context), page };
}

/** Returns the replies to a root comment, oldest first. */
export async function listReplies(
  db: Reader,
  viewer: Viewer,
  rootId: string,
  query: { cursor?: string | undefined; limit: number },
  files: FileAccess,
): Promise<PageOf<Reply>> {
  const root = await commentRow(db, viewer.personId, rootId);
  if (root === null || (root.deleted_at !== null && root.reply_count === 0)) throw refuse("not_found");
  const context = { viewer, files, topic: await loadState(db, viewer, root.topic_id) };
  const { data, page } = await readPage(threadOf(db, context, rootId).list, query);
  const prepared = await prepareComments(db, data, context);
  return { data: data.map((reply) => presentReply(reply, prepared)), page };
}
