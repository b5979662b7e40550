import type { Poll } from "#modules/polls/contract/schemas.ts";

/** The fraction of voters who selected a choice, from 0 to 1; with several choices per voter, the sum may exceed 1. */
export const shareOf = (votes: number, voterCount: number): number => (voterCount === 0 ? 0 : votes / voterCount);

/** The poll after this vote, to be shown at once. Counts hidden by the server stay unknown. */
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

/** The time until a poll closes, in the largest sufficiently precise unit; null if it is closed. */
export function timeLeft(closesAt: string, now: number): TimeLeft | null {
  const left = Date.parse(closesAt) - now;
  if (left <= 0) return null;
  if (left >= 2 * day) return { unit: "day", count: Math.floor(left / day) };
  if (left >= 2 * hour) return { unit: "hour", count: Math.floor(left / hour) };
  return { unit: "minute", count: Math.floor(left / minute) };
}
