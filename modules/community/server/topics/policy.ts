import { allCategoryId, type Topic } from "../../contract/schemas.ts";
import type { Viewer } from "../viewer.ts";

/** What the rules know of a topic. */
export type TopicState = {
  authorId: string;
  isActive: boolean;
  isPublished: boolean;
  isDeleted: boolean;
  isLocked: boolean;
  /** By reports, until a moderator decides. */
  isHidden: boolean;
  isCategoryActive: boolean;
};

export const isModerator = (viewer: Viewer): boolean => viewer.permissions.has("topic.moderate");

/** Posters and times of publication are options of those who feature or moderate. */
export const setsPublishing = (viewer: Viewer): boolean =>
  isModerator(viewer) || viewer.permissions.has("topic.feature");

/** Active, published, not deleted, not hidden, in an active category: everybody sees it. */
export const isListed = (topic: TopicState): boolean =>
  topic.isActive && topic.isPublished && !topic.isDeleted && !topic.isHidden && topic.isCategoryActive;

/** Moderators see everything, others what is listed and what is theirs until they delete it. */
export const canSee = (viewer: Viewer, topic: TopicState): boolean =>
  isModerator(viewer) || isListed(topic) || (!topic.isDeleted && topic.authorId === viewer.personId);

/** What a reader who sees the topic may do with it. Featuring needs a poster besides, which is told by its own refusal. */
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

/** The fields of a topic that are changed by an edit, in groups that take different rights. */
export type TopicChange = { writing: boolean; moderation: boolean; featuring: boolean };

/** Whether an edit is allowed; one that changes nothing takes the right to edit. */
export function mayChange(can: Topic["can"], change: TopicChange): boolean {
  if (change.moderation && !can.activate) return false;
  if (change.featuring && !can.feature) return false;
  return change.writing || !(change.moderation || change.featuring) ? can.update : true;
}

/** Why a topic cannot be posted into a category, or null when it can. `category` is null when there is none. */
export function postingRefusal(
  viewer: Viewer,
  category: { id: string; isActive: boolean; posting: "everyone" | "moderators" | "nobody" } | null,
): "category_unknown" | "category_closed" | null {
  if (category === null || !category.isActive) return "category_unknown";
  if (category.id === allCategoryId || category.posting === "nobody") return "category_closed";
  return category.posting === "moderators" && !isModerator(viewer) ? "category_closed" : null;
}
