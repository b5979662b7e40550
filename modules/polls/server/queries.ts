import type { Reader } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { Poll, PollChoice } from "../contract/schemas.ts";

export type ChoiceTexts = Pick<PollChoice, "textAr" | "textEn">;
export type ChoiceRow = ChoiceTexts & { id: string; votes: number; isEdited: boolean };

/** The fields of a poll that its author sets. */
export type PollFields = Pick<
  Poll,
  "questionAr" | "questionEn" | "maximumChoices" | "closesAt" | "results" | "ballot" | "canChangeVote"
>;

/** A poll with its choices in order, as seen by one reader. */
export type PollRow = PollFields & Pick<Poll, "id" | "voterCount" | "version" | "myChoices"> & { choices: ChoiceRow[] };

/** The poll of a topic. Values: reader, topic. */
export const pollText = `
  select p.id, p.question_ar as "questionAr", p.question_en as "questionEn", p.maximum_choices as "maximumChoices",
    p.closes_at as "closesAt", p.results, p.ballot, p.can_change_vote as "canChangeVote",
    p.voter_count as "voterCount", p.version,
    (select json_agg(json_build_object('id', c.id::text, 'textAr', c.text_ar, 'textEn', c.text_en,
        'votes', c.vote_count, 'isEdited', c.edited_at is not null) order by c.position, c.id)
      from poll_choice c where c.poll_id = p.id) as choices, /* not null: a poll has choices */
    array(select x.choice_id::text from poll_vote_choice x where x.poll_id = p.id and x.person_id = $1) as "myChoices"
  from poll p where p.topic_id = $2`;

export const selectPoll = statement<PollRow, [personId: string, topicId: string]>(pollText).first;

/** Returns the largest number of choices selected by one voter. */
export const maxVotesOfPerson = statement<{ maximum: number }, [pollId: string]>(`
  select coalesce(max(ticks), 0)::integer as maximum
  from (select count(*) as ticks from poll_vote_choice where poll_id = $1 group by person_id) voters`).value(
  "maximum",
  0,
);

/** Returns the polls that close after `from` and not after `to`, soonest first, at most 1,000. */
export const pollsClosing = statement<{ topicId: string; closesAt: string }, [from: Date, to: Date]>(`
  select topic_id as "topicId", closes_at as "closesAt" from poll where closes_at > $1 and closes_at <= $2 order by closes_at, id limit 1000`).all;

const selectVotersAmong = statement<{ personId: string }, [topicId: string, personIds: readonly string[]]>(`
  select v.person_id as "personId" from poll_vote v join poll p on p.id = v.poll_id
  where p.topic_id = $1 and v.person_id = any($2::bigint[])`).column("personId");

/** Filters people by whether they voted in a topic's poll. Only for reminding non-voters; must not be disclosed. */
export const votersAmong = async (db: Reader, topicId: string, personIds: readonly string[]): Promise<Set<string>> =>
  new Set(await selectVotersAmong(db, topicId, personIds));

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
