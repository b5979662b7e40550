import { staleRule, type Change } from "#client/stale-rule.ts";
import { keyOf } from "#client/query.ts";
import type { CommunityEvent } from "#modules/community/contract/events.ts";
import { bookmarksQuery, listCategories, listFeaturedTopics, readTopic } from "./api.ts";
import { allCategoryId } from "./sorts.ts";

export type ReceivedEvent = CommunityEvent & Pick<Change, "actorId">;

/** Types a change as a community event; actions of other modules match none of its cases. */
export const readEvent = (change: Change): ReceivedEvent => change as unknown as ReceivedEvent;

/** Returns whether a change restores a deleted topic. */
export const isRestored = (change: Change, topicId: string): boolean => {
  const { action, details } = readEvent(change);
  return action === "topic.updated" && details.topicId === topicId;
};

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

/**
 * Queries invalidated by an event. Lists and threads are not among them: while displayed they only announce new content
 * (`lists/Arrivals.tsx`, `comments/use-thread-changes.ts`).
 */
export const communityEvents = staleRule<CommunityEvent>(({ action, details }) => {
  switch (action) {
    case "topic.updated":
    case "topic.deleted":
      return [keyOf(readTopic, { params: { id: details.topicId } }), keyOf(listFeaturedTopics)];
    case "topic.liked":
    case "comment.deleted":
    case "comment.restored":
      return [keyOf(readTopic, { params: { id: details.topicId } })];
    case "category.created":
    case "category.updated":
    case "category.deleted":
      return [keyOf(listCategories), keyOf(listFeaturedTopics)];
    case "topics.changed":
      return [keyOf(readTopic), keyOf(listFeaturedTopics), keyOf(listCategories)];
    case "featured.ordered":
      return [keyOf(listFeaturedTopics)];
    case "reading.changed":
      return [keyOf(listCategories)];
    // The user's own change on another screen; the list of bookmarks shows no arrivals.
    case "bookmark.changed":
      return [keyOf(readTopic, { params: { id: details.topicId } }), bookmarksQuery.queryKey];
    case "following.changed":
      return "topicId" in details ? [keyOf(readTopic, { params: { id: details.topicId } })] : [keyOf(listCategories)];
    // Includes changes of other modules.
    default:
      return [];
  }
});
