import { now } from "#platform/clock/clock.ts";
import type { Reader } from "#platform/database/database.ts";
import type { Poll } from "../contract/schemas.ts";
import { isClosed, pollCan, type PollRights, type PollState } from "./policy.ts";
import { selectPoll, type PollRow } from "./queries.ts";

/** Returns the part of a poll's row that the policy needs. */
export const pollState = (row: PollRow): PollState => ({
  closesAt: row.closes_at,
  results: row.results,
  ballot: row.ballot,
  canChangeVote: row.can_change_vote,
  maximumChoices: row.maximum_choices,
  choices: row.choices.map(({ id }) => id),
  myChoices: row.my_choices,
});

/** Presents a poll as currently seen by one reader; counts are included only if permitted. */
export function presentPoll(row: PollRow, rights: PollRights): Poll {
  const at = now();
  const state = pollState(row);
  const can = pollCan(state, rights, at);
  return {
    id: row.id,
    questionAr: row.question_ar,
    questionEn: row.question_en,
    choices: row.choices.map((choice) => ({
      id: choice.id,
      textAr: choice.text_ar,
      textEn: choice.text_en,
      votes: can.seeResults ? choice.vote_count : null,
      isEdited: choice.is_edited,
    })),
    maximumChoices: row.maximum_choices,
    closesAt: row.closes_at,
    isClosed: isClosed(state, at),
    results: row.results,
    ballot: row.ballot,
    canChangeVote: row.can_change_vote,
    voterCount: row.voter_count,
    myChoices: row.choices.map(({ id }) => id).filter((id) => row.my_choices.includes(id)),
    version: row.version,
    can,
  };
}

/** Returns the poll of a topic for a reader of the topic; null without one. Runs one query. */
export async function pollOf(
  db: Reader,
  { personId }: { personId: string },
  topicId: string,
  rights: PollRights,
): Promise<Poll | null> {
  const [row] = await selectPoll(db, [personId, topicId]);
  return row === undefined ? null : presentPoll(row, rights);
}
