import { now, nowIso } from "#platform/clock/clock.ts";
import { refuse } from "#platform/http/refuse.ts";
import { undoSeconds, type Comment } from "../../contract/schemas.ts";
import type { Change, FileAccess } from "../context.ts";
import { recordComment } from "../record-event.ts";
import { loadLockedState, topicState } from "../topics/load-topic.ts";
import { presentLoaded } from "./list-comments.ts";
import { commentState, loadComment } from "./load-comment.ts";
import { commentCan } from "./policy.ts";
import { commentRow } from "./queries.ts";
import { deleteCommentRow, restoreCommentRow } from "./store.ts";

/** Seconds added to the time limit for network latency. */
const graceSeconds = 5;

/** Deletes a comment. A root with replies remains as a placeholder until the last reply is deleted. */
export async function deleteComment(change: Change, id: string): Promise<void> {
  const { tx, actor } = change;
  const { comment, topic } = await loadComment(tx, actor, id, { locking: true });
  if (!commentCan(actor, topicState(topic), commentState(comment)).delete) throw refuse("not_allowed");
  await deleteCommentRow(tx, comment, { personId: actor.personId, at: nowIso() });
  await recordComment(change, "comment.deleted", topic, comment);
}

/** Restores a comment for the user who deleted it; throws 404 for others, `undo_unavailable` after the time limit. */
export async function restoreComment(change: Change, id: string, files: FileAccess): Promise<Comment> {
  const { tx, actor } = change;
  const first = await commentRow(tx, actor.personId, id);
  if (first === null) throw refuse("not_found");
  const topic = await loadLockedState(tx, actor, first.topic_id);
  const deleted = await commentRow(tx, actor.personId, id);
  if (deleted === null) throw refuse("not_found");
  if (deleted.deleted_at !== null) {
    const since = new Date(now().getTime() - (undoSeconds + graceSeconds) * 1_000).toISOString();
    if (!(await restoreCommentRow(tx, deleted, { personId: actor.personId, since }))) {
      throw refuse(deleted.deleted_by === actor.personId ? "undo_unavailable" : "not_found");
    }
    await recordComment(change, "comment.restored", topic, deleted);
  }
  return presentLoaded(tx, actor, await loadComment(tx, actor, id), files);
}
