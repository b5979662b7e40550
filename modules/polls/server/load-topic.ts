import type { Reader } from "#platform/database/database.ts";
import type { Actor } from "#platform/http/actor.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { PollRights } from "./policy.ts";

/** Who reads or votes. */
export type Viewer = Pick<Actor, "personId" | "permissions">;

/** What polls ask about the topic that carries one; the module that owns topics answers. */
export type PollTopic = {
  canSee: boolean;
  /** Whether everybody sees it: only then votes are taken. */
  isListed: boolean;
  authorId: string;
  moderates: boolean;
  categoryId: string;
};
/** Null when there is no such topic. */
export type TopicOf = (db: Reader, viewer: Viewer, topicId: string) => Promise<PollTopic | null>;

/** The topic of a poll, for a reader who may see it; else 404. */
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
