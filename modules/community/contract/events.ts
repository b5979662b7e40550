/**
 * What happens in the community, as open screens hear of it. `details` goes to everybody of the audience, so it holds
 * ids only.
 */
export type CommunityEvent =
  | { action: "topic.created" | "topic.updated" | "topic.deleted"; details: { topicId: string; categoryId: string } }
  /** Many at once; what each became is told to moderators. */
  | { action: "topics.changed"; details: { bulkActionId: string } }
  /** The order of the home page. */
  | { action: "featured.ordered"; details: Record<never, never> }
  | { action: "topic.liked"; details: { topicId: string; categoryId: string } }
  | {
      action: "comment.created" | "comment.updated" | "comment.deleted" | "comment.restored" | "comment.liked";
      details: { topicId: string; categoryId: string; commentId: string; parentId: string | null };
    }
  | { action: "category.created" | "category.updated" | "category.deleted"; details: { categoryId: string } }
  /** This and the next only to the reader's own screens. */
  | { action: "reading.changed"; details: { topicId: string | null; categoryId: string | null } }
  | { action: "bookmark.changed"; details: { topicId: string } }
  | { action: "following.changed"; details: { topicId: string } | { categoryId: string } };
