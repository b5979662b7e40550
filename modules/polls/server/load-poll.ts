import type { Reader, Transaction } from "#platform/database/database.ts";
import { refuse } from "#platform/http/refuse.ts";
import { loadTopic, type TopicOf, type Viewer } from "./load-topic.ts";
import type { PollRights } from "./policy.ts";
import { pollRow, type PollRow } from "./queries.ts";
import { lockPoll } from "./store.ts";

export type LoadedPoll = { poll: PollRow; rights: PollRights; categoryId: string };

/** Returns the poll of a topic that this reader may see; throws 404 otherwise. */
export async function loadPoll(db: Reader, topicOf: TopicOf, viewer: Viewer, topicId: string): Promise<LoadedPoll> {
  const topic = await loadTopic(db, topicOf, viewer, topicId);
  const poll = await pollRow(db, viewer.personId, topicId);
  if (poll === undefined) throw refuse("not_found");
  return { poll, ...topic };
}

/** Same as `loadPoll`, with the poll locked, so that votes and edits are serialised. */
export async function loadLockedPoll(
  tx: Transaction,
  topicOf: TopicOf,
  viewer: Viewer,
  topicId: string,
): Promise<LoadedPoll> {
  const topic = await loadTopic(tx, topicOf, viewer, topicId);
  if (!(await lockPoll(tx, topicId))) throw refuse("not_found");
  const poll = await pollRow(tx, viewer.personId, topicId);
  if (poll === undefined) throw refuse("not_found");
  return { poll, ...topic };
}
