import { isDeepStrictEqual } from "node:util";
import type { UpdateTopic } from "../../contract/schemas-writing.ts";
import { posterPlaces } from "../attachments/record-files.ts";
import { posterIds, type PosterFiles } from "../attachments/policy.ts";
import type { LockedTopic } from "./store.ts";
import { readWritings, type Writings } from "./read-content.ts";

const writingsOf = (topic: LockedTopic): Writings => ({
  en: { title: topic.title_en, content: topic.content_en as Writings["en"]["content"] },
  ar: { title: topic.title_ar, content: topic.content_ar as Writings["ar"]["content"] },
});

export const posterOfTopic = (topic: LockedTopic): PosterFiles | null =>
  topic.poster_file_id === null ? null : { imageId: topic.poster_file_id, videoId: topic.poster_video_id };

function isOtherPoster(topic: LockedTopic, { poster }: UpdateTopic): boolean {
  if (poster === undefined) return false;
  const current = posterIds(posterOfTopic(topic)).toSorted();
  if (!isDeepStrictEqual([...posterPlaces(poster).keys()].toSorted(), current)) return true;
  return (poster?.altAr ?? null) !== topic.poster_alt_ar || (poster?.altEn ?? null) !== topic.poster_alt_en;
}

const changesAttachments = (topic: LockedTopic, { attachments }: UpdateTopic): boolean =>
  attachments !== undefined &&
  !isDeepStrictEqual(
    attachments,
    topic.files.flatMap(({ id, role }) => (role === "attachment" ? [id] : [])),
  );

const isSameMoment = (one: string | null, other: string | null): boolean =>
  one === other || (one !== null && other !== null && new Date(one).getTime() === new Date(other).getTime());

/** The new time of publication (null: at once); undefined if unchanged or if the topic is published and stays so. */
function plannedPublication(topic: LockedTopic, { publishAt }: UpdateTopic): string | null | undefined {
  if (publishAt === undefined || isSameMoment(publishAt, topic.publish_at)) return undefined;
  return publishAt === null && topic.published_at !== null ? undefined : publishAt;
}

/** The topic's place on the home page after the edit; without one it has no dates. */
function plannedFeaturing(topic: LockedTopic, patch: UpdateTopic) {
  const featuredInHome = patch.featuredInHome ?? topic.featured_in_home;
  const [from, until] = [topic.featured_from, topic.featured_until];
  const featuredFrom = featuredInHome ? (patch.featuredFrom === undefined ? from : patch.featuredFrom) : null;
  const featuredUntil = featuredInHome ? (patch.featuredUntil === undefined ? until : patch.featuredUntil) : null;
  const isRefeatured =
    featuredInHome !== topic.featured_in_home ||
    !isSameMoment(featuredFrom, from) ||
    !isSameMoment(featuredUntil, until);
  return { featuredInHome, featuredFrom, featuredUntil, isRefeatured };
}

/** Compares an edit with the current topic; missing and equal fields are no change. */
export function planChange(topic: LockedTopic, patch: UpdateTopic) {
  const current = writingsOf(topic);
  const writings = readWritings(patch, current);
  const categoryId = patch.categoryId ?? topic.category_id;
  const isMoved = categoryId !== topic.category_id;
  const isActive = patch.isActive ?? topic.is_active;
  // A pin belongs to the category and is dropped on a move unless set again.
  const isPinned = patch.isPinned ?? (topic.is_pinned && !isMoved);
  const isLocked = patch.isLocked ?? topic.is_locked;
  const featuring = plannedFeaturing(topic, patch);
  const isChanged = {
    en: !isDeepStrictEqual(writings.en, current.en),
    ar: !isDeepStrictEqual(writings.ar, current.ar),
  };
  const isRewritten = isChanged.en || isChanged.ar;
  const publishAt = plannedPublication(topic, patch);
  const changesPoster = isOtherPoster(topic, patch);
  const changesFiles = changesAttachments(topic, patch) || changesPoster;
  const changesPoll = patch.poll !== undefined && (patch.poll !== null || topic.has_poll);
  const setsPin = patch.isPinned !== undefined && (patch.isPinned !== topic.is_pinned || (isMoved && patch.isPinned));
  // Permission to remove the poster includes unfeaturing the topic.
  const goesWithPoster = patch.poster === null && !featuring.featuredInHome;
  return {
    writings,
    isRewritten,
    isChanged,
    categoryId,
    isMoved,
    isActive,
    isPinned,
    isLocked,
    ...featuring,
    hasPoster: patch.poster === undefined ? topic.poster_file_id !== null : patch.poster !== null,
    changesPoster,
    changesFiles,
    changesPoll,
    publishAt,
    writing: isRewritten || isMoved || changesFiles || changesPoll || publishAt !== undefined,
    moderation: isActive !== topic.is_active || setsPin || isLocked !== topic.is_locked,
    featuring: featuring.isRefeatured && !goesWithPoster,
  };
}

/** The result of an edit and the parts that differ. */
export type PlannedChange = ReturnType<typeof planChange>;
