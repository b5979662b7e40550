import type { Reader } from "#platform/database/database.ts";
import type { Actor } from "#platform/http/actor.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { PollRights } from "./policy.ts";

export type Viewer = Pick<Actor, "personId" | "permissions">;

/** The data that polls need of their topic, provided by the module that owns topics. */
export type PollTopic = {
  canSee: boolean;
  /** Whether all users see it; votes are accepted only then. */
  isListed: boolean;
  authorId: string;
  moderates: boolean;
  categoryId: string;
};
/** Returns null if the topic does not exist. */
export type TopicOf = (db: Reader, viewer: Viewer, topicId: string) => Promise<PollTopic | null>;

/** Returns the topic of a poll for a reader who may see it; throws 404 otherwise. */
export async function loadTopic(
  db: Reader,
  topicOf: TopicOf,
  viewer: Viewer,
  topicId: string,
): Promise<{ rights: PollRights; categoryId: string }> {
  const topic = await topicOf(db, viewer, topicId);
  if (topic === null || !topic.canSee) throw refuse("not_found");
  const { isListed, categoryId, moderates, authorId } = topic;
  return { rights: { isListed, edits: moderates || authorId === viewer.personId }, categoryId };
}
