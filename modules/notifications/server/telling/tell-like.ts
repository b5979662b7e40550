import { isLikedBy, notifiableComment, notifiableTopic } from "#modules/community/server/index.ts";
import type { Transaction } from "#platform/database/database.ts";
import { tellSome, type Surroundings } from "./broadcast-notice.ts";
import { tellChanged } from "./deliver-notice.ts";
import type { Notice } from "./notice.ts";
import { forgetLike, isTold } from "./store.ts";

/**
 * Notifies an author of a like, or removes an undone like from their unread notification. The event does not state
 * which, so the current state is read: handling it twice or late has the same result.
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
  // It may have been hidden since the like, and that event may have been handled before this one.
  if (!found.isListed) return;
  const topicId = "topicId" in found ? found.topicId : found.id;
  // An actor shown once does not notify again.
  if (await isTold(tx, authorId, { topicId, kind: "like", actorId, subject })) return;
  const notice: Notice = { kind: "like", subject, topicId, commentId: null, actorId, once: null, details: {} };
  await tellSome(tx, surroundings, notice, [authorId]);
}
