import { allCategoryId, type Topic } from "../../contract/schemas.ts";
import type { Viewer } from "../context.ts";

/** The part of a topic that the policy needs. */
export type TopicState = {
  authorId: string;
  isActive: boolean;
  isPublished: boolean;
  isDeleted: boolean;
  isLocked: boolean;
  /** Hidden by reports until a moderator decides. */
  isHidden: boolean;
  isCategoryActive: boolean;
};

export const isModerator = (viewer: Viewer): boolean => viewer.permissions.has("topic.moderate");

/** Posters and times of publication are available to users who may feature or moderate. */
export const setsPublishing = (viewer: Viewer): boolean =>
  isModerator(viewer) || viewer.permissions.has("topic.feature");

/** Returns whether all users see the topic: active, published, not deleted, not hidden, in an active category. */
export const isListed = (topic: TopicState): boolean =>
  topic.isActive && topic.isPublished && !topic.isDeleted && !topic.isHidden && topic.isCategoryActive;

/** Moderators see every topic; other users see listed topics, and their own until deleted. */
export const canSee = (viewer: Viewer, topic: TopicState): boolean =>
  isModerator(viewer) || isListed(topic) || (!topic.isDeleted && topic.authorId === viewer.personId);

/** Permitted actions for a reader of the topic. Featuring also needs a poster, which has its own error code. */
export function topicCan(viewer: Viewer, topic: TopicState): Topic["can"] {
  const moderates = isModerator(viewer);
  const present = !topic.isDeleted;
  const edits = present && (moderates || topic.authorId === viewer.personId);
  return {
    update: edits,
    delete: edits,
    restore: topic.isDeleted && moderates,
    activate: present && moderates,
    pin: present && moderates,
    lock: present && moderates,
    feature: present && viewer.permissions.has("topic.feature"),
    poster: edits && setsPublishing(viewer),
    schedule: edits && setsPublishing(viewer) && !topic.isPublished,
    like: isListed(topic),
    comment: isListed(topic) && viewer.permissions.has("comment.create") && (moderates || !topic.isLocked),
    history: moderates || (present && topic.authorId === viewer.personId),
    report: isListed(topic) && topic.authorId !== viewer.personId,
    requireReading: isListed(topic) && viewer.permissions.has("topic.requireReading"),
  };
}

/** Changed fields, grouped by the permission they need. */
export type TopicChange = { writing: boolean; moderation: boolean; featuring: boolean };

/** Returns whether an edit is allowed; an edit without changes needs permission to update. */
export function mayChange(can: Topic["can"], change: TopicChange): boolean {
  if (change.moderation && !can.activate) return false;
  if (change.featuring && !can.feature) return false;
  return change.writing || !(change.moderation || change.featuring) ? can.update : true;
}

/** Returns why a topic cannot be posted into a category, or null if it can. `category` is null if unknown. */
export function postingRefusal(
  viewer: Viewer,
  category: { id: string; isActive: boolean; posting: "everyone" | "moderators" | "nobody" } | null,
): "category_unknown" | "category_closed" | null {
  if (category === null || !category.isActive) return "category_unknown";
  if (category.id === allCategoryId || category.posting === "nobody") return "category_closed";
  return category.posting === "moderators" && !isModerator(viewer) ? "category_closed" : null;
}
