import type { z } from "zod";
import { nowIso } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { likeState } from "../../contract/schemas.ts";
import type { Viewer } from "../viewer.ts";
import { loadState, topicState } from "./load-topic.ts";
import { isListed } from "./policy.ts";
import { recordTopic } from "./record-topic.ts";
import { addTopicLike, removeTopicLike } from "./store.ts";

/** Sets or removes the person's like; idempotent. Returns the new count. */
export async function likeTopic(
  tx: Transaction,
  viewer: Viewer,
  id: string,
  liked: boolean,
  requestId: string,
): Promise<z.output<typeof likeState>> {
  const topic = await loadState(tx, viewer, id);
  if (!isListed(topicState(topic))) throw refuse("topic_inactive");
  const changed = liked
    ? await addTopicLike(tx, id, viewer.personId, nowIso())
    : await removeTopicLike(tx, id, viewer.personId);
  if (!changed) return { liked, likeCount: (await loadState(tx, viewer, id)).like_count };
  await recordTopic(tx, {
    action: "topic.liked",
    actorId: viewer.personId,
    topicId: id,
    categoryId: topic.category_id,
    isPublic: true,
    requestId,
  });
  return { liked, likeCount: (await loadState(tx, viewer, id)).like_count };
}
