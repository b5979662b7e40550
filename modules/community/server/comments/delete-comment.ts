import { nowIso } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { refuse } from "#platform/http/refuse.ts";
import { topicState } from "../topics/load-topic.ts";
import type { Viewer } from "../viewer.ts";
import { commentState, loadComment } from "./load-comment.ts";
import { commentCan } from "./policy.ts";
import { recordComment } from "./record-comment.ts";
import { deleteCommentRow } from "./store.ts";

/** Deletes a comment. One with replies leaves a placeholder, which goes with the last of them. */
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
