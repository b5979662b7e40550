import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { ChoiceTexts, PollFields } from "./queries.ts";

/** Locks a topic's poll until the transaction ends; returns whether there is one. */
export const lockPoll = statement<{ id: string }, [topicId: string]>(
  "select id from poll where topic_id = $1 for update",
).hasChanged;

const columnsOf = (poll: PollFields) => ({
  question_ar: poll.questionAr,
  question_en: poll.questionEn,
  maximum_choices: poll.maximumChoices,
  closes_at: poll.closesAt,
  results: poll.results,
  ballot: poll.ballot,
  can_change_vote: poll.canChangeVote,
});

export async function insertPoll(tx: Transaction, topicId: string, poll: PollFields, at: string): Promise<string> {
  const row = { ...columnsOf(poll), topic_id: topicId, created_at: at };
  return (await tx.insertInto("poll").values(row).returning("id").executeTakeFirstOrThrow()).id;
}

export async function insertChoices(
  tx: Transaction,
  pollId: string,
  choices: readonly (ChoiceTexts & { position: number })[],
): Promise<void> {
  if (choices.length === 0) return;
  const rows = choices.map(({ position, textAr, textEn }) => ({
    poll_id: pollId,
    position,
    text_ar: textAr,
    text_en: textEn,
  }));
  await tx.insertInto("poll_choice").values(rows).execute();
}

const updateChoices = statement<never>(`
  update poll_choice c set position = given.position, text_ar = given.text_ar, text_en = given.text_en,
    edited_at = coalesce(given.edited_at, c.edited_at)
  from unnest($2::bigint[], $3::smallint[], $4::text[], $5::text[], $6::timestamptz[])
    as given (id, position, text_ar, text_en, edited_at)
  where c.poll_id = $1 and c.id = given.id`);

/** Updates positions and texts of existing choices; `editedAt` is null if the texts are unchanged. */
export async function rewriteChoices(
  tx: Transaction,
  pollId: string,
  choices: readonly (ChoiceTexts & { id: string; position: number; editedAt: string | null })[],
): Promise<void> {
  const column = <Key extends keyof (typeof choices)[number]>(key: Key) => choices.map((choice) => choice[key]);
  await updateChoices(tx, [
    pollId,
    column("id"),
    column("position"),
    column("textAr"),
    column("textEn"),
    column("editedAt"),
  ]);
}

/** Updates the fields and increments the version. */
export async function updatePollRow(tx: Transaction, pollId: string, poll: PollFields): Promise<void> {
  await tx
    .updateTable("poll")
    .set((expression) => ({ ...columnsOf(poll), version: expression("version", "+", 1) }))
    .where("id", "=", pollId)
    .execute();
}

export const closePollRow = statement<never, [id: string, at: Date]>(
  "update poll set closes_at = $2, version = version + 1 where id = $1",
).run;

const deleteChoices = statement<never>("delete from poll_choice where poll_id = $1 and id = any($2::bigint[])");
const deleteEmptyVotes = statement<never>(`
  with voter as (
    delete from poll_vote v where v.poll_id = $1 and not exists (
      select from poll_vote_choice x where x.poll_id = v.poll_id and x.person_id = v.person_id)
    returning v.person_id)
  update poll set voter_count = voter_count - (select count(*) from voter) where id = $1`);

/**
 * Deletes choices with their votes; voters without another choice no longer count as voters. Requires the poll to be
 * locked.
 */
export async function removeChoices(tx: Transaction, pollId: string, choiceIds: readonly string[]): Promise<void> {
  await deleteChoices(tx, [pollId, choiceIds]);
  await deleteEmptyVotes(tx, [pollId]);
}

export const deletePollRow = statement<never, [id: string]>("delete from poll where id = $1").run;

// A vote and its tallies are updated in one statement, which counts the rows that it inserts and deletes.

const setVote = statement<never>(`
  with voter as (
    insert into poll_vote (poll_id, person_id) values ($1, $2) on conflict do nothing returning person_id),
  unticked as (
    delete from poll_vote_choice where poll_id = $1 and person_id = $2 and choice_id <> all($3::bigint[])
    returning choice_id),
  ticked as (
    insert into poll_vote_choice (poll_id, person_id, choice_id)
    select $1, $2, choice_id from unnest($3::bigint[]) as given (choice_id)
    on conflict do nothing returning choice_id),
  changed as (
    select choice_id, 1 as difference from ticked union all select choice_id, -1 from unticked),
  tallied as (
    update poll_choice c set vote_count = c.vote_count + changed.difference
    from changed where c.id = changed.choice_id)
  update poll set voter_count = voter_count + (select count(*) from voter) where id = $1`);

const deleteVote = statement<never>(`
  with unticked as (
    delete from poll_vote_choice where poll_id = $1 and person_id = $2 returning choice_id),
  voter as (
    delete from poll_vote where poll_id = $1 and person_id = $2 returning person_id),
  tallied as (
    update poll_choice set vote_count = vote_count - 1 where id in (select choice_id from unticked))
  update poll set voter_count = voter_count - (select count(*) from voter) where id = $1`);

/** Replaces a person's choices; none withdraws the vote. Requires the poll to be locked. */
export const replaceVote = (tx: Transaction, pollId: string, personId: string, choiceIds: readonly string[]) =>
  choiceIds.length === 0 ? deleteVote(tx, [pollId, personId]) : setVote(tx, [pollId, personId, choiceIds]);
