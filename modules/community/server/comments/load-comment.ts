import type { Transaction } from "#platform/database/database.ts";
import { refuse } from "#platform/http/refuse.ts";
import { loadLockedState, loadState } from "../topics/load-topic.ts";
import type { TopicStateRow } from "../topics/queries.ts";
import type { Viewer } from "../context.ts";
import { canRead, type CommentState } from "./policy.ts";
import { commentRow, type CommentRow } from "./queries.ts";

export type LoadedComment = { comment: CommentRow; topic: TopicStateRow };

/** The part of a comment's row that the policy needs. */
export const commentState = (row: Pick<CommentRow, "author_id" | "deleted_at" | "hidden_at">): CommentState => ({
  authorId: row.author_id,
  isDeleted: row.deleted_at !== null,
  isHidden: row.hidden_at !== null,
});

/**
 * Returns a comment that is neither deleted nor hidden from this reader, on a topic visible to this reader; throws 404
 * otherwise. `locking` locks the topic first, since adding and deleting comments requires that lock, and reads again.
 */
export async function loadComment(
  tx: Transaction,
  viewer: Viewer,
  id: string,
  { locking = false }: { locking?: boolean } = {},
): Promise<LoadedComment> {
  const first = await commentRow(tx, viewer.personId, id);
  if (first === null || first.deleted_at !== null) throw refuse("not_found");
  const topic = await (locking ? loadLockedState : loadState)(tx, viewer, first.topic_id);
  const comment = locking ? await commentRow(tx, viewer.personId, id) : first;
  if (comment === null || comment.deleted_at !== null) throw refuse("not_found");
  if (!canRead(viewer, commentState(comment))) throw refuse("not_found");
  return { comment, topic };
}
