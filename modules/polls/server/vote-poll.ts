import { now } from "#platform/clock/clock.ts";
import type { Database } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { Poll } from "../contract/schemas.ts";
import type { TopicOf, Viewer } from "./load-topic.ts";
import { loadLockedPoll, loadPoll } from "./load-poll.ts";
import { isSameVote, voteRefusal } from "./policy.ts";
import { pollState, presentPoll } from "./present-poll.ts";
import { recordVote } from "./record-poll.ts";
import { replaceVote } from "./store.ts";

/**
 * Stores a person's choices; idempotent, and no choices withdraw the vote. The time is read once the poll is locked, so
 * that a vote that waited is not counted after the close. Returns the updated poll.
 */
export async function vote(
  database: Database,
  topicOf: TopicOf,
  viewer: Viewer,
  topicId: string,
  given: readonly string[],
): Promise<Poll> {
  const choices = [...new Set(given)];
  await transaction(database.primary, async (tx) => {
    const { poll, rights, categoryId } = await loadLockedPoll(tx, topicOf, viewer, topicId);
    const refusal = voteRefusal(pollState(poll), rights, choices, now());
    if (refusal !== null) throw refuse(refusal);
    if (isSameVote(poll.my_choices, choices)) return;
    await replaceVote(tx, poll.id, viewer.personId, choices);
    await recordVote(tx, poll.id, { topicId, categoryId });
  });
  const { poll, rights } = await loadPoll(database.primary, topicOf, viewer, topicId);
  return presentPoll(poll, rights);
}
