import { isLikedBy, notifiableComment, notifiableTopic } from "#modules/community/server/index.ts";
import type { Transaction } from "#platform/database/database.ts";
import { tellSome, type Surroundings } from "./broadcast-notice.ts";
import { tellChanged } from "./deliver-notice.ts";
import type { Notice } from "./notice.ts";
import { forgetLike, isTold } from "./store.ts";

/**
 * Tells an author of a like, or has their unread line forget one that was taken back. The event says neither which of the
 * two it was nor whether that still holds, so it is looked up: handled twice or late it comes to the same.
 */
export async function tellOfLike(
  tx: Transaction,
  surroundings: Surroundings,
  subject: { kind: "topic" | "comment"; id: string },
  actorId: string,
): Promise<void> {
  const found = await (subject.kind === "topic" ? notifiableTopic : notifiableComment)(tx, subject.id);
  if (found === null || found.authorId === actorId) return;
  const { authorId } = found;
  if (!(await isLikedBy(tx, subject, actorId))) {
    if (await forgetLike(tx, subject, { actorId, authorId })) await tellChanged(tx, [authorId]);
    return;
  }
  // It may have gone since it was liked, and the event that says so may have been told before this one.
  if (!found.isListed) return;
  const topicId = "topicId" in found ? found.topicId : found.id;
  // Whoever was seen in it once is not news again.
  if (await isTold(tx, authorId, { topicId, kind: "like", actorId, subject })) return;
  const notice: Notice = { kind: "like", subject, topicId, commentId: null, actorId, once: null, details: {} };
  await tellSome(tx, surroundings, notice, [authorId]);
}
