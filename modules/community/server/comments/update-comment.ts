import { nowIso } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { Comment } from "../../contract/schemas.ts";
import type { FileLinks, Viewer } from "../viewer.ts";
import { topicState } from "../topics/load-topic.ts";
import { withReplies } from "./list-comments.ts";
import { loadComment, type Found } from "./load-comment.ts";
import { commentCan } from "./policy.ts";
import { presentLeaf } from "./present-comment.ts";
import { recordComment } from "./record-comment.ts";
import { updateCommentRow } from "./store.ts";

async function present(tx: Transaction, viewer: Viewer, { comment, topic }: Found, files: FileLinks): Promise<Comment> {
  const context = { viewer, files, topic };
  const [root] = comment.parent_id === null ? await withReplies(tx, [comment], context) : [];
  return root ?? presentLeaf(comment, context);
}

/** Changes the words of one's own comment. */
export async function updateComment(
  tx: Transaction,
  viewer: Viewer,
  id: string,
  body: { content: string; version: number },
  { files, requestId }: { files: FileLinks; requestId: string },
): Promise<Comment> {
  const found = await loadComment(tx, viewer, id, { locking: true });
  const { comment, topic } = found;
  const can = commentCan(viewer, topicState(topic), { authorId: comment.author_id, isDeleted: false });
  if (!can.update) throw refuse("not_allowed");
  const current = await present(tx, viewer, found, files);
  if (comment.version !== body.version) throw refuse("stale_version", { current });
  if (comment.content === body.content) return current;
  await updateCommentRow(tx, id, body.content, nowIso());
  await recordComment(tx, viewer, {
    action: "comment.updated",
    topic,
    comment: { id, parentId: comment.parent_id },
    requestId,
  });
  return present(tx, viewer, await loadComment(tx, viewer, id, { locking: false }), files);
}
