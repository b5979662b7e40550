import type { ErrorCode } from "#shared/errors.ts";
import type { Ballot, Poll, ResultsSetting } from "../contract/schemas.ts";

/** What the rules know of a poll, for one reader. */
export type PollState = {
  /** ISO 8601, UTC. */
  closesAt: string | null;
  results: ResultsSetting;
  ballot: Ballot;
  canChangeVote: boolean;
  maximumChoices: number;
  choices: readonly string[];
  myChoices: readonly string[];
};

/** What a reader may do with the topic that carries the poll. */
export type PollRights = {
  /** Everybody sees the topic. */
  isListed: boolean;
  /** Its author, and moderators. */
  edits: boolean;
};

/** From the moment of closing on; nothing has to happen for it. */
export const isClosed = (poll: Pick<PollState, "closesAt">, at: Date): boolean =>
  poll.closesAt !== null && new Date(poll.closesAt).getTime() <= at.getTime();

/** Whether a reader may know how many chose what: the author and moderators no sooner than others. */
export const seesResults = (poll: PollState, at: Date): boolean =>
  poll.results === "always" || isClosed(poll, at) || (poll.results === "afterVote" && poll.myChoices.length > 0);

/** What a reader who sees the topic may do with its poll. */
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

/** Why a vote for `choices`, each named once, does not count; null when it does. No choice withdraws. */
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
