import { isLikedBy, notifiableComment, notifiableTopic } from "#modules/community/server/index.ts";
import { notifyInterested, type Notifying } from "./deliver-broadcast.ts";
import { refreshScreens } from "./deliver-notice.ts";
import { noticeOf } from "../policy.ts";
import { forgetLike, hasNotification } from "./store.ts";

/**
 * Notifies an author of a like, or removes an undone like from their unread notification. The event does not state
 * which, so the current state is read: handling it twice or late has the same result.
 */
export async function notifyOfLike(
  notifying: Notifying,
  subject: { kind: "topic" | "comment"; id: string },
  actorId: string,
): Promise<void> {
  const { tx } = notifying;
  const found = await (subject.kind === "topic" ? notifiableTopic : notifiableComment)(tx, subject.id);
  if (found === null || found.authorId === actorId) return;
  const { authorId } = found;
  if (!(await isLikedBy(tx, subject, actorId))) {
    if (await forgetLike(tx, subject.kind, subject.id, actorId, authorId)) await refreshScreens(tx, [authorId]);
    return;
  }
  // It may have been hidden since the like, and that event may have been handled before this one.
  if (!found.isListed) return;
  const topicId = "topicId" in found ? found.topicId : found.id;
  // An actor shown once does not notify again.
  if (await hasNotification(tx, authorId, { topicId, kind: "like", actorId, subject })) return;
  await notifyInterested(notifying, noticeOf({ kind: "like", subject, topicId, actorId }), [authorId]);
}
