import {
  categoryFollowers,
  mentionedAmong,
  mentionedPeople,
  notifiableComment,
  notifiableTopic,
  peopleAroundTopic,
  peopleMuting,
  peopleWhoRead,
  topicFollowers,
} from "#modules/community/server/index.ts";
import type { Reader } from "#platform/database/database.ts";
import type { Notice } from "../policy.ts";

/**
 * An audience by name, with its `argument`. Jobs store it as plain values and read it in batches of at most 500 ids,
 * sorted, after the last id read.
 */
export type Audience = { name: string; argument: string };
export type FindAudience = (db: Reader, argument: string, after: string) => Promise<string[]>;

/** Audiences of the community. Further ones come from other modules. */
export const communityAudiences: Readonly<Record<string, FindAudience>> = {
  "topic.mentioned": (db, topicId, after) => mentionedPeople(db, topicId, null, after),
  "comment.mentioned": async (db, commentId, after) => {
    const comment = await notifiableComment(db, commentId);
    return comment === null ? [] : mentionedPeople(db, comment.topicId, commentId, after);
  },
  "topic.followers": topicFollowers,
  "topic.around": peopleAroundTopic,
  "category.followers": categoryFollowers,
};

/** Muting does not apply to notifications about one's own texts, or to tasks. */
const muted: ReadonlySet<Notice["kind"]> = new Set(["reply", "follow", "like", "pollClosing"]);

/**
 * Returns the people in an audience to notify: none if the topic is not visible; without people who muted or have read
 * it, or whom the text mentions, since a mention is the stronger reason.
 */
export async function interestedAmong(db: Reader, notice: Notice, people: readonly string[]): Promise<string[]> {
  const { kind, topicId, commentId } = notice;
  if (topicId === null || people.length === 0) return [...people];
  const comment = commentId === null ? null : await notifiableComment(db, commentId);
  const place = commentId === null ? await notifiableTopic(db, topicId) : comment;
  if (place?.isListed !== true) return [];
  const muting = muted.has(kind) ? await peopleMuting(db, topicId, people) : [];
  const isAboutText = kind === "reply" || kind === "follow";
  const named = isAboutText ? await mentionedAmong(db, topicId, commentId, people) : [];
  const read = comment === null ? [] : await peopleWhoRead(db, topicId, people, comment.createdAt);
  const uninterested = new Set([...muting, ...named, ...read]);
  return people.filter((person) => !uninterested.has(person));
}
