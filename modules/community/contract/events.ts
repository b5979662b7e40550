/** Events sent to open screens. `details` reaches every user in the audience and therefore contains ids only. */
export type CommunityEvent =
  | { action: "topic.created" | "topic.updated" | "topic.deleted"; details: { topicId: string; categoryId: string } }
  /** A bulk change; each topic's own event goes to moderators. */
  | { action: "topics.changed"; details: { bulkActionId: string } }
  | { action: "featured.ordered"; details: Record<never, never> }
  | { action: "topic.liked"; details: { topicId: string; categoryId: string } }
  | {
      action: "comment.created" | "comment.updated" | "comment.deleted" | "comment.restored" | "comment.liked";
      details: { topicId: string; categoryId: string; commentId: string; parentId: string | null };
    }
  | { action: "category.created" | "category.updated" | "category.deleted"; details: { categoryId: string } }
  /** This event and the two below go only to the acting user's own screens. */
  | { action: "reading.changed"; details: { topicId: string | null; categoryId: string | null } }
  | { action: "bookmark.changed"; details: { topicId: string } }
  | { action: "following.changed"; details: { topicId: string } | { categoryId: string } };
