import { now } from "#platform/clock/clock.ts";
import { record } from "#platform/events/record.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { PollEvent } from "../contract/events.ts";
import type { Poll } from "../contract/schemas.ts";
import { loadLockedPoll, loadPoll, type Change, type TopicOf } from "./load-poll.ts";
import { isClosed } from "./policy.ts";
import { presentPoll } from "./present-poll.ts";
import { closePollRow } from "./store.ts";

/** Closes a poll early; permitted to its author and moderators. The event of a hidden topic goes to moderators only. */
export async function closePoll({ tx, actor, facts }: Change, topicOf: TopicOf, topicId: string): Promise<Poll> {
  const { poll, rights, categoryId } = await loadLockedPoll(tx, topicOf, actor, topicId);
  if (!rights.edits) throw refuse("not_allowed");
  if (isClosed(poll, now())) throw refuse("poll_closed");
  await closePollRow(tx, poll.id, now());
  await record(tx, {
    action: "poll.closed" satisfies PollEvent["action"],
    actorId: actor.personId,
    subject: { kind: "poll", id: poll.id },
    details: { topicId, categoryId },
    audience: rights.isListed ? "all" : "permission:topic.moderate",
    requestId: facts.id,
  });
  const after = await loadPoll(tx, topicOf, actor, topicId);
  return presentPoll(after.poll, rights);
}
