import { now, nowIso } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { refuse } from "#platform/http/refuse.ts";
import { undoSeconds, type Comment } from "../../contract/schemas.ts";
import { loadLockedState, topicState } from "../topics/load-topic.ts";
import type { FileAccess, Viewer } from "../viewer.ts";
import { presentFound } from "./list-comments.ts";
import { commentState, loadComment } from "./load-comment.ts";
import { commentCan } from "./policy.ts";
import { commentRow } from "./queries.ts";
import { recordComment } from "./record-comment.ts";
import { deleteCommentRow, restoreCommentRow } from "./store.ts";

/** Seconds added to the time limit for network latency. */
const graceSeconds = 5;

/** Deletes a comment. A root with replies remains as a placeholder until the last reply is deleted. */
export async function deleteComment(tx: Transaction, viewer: Viewer, id: string, requestId: string): Promise<void> {
  const { comment, topic } = await loadComment(tx, viewer, id, { locking: true });
  const can = commentCan(viewer, topicState(topic), commentState(comment));
  if (!can.delete) throw refuse("not_allowed");
  await deleteCommentRow(tx, comment, { personId: viewer.personId, at: nowIso() });
  await recordComment(tx, viewer, {
    action: "comment.deleted",
    topic,
    comment: { id, parentId: comment.parent_id },
    requestId,
  });
}

/** Restores a comment for the user who deleted it; throws 404 for others, `undo_unavailable` after the time limit. */
export async function restoreComment(
  tx: Transaction,
  viewer: Viewer,
  id: string,
  { files, requestId }: { files: FileAccess; requestId: string },
): Promise<Comment> {
  const first = await commentRow(tx, viewer.personId, id);
  if (first === undefined) throw refuse("not_found");
  const topic = await loadLockedState(tx, viewer, first.topic_id);
  const deleted = await commentRow(tx, viewer.personId, id);
  if (deleted === undefined) throw refuse("not_found");
  if (deleted.deleted_at !== null) {
    const since = new Date(now().getTime() - (undoSeconds + graceSeconds) * 1_000).toISOString();
    if (!(await restoreCommentRow(tx, deleted, { personId: viewer.personId, since }))) {
      throw refuse(deleted.deleted_by === viewer.personId ? "undo_unavailable" : "not_found");
    }
    await recordComment(tx, viewer, {
      action: "comment.restored",
      topic,
      comment: { id, parentId: deleted.parent_id },
      requestId,
    });
  }
  return presentFound(tx, viewer, await loadComment(tx, viewer, id, { locking: false }), files);
}
