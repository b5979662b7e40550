import { now } from "#platform/clock/clock.ts";
import { transaction } from "#platform/database/transaction.ts";
import { record } from "#platform/events/record.ts";
import type { Context } from "#platform/http/handler.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { PollEvent } from "../contract/events.ts";
import type { pollRoutes } from "../contract/routes.ts";
import { loadLockedPoll, loadPoll, type TopicOf } from "./load-poll.ts";
import { isSameVote, voteRefusal } from "./policy.ts";
import { pollState, presentPoll } from "./present-poll.ts";
import { replaceVote } from "./store.ts";

/**
 * Stores a person's choices; idempotent, and no choices withdraw the vote. The time is read once the poll is locked, so
 * that a vote that waited is not counted after the close. Returns the updated poll.
 */
export async function vote({ database, actor, params, body }: Context<(typeof pollRoutes)["vote"]>, topicOf: TopicOf) {
  const topicId = params.id;
  const choices = [...new Set(body.choices)];
  await transaction(database.primary, async (tx) => {
    const { poll, rights, categoryId } = await loadLockedPoll(tx, topicOf, actor, topicId);
    const refusal = voteRefusal(pollState(poll), rights, choices, now());
    if (refusal !== null) throw refuse(refusal);
    if (isSameVote(poll.myChoices, choices)) return;
    await replaceVote(tx, poll.id, actor.personId, choices);
    // Without voter, choices and request id, in open ballots too: a ballot can become secret later, and audit entries
    // are permanent.
    await record(tx, {
      action: "poll.voted" satisfies PollEvent["action"],
      actorId: null,
      subject: { kind: "poll", id: poll.id },
      details: { topicId, categoryId },
      audience: "all",
      isVague: true,
    });
  });
  const { poll, rights } = await loadPoll(database.primary, topicOf, actor, topicId);
  return presentPoll(poll, rights);
}
