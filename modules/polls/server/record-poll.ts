import type { Transaction } from "#platform/database/database.ts";
import { record } from "#platform/events/record.ts";
import type { PollEvent } from "../contract/events.ts";

type Place = { topicId: string; categoryId: string };

/**
 * Records a vote without voter, choices and request id. Applies to open ballots too, since a ballot can become secret
 * later and audit entries are permanent.
 */
export const recordVote = (tx: Transaction, pollId: string, { topicId, categoryId }: Place) =>
  record(tx, {
    action: "poll.voted" satisfies PollEvent["action"],
    actorId: null,
    subject: { kind: "poll", id: pollId },
    details: { topicId, categoryId },
    audience: "all",
    isVague: true,
  });

type Change = { pollId: string; actorId: string; requestId: string };

/** Records an early close; for a hidden topic the event goes to moderators only. */
export const recordClosing = (
  tx: Transaction,
  { pollId, actorId, requestId }: Change,
  { topicId, categoryId, isPublic }: Place & { isPublic: boolean },
) =>
  record(tx, {
    action: "poll.closed" satisfies PollEvent["action"],
    actorId,
    subject: { kind: "poll", id: pollId },
    details: { topicId, categoryId },
    audience: isPublic ? "all" : "permission:topic.moderate",
    requestId,
  });

/** Records an edit with its state before and after, for the audit only: screens get the topic's own event. */
export const recordEdit = (
  tx: Transaction,
  { pollId, actorId, requestId }: Change,
  details: { topicId: string } & Record<string, unknown>,
) =>
  record(tx, {
    action: "removed" in details && details["removed"] === true ? "poll.deleted" : "poll.updated",
    actorId,
    subject: { kind: "poll", id: pollId },
    details,
    requestId,
  });
