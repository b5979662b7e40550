import type { Reader } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { Ballot, ResultsSetting } from "../contract/schemas.ts";

export type ChoiceRow = {
  id: string;
  text_ar: string | null;
  text_en: string | null;
  vote_count: number;
  is_edited: boolean;
};

/** A poll with its choices in order, as seen by one reader. */
export type PollRow = {
  id: string;
  question_ar: string | null;
  question_en: string | null;
  maximum_choices: number;
  closes_at: string | null;
  results: ResultsSetting;
  ballot: Ballot;
  can_change_vote: boolean;
  voter_count: number;
  version: number;
  choices: ChoiceRow[];
  my_choices: string[];
};

/** The poll of a topic. Values: reader, topic. */
export const pollText = `
  select p.id, p.question_ar, p.question_en, p.maximum_choices, p.closes_at, p.results, p.ballot, p.can_change_vote,
    p.voter_count, p.version,
    (select json_agg(json_build_object('id', c.id::text, 'text_ar', c.text_ar, 'text_en', c.text_en,
        'vote_count', c.vote_count, 'is_edited', c.edited_at is not null) order by c.position, c.id)
      from poll_choice c where c.poll_id = p.id) as choices, /* not null: a poll has choices */
    array(select x.choice_id::text from poll_vote_choice x where x.poll_id = p.id and x.person_id = $1) as my_choices
  from poll p where p.topic_id = $2`;

export const selectPoll = statement<PollRow>(pollText);

const selectMaxVotes = statement<{ most: number }>(`
  select coalesce(max(ticks), 0)::integer as most
  from (select count(*) as ticks from poll_vote_choice where poll_id = $1 group by person_id) voters`);

/** Returns the largest number of choices selected by one voter. */
export const maxVotesOfPerson = async (db: Reader, pollId: string): Promise<number> =>
  (await selectMaxVotes(db, [pollId]))[0]?.most ?? 0;

const selectClosing = statement<{ topicId: string; closesAt: string }>(`
  select topic_id as "topicId", closes_at as "closesAt" from poll where closes_at > $1 and closes_at <= $2 order by closes_at, id limit 1000`);

/** Returns the polls that close after `from` and not after `to`, soonest first, at most 1,000. */
export const pollsClosing = (db: Reader, from: Date, to: Date): Promise<{ topicId: string; closesAt: string }[]> =>
  selectClosing(db, [from.toISOString(), to.toISOString()]);

const selectVotersAmong = statement<{ person_id: string }>(`
  select v.person_id from poll_vote v join poll p on p.id = v.poll_id
  where p.topic_id = $1 and v.person_id = any($2::bigint[])`);

/** Filters people by whether they voted in a topic's poll. Only for reminding non-voters; must not be disclosed. */
export async function votersAmong(db: Reader, topicId: string, personIds: readonly string[]): Promise<Set<string>> {
  const rows = await selectVotersAmong(db, [topicId, personIds]);
  return new Set(rows.map((row) => row.person_id));
}

/** A poll without a vote of the person, with its topic. */
export type WaitingPollRow = {
  topic_id: string;
  category_id: string;
  title_ar: string | null;
  title_en: string | null;
  closes_at: string;
};

/** Polls closing within a period in which a person has not voted, soonest first. Values: person, from, to. */
export const selectWaitingPolls = statement<WaitingPollRow>(`
  select t.id as topic_id, t.category_id, t.title_ar, t.title_en, p.closes_at
  from poll p
  join topic t on t.id = p.topic_id and t.is_listed
  join category c on c.id = t.category_id and c.is_active
  where p.closes_at > $2 and p.closes_at <= $3
    and not exists (select from poll_vote v where v.poll_id = p.id and v.person_id = $1)
  order by p.closes_at, p.id limit 50`);
