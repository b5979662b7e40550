import type { z } from "zod";
import { nowIso } from "#platform/clock/clock.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { likeState } from "../../contract/schemas.ts";
import { commentState, loadComment } from "../comments/load-comment.ts";
import { commentCan } from "../comments/policy.ts";
import type { Change } from "../context.ts";
import { recordComment, recordTopic } from "../record-event.ts";
import { loadState, topicState } from "../topics/load-topic.ts";
import { isListed } from "../topics/policy.ts";
import { saveLike } from "./store.ts";

type LikeState = z.output<typeof likeState>;

/** Adds or removes the person's like of a topic; idempotent. Returns the new count. */
export async function likeTopic(change: Change, id: string, liked: boolean): Promise<LikeState> {
  const { tx, actor } = change;
  const topic = await loadState(tx, actor, id);
  if (!isListed(topicState(topic))) throw refuse("topic_inactive");
  const isChanged = await saveLike(tx, "topic", id, actor.personId, liked ? nowIso() : null);
  if (isChanged) await recordTopic(change, "topic.liked", topic, true);
  return { liked, likeCount: (await loadState(tx, actor, id)).like_count };
}

/** The same for a comment. */
export async function likeComment(change: Change, id: string, liked: boolean): Promise<LikeState> {
  const { tx, actor } = change;
  const { comment, topic } = await loadComment(tx, actor, id);
  if (!commentCan(actor, topicState(topic), commentState(comment)).like) throw refuse("topic_inactive");
  const isChanged = await saveLike(tx, "comment", id, actor.personId, liked ? nowIso() : null);
  if (isChanged) await recordComment(change, "comment.liked", topic, comment);
  return { liked, likeCount: (await loadComment(tx, actor, id)).comment.like_count };
}
