import { now } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { Poll } from "../contract/schemas.ts";
import type { TopicOf, Viewer } from "./load-topic.ts";
import { loadLockedPoll, loadPoll } from "./load-poll.ts";
import { isClosed } from "./policy.ts";
import { pollState, presentPoll } from "./present-poll.ts";
import { recordClosing } from "./record-poll.ts";
import { closePollRow } from "./store.ts";

/** Closes a poll early; permitted to its author and moderators. */
export async function closePoll(
  tx: Transaction,
  topicOf: TopicOf,
  viewer: Viewer,
  topicId: string,
  requestId: string,
): Promise<Poll> {
  const { poll, rights, categoryId } = await loadLockedPoll(tx, topicOf, viewer, topicId);
  if (!rights.edits) throw refuse("not_allowed");
  if (isClosed(pollState(poll), now())) throw refuse("poll_closed");
  await closePollRow(tx, poll.id, now().toISOString());
  const change = { pollId: poll.id, actorId: viewer.personId, requestId };
  await recordClosing(tx, change, { topicId, categoryId, isPublic: rights.isListed });
  const after = await loadPoll(tx, topicOf, viewer, topicId);
  return presentPoll(after.poll, rights);
}
