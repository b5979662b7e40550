import { isDeepStrictEqual } from "node:util";
import type { z } from "zod";
import type { updateTopic } from "../../contract/schemas.ts";
import type { TopicChange } from "./policy.ts";
import type { LockedTopic } from "./store.ts";
import { readContent, type Writings } from "./read-content.ts";

export type TopicPatch = z.output<typeof updateTopic>;

/** What an edit would make of a topic, and what of that is a change. */
export type PlannedChange = TopicChange & {
  writings: Writings;
  isRewritten: boolean;
  categoryId: string;
  isMoved: boolean;
  isActive: boolean;
  isPinned: boolean;
  isLocked: boolean;
  featuredInHome: boolean;
  /** Undefined: left as it is. */
  publishAt: string | null | undefined;
};

/** Reads an edit against the topic as it is; a field that is not given, or given as it is, changes nothing. */
export function planChange(topic: LockedTopic, patch: TopicPatch): PlannedChange {
  const current: Writings = {
    en: { title: topic.title_en, content: topic.content_en as Writings["en"]["content"] },
    ar: { title: topic.title_ar, content: topic.content_ar as Writings["ar"]["content"] },
  };
  const writings: Writings = {
    en: {
      title: patch.titleEn === undefined ? current.en.title : patch.titleEn,
      content: patch.contentEn === undefined ? current.en.content : readContent(patch.contentEn, "contentEn"),
    },
    ar: {
      title: patch.titleAr === undefined ? current.ar.title : patch.titleAr,
      content: patch.contentAr === undefined ? current.ar.content : readContent(patch.contentAr, "contentAr"),
    },
  };
  const categoryId = patch.categoryId ?? topic.category_id;
  const isMoved = categoryId !== topic.category_id;
  const isActive = patch.isActive ?? topic.is_active;
  // A pin belongs to a category, and does not move along unless it is set anew.
  const isPinned = patch.isPinned ?? (topic.is_pinned && !isMoved);
  const isLocked = patch.isLocked ?? topic.is_locked;
  const featuredInHome = patch.featuredInHome ?? topic.featured_in_home;
  const isRewritten = !isDeepStrictEqual(writings, current);
  const setsPin = patch.isPinned !== undefined && (patch.isPinned !== topic.is_pinned || (isMoved && patch.isPinned));
  return {
    writings,
    isRewritten,
    categoryId,
    isMoved,
    isActive,
    isPinned,
    isLocked,
    featuredInHome,
    publishAt: patch.publishAt,
    writing: isRewritten || isMoved || patch.publishAt !== undefined,
    moderation: isActive !== topic.is_active || setsPin || isLocked !== topic.is_locked,
    featuring: featuredInHome !== topic.featured_in_home,
  };
}
