import type { HeardEvent } from "../events.ts";
import { allCategoryId } from "../sorts.ts";

/**
 * The topic in which something new happened for the readers of a list, or null: a new topic or comment in its category,
 * by somebody else.
 */
export function arrivalIn(categoryId: string, event: HeardEvent, readerId: string | null): string | null {
  if (event.action !== "topic.created" && event.action !== "comment.created") return null;
  if (event.actorId !== null && event.actorId === readerId) return null;
  const isHere = categoryId === allCategoryId || event.details.categoryId === categoryId;
  return isHere ? event.details.topicId : null;
}
