import { now } from "#platform/clock/clock.ts";
import type { Reader } from "#platform/database/database.ts";
import type { Poll } from "../contract/schemas.ts";
import { isClosed, pollCan, type PollRights, type PollState } from "./policy.ts";
import { selectPoll, type PollRow } from "./queries.ts";

export const pollState = (row: PollRow): PollState => ({ ...row, choices: row.choices.map(({ id }) => id) });

/** Presents a poll as currently seen by one reader; counts are included only if permitted. */
export function presentPoll(row: PollRow, rights: PollRights): Poll {
  const at = now();
  const state = pollState(row);
  const can = pollCan(state, rights, at);
  return {
    ...row,
    choices: row.choices.map((choice) => ({ ...choice, votes: can.seeResults ? choice.votes : null })),
    isClosed: isClosed(state, at),
    myChoices: state.choices.filter((id) => row.myChoices.includes(id)),
    can,
  };
}

/** Returns the poll of a topic for a reader of the topic; null without one. Runs one query. */
export async function pollOf(db: Reader, { personId }: { personId: string }, topicId: string, rights: PollRights) {
  const row = await selectPoll(db, personId, topicId);
  return row && presentPoll(row, rights);
}
