import { now } from "#platform/clock/clock.ts";
import type { Reader } from "#platform/database/database.ts";
import type { Poll } from "../contract/schemas.ts";
import type { Viewer } from "./load-topic.ts";
import { isClosed, pollCan, type PollRights, type PollState } from "./policy.ts";
import { pollRow, type PollRow } from "./queries.ts";

/** What the rules know of a poll, from its row. */
export const pollState = (row: PollRow): PollState => ({
  closesAt: row.closes_at,
  results: row.results,
  ballot: row.ballot,
  canChangeVote: row.can_change_vote,
  maximumChoices: row.maximum_choices,
  choices: row.choices.map(({ id }) => id),
  myChoices: row.my_choices,
});

/** A poll as one reader sees it at this moment; its counts only when they may know them. */
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

/** The poll of a topic for a reader who sees the topic; null when it has none. One query. */
export async function pollOf(
  db: Reader,
  viewer: Pick<Viewer, "personId">,
  topicId: string,
  rights: PollRights,
): Promise<Poll | null> {
  const row = await pollRow(db, viewer.personId, topicId);
  return row === undefined ? null : presentPoll(row, rights);
}
