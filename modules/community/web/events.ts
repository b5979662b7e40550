import { staleRule, type Change } from "#client/stale-rule.ts";
import { keyOf } from "#client/query.ts";
import type { CommunityEvent } from "#modules/community/contract/events.ts";
import { bookmarksQuery, listCategories, listFeaturedTopics, readTopic } from "./api.ts";

export type HeardEvent = CommunityEvent & Pick<Change, "actorId">;

/** A change as one of the community's events; for a change of another module no action will match. */
export const heardEvent = (change: Change): HeardEvent => change as unknown as HeardEvent;

/** Whether a change of a deleted topic says that it is there again. */
export const isRestored = (change: Change, topicId: string): boolean => {
  const { action, details } = heardEvent(change);
  return action === "topic.updated" && details.topicId === topicId;
};

/**
 * Which queries an event makes stale. Lists and threads are not among them: they are being read, so they say that there
 * is something new and leave the moment to the reader (`lists/Arrivals.tsx`, `comments/use-thread-changes.ts`).
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
    // One's own choice on another screen; what is kept is not a list in which something new is told of.
    case "bookmark.changed":
      return [keyOf(readTopic, { params: { id: details.topicId } }), bookmarksQuery.queryKey];
    case "following.changed":
      return "topicId" in details ? [keyOf(readTopic, { params: { id: details.topicId } })] : [keyOf(listCategories)];
    case "topic.created":
    case "comment.created":
    case "comment.updated":
    case "comment.liked":
      return [];
    // Changes of other modules pass here too.
    default:
      return [];
  }
});
