import type { z } from "zod";
import { nowIso } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { likeState } from "../../contract/schemas.ts";
import { topicState } from "../topics/load-topic.ts";
import type { Viewer } from "../viewer.ts";
import { commentState, loadComment } from "./load-comment.ts";
import { commentCan } from "./policy.ts";
import { recordComment } from "./record-comment.ts";
import { addCommentLike, removeCommentLike } from "./store.ts";

/** Sets or removes the person's like; idempotent. Returns the new count. */
export async function likeComment(
  tx: Transaction,
  viewer: Viewer,
  id: string,
  liked: boolean,
  requestId: string,
): Promise<z.output<typeof likeState>> {
  const { comment, topic } = await loadComment(tx, viewer, id, { locking: false });
  if (!commentCan(viewer, topicState(topic), commentState(comment)).like) throw refuse("topic_inactive");
  const changed = liked
    ? await addCommentLike(tx, id, viewer.personId, nowIso())
    : await removeCommentLike(tx, id, viewer.personId);
  const after = await loadComment(tx, viewer, id, { locking: false });
  if (changed) {
    await recordComment(tx, viewer, {
      action: "comment.liked",
      topic,
      comment: { id, parentId: comment.parent_id },
      requestId,
    });
  }
  return { liked, likeCount: after.comment.like_count };
}
