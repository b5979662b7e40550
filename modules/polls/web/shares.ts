import type { Poll } from "#modules/polls/contract/schemas.ts";

/** The share of those who voted, from 0 to 1: two ticks of one voter are all voters, twice. */
export const shareOf = (votes: number, voterCount: number): number => (voterCount === 0 ? 0 : votes / voterCount);

/**
 * The poll as it will be once this vote is counted, to be shown at once. Where the server has not told the counts they
 * stay unknown.
 */
export function withVote(poll: Poll, chosen: readonly string[]): Poll {
  const hadVoted = poll.myChoices.length > 0;
  const hasVoted = chosen.length > 0;
  return {
    ...poll,
    myChoices: poll.choices.map(({ id }) => id).filter((id) => chosen.includes(id)),
    voterCount: poll.voterCount + Number(hasVoted) - Number(hadVoted),
    choices: poll.choices.map((choice) => ({
      ...choice,
      votes:
        choice.votes === null
          ? null
          : choice.votes + Number(chosen.includes(choice.id)) - Number(poll.myChoices.includes(choice.id)),
    })),
    can: {
      ...poll.can,
      vote: poll.canChangeVote || !hasVoted,
      withdraw: hasVoted && poll.canChangeVote,
    },
  };
}

export type TimeLeft = { unit: "day" | "hour" | "minute"; count: number };

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long a poll is still open, in the largest unit that is not vague; null once it is not. */
export function timeLeft(closesAt: string, now: number): TimeLeft | null {
  const left = Date.parse(closesAt) - now;
  if (left <= 0) return null;
  if (left >= 2 * day) return { unit: "day", count: Math.floor(left / day) };
  if (left >= 2 * hour) return { unit: "hour", count: Math.floor(left / hour) };
  return { unit: "minute", count: Math.floor(left / minute) };
}
