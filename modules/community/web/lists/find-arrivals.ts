import type { ReceivedEvent } from "../events.ts";
import { allCategoryId } from "../sorts.ts";

/**
 * Returns the topic of an event that is new content in a list, i.e. a new topic or comment of another user in its
 * category; else null.
 */
export function arrivalIn(categoryId: string, event: ReceivedEvent, readerId: string | null): string | null {
  if (event.action !== "topic.created" && event.action !== "comment.created") return null;
  if (event.actorId !== null && event.actorId === readerId) return null;
  const isHere = categoryId === allCategoryId || event.details.categoryId === categoryId;
  return isHere ? event.details.topicId : null;
}
