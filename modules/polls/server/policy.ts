import type { ErrorCode } from "#shared/errors.ts";
import type { Poll } from "../contract/schemas.ts";

/** The part of a poll that the policy needs, for one reader; choices by id. `closesAt` is ISO 8601, UTC. */
export type PollState = Pick<Poll, "closesAt" | "results" | "ballot" | "canChangeVote" | "maximumChoices"> & {
  choices: readonly string[];
  myChoices: readonly string[];
};

/** A reader's rights on the topic that contains the poll. */
export type PollRights = {
  /** All users see the topic. */
  isListed: boolean;
  /** The reader is its author or a moderator. */
  edits: boolean;
};

/** Returns whether the closing time has passed; closing needs no job. */
export const isClosed = (poll: Pick<PollState, "closesAt">, at: Date): boolean =>
  poll.closesAt !== null && new Date(poll.closesAt).getTime() <= at.getTime();

/** Returns whether a reader may see the vote counts; the author and moderators have no earlier access. */
export const seesResults = (poll: PollState, at: Date): boolean =>
  poll.results === "always" || isClosed(poll, at) || (poll.results === "afterVote" && poll.myChoices.length > 0);

export function pollCan(poll: PollState, rights: PollRights, at: Date): Poll["can"] {
  const hasVoted = poll.myChoices.length > 0;
  const closed = isClosed(poll, at);
  const isOpen = rights.isListed && !closed;
  const seeResults = seesResults(poll, at);
  return {
    vote: isOpen && (!hasVoted || poll.canChangeVote),
    withdraw: isOpen && hasVoted && poll.canChangeVote,
    update: rights.edits,
    close: rights.edits && !closed,
    seeResults,
    seeVoters: seeResults && poll.ballot === "open",
    export: seeResults && rights.edits,
  };
}

export const isSameVote = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((choice) => other.includes(choice));

/**
 * Returns why a vote for `choices`, without duplicates, is refused; null if it is valid. No choices withdraw the vote.
 */
export function voteRefusal(
  poll: PollState,
  rights: PollRights,
  choices: readonly string[],
  at: Date,
): Extract<ErrorCode, "topic_inactive" | "poll_closed" | "choice_unknown" | "too_many_choices" | "vote_fixed"> | null {
  if (!rights.isListed) return "topic_inactive";
  if (isClosed(poll, at)) return "poll_closed";
  if (!choices.every((choice) => poll.choices.includes(choice))) return "choice_unknown";
  if (choices.length > poll.maximumChoices) return "too_many_choices";
  const changes = poll.myChoices.length > 0 && !isSameVote(poll.myChoices, choices);
  return changes && !poll.canChangeVote ? "vote_fixed" : null;
}
