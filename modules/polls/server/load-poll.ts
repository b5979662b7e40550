import type { Reader, Transaction } from "#platform/database/database.ts";
import type { Actor } from "#platform/http/actor.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { PollRights } from "./policy.ts";
import { selectPoll, type PollRow } from "./queries.ts";
import { lockPoll } from "./store.ts";

export type Viewer = Pick<Actor, "personId" | "permissions">;

export type Change = { tx: Transaction; actor: Viewer; facts: { id: string } };

/** The data that polls need of their topic, provided by the module that owns topics. */
type PollTopic = {
  canSee: boolean;
  /** Whether all users see it; votes are accepted only then. */
  isListed: boolean;
  authorId: string;
  moderates: boolean;
  categoryId: string;
};
/** Returns null if the topic does not exist. */
export type TopicOf = (db: Reader, viewer: Viewer, topicId: string) => Promise<PollTopic | null>;

type LoadedPoll = { poll: PollRow; rights: PollRights; categoryId: string };

/** Returns the poll of a topic that this reader may see; throws 404 otherwise. */
export async function loadPoll(db: Reader, topicOf: TopicOf, viewer: Viewer, topicId: string): Promise<LoadedPoll> {
  const topic = await topicOf(db, viewer, topicId);
  const poll = topic?.canSee === true ? await selectPoll(db, viewer.personId, topicId) : null;
  if (topic === null || poll === null) throw refuse("not_found");
  const { isListed, categoryId, moderates, authorId } = topic;
  return { poll, rights: { isListed, edits: moderates || authorId === viewer.personId }, categoryId };
}

/** Same as `loadPoll`, with the poll locked, so that votes and edits are serialised. */
export async function loadLockedPoll(tx: Transaction, topicOf: TopicOf, viewer: Viewer, topicId: string) {
  await lockPoll(tx, topicId);
  return loadPoll(tx, topicOf, viewer, topicId);
}
