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
import type { Notice } from "./notice.ts";

/**
 * Who is told, by name: `argument` says of what. A job asks again and again, so it travels as plain values and is
 * answered in stretches of at most 500 ids in their order, after the last that was answered.
 */
export type Audience = { name: string; argument: string };
export type FindAudience = (db: Reader, argument: string, after: string) => Promise<string[]>;

/** The audiences of the community. Others come from the modules that need them. */
export const communityAudiences: Readonly<Record<string, FindAudience>> = {
  "topic.mentioned": (db, topicId, after) => mentionedPeople(db, { topicId, commentId: null }, after),
  "comment.mentioned": async (db, commentId, after) => {
    const comment = await notifiableComment(db, commentId);
    return comment === null ? [] : mentionedPeople(db, { topicId: comment.topicId, commentId }, after);
  },
  "topic.followers": topicFollowers,
  "topic.around": peopleAroundTopic,
  "category.followers": categoryFollowers,
};

/** What tells people of their own writing, or asks something of them, is not a matter of taste. */
const muted: ReadonlySet<Notice["kind"]> = new Set(["reply", "follow", "like", "pollClosing"]);

/**
 * Who of an audience is told of a notice: nobody once its topic cannot be seen; not those who muted it, who have read it
 * already, or whom the text names, since that is the stronger reason.
 */
export async function willingAmong(db: Reader, notice: Notice, people: readonly string[]): Promise<string[]> {
  const { kind, topicId, commentId } = notice;
  if (topicId === null || people.length === 0) return [...people];
  const comment = commentId === null ? null : await notifiableComment(db, commentId);
  const place = commentId === null ? await notifiableTopic(db, topicId) : comment;
  if (place?.isListed !== true) return [];
  const muting = muted.has(kind) ? await peopleMuting(db, topicId, people) : new Set<string>();
  const isAboutText = kind === "reply" || kind === "follow";
  const named = isAboutText ? await mentionedAmong(db, { topicId, commentId }, people) : new Set<string>();
  const read = comment === null ? new Set<string>() : await peopleWhoRead(db, topicId, people, comment.createdAt);
  return people.filter((person) => !muting.has(person) && !named.has(person) && !read.has(person));
}
