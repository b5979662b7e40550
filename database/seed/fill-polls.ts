import { Temporal } from "temporal-polyfill";
import type { Transaction } from "#platform/database/database.ts";
import { chance, shuffled } from "./chance.ts";
import { personId } from "./fill-people.ts";
import { demonstrationAccounts, people } from "./people.ts";
import { polls, type SeedPoll } from "./polls.ts";
import type { PlannedTopic } from "./schedule.ts";

/** Visitors vote with the demonstration accounts, so these have not voted except where stated. */
const held = new Set<string>(demonstrationAccounts.map(({ person }) => person));

/** Returns the same day on every machine: whole days from today, at an hour of the organisation's day. */
function momentOf({ inDays, hour }: { inDays: number; hour: number }, now: Date, timeZone: string): Date {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();
  const at = today
    .add({ days: inDays })
    .toZonedDateTime({ timeZone })
    .add({ minutes: Math.round(hour * 60) });
  return new Date(at.epochMilliseconds);
}

/** Returns the voters, and those of each choice: ticks are assigned in turn, so no voter has a choice twice. */
function ballotsOf(seed: SeedPoll, author: string): { voters: number[]; ticked: number[][] } {
  const named = seed.alsoVoted ?? [];
  const others = people.map(({ key }) => key).filter((key) => key !== author && !held.has(key));
  const keys = [...named, ...shuffled(others, chance(seed.topic))].slice(0, seed.voters);
  const voters = keys.map((key) => personId.get(key) ?? 0);
  let turn = 0;
  const ticked = seed.choices.map(({ votes }) =>
    Array.from({ length: votes }, () => voters[turn++ % voters.length] as number),
  );
  const most = Math.ceil(turn / voters.length);
  if (voters.length < seed.voters || turn < voters.length || most > (seed.maximumChoices ?? 1)) {
    throw new Error(`The votes of "${seed.topic}" do not add up.`);
  }
  return { voters, ticked };
}

async function insertPoll(tx: Transaction, seed: SeedPoll, topic: PlannedTopic, closesAt: Date | null): Promise<void> {
  const { voters, ticked } = ballotsOf(seed, topic.seed.author);
  const { id: pollId } = await tx
    .insertInto("poll")
    .values({
      topic_id: topic.id,
      question_en: seed.questionEn ?? null,
      question_ar: seed.questionAr ?? null,
      maximum_choices: seed.maximumChoices ?? 1,
      closes_at: closesAt,
      results: seed.results ?? "always",
      ballot: seed.ballot ?? "secret",
      can_change_vote: seed.isFinal !== true,
      voter_count: voters.length,
      created_at: topic.at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("poll_vote")
    .values(voters.map((person) => ({ poll_id: pollId, person_id: person })))
    .execute();
  for (const [position, { en, ar, votes }] of seed.choices.entries()) {
    const row = { poll_id: pollId, position, text_en: en, text_ar: ar, vote_count: votes };
    const { id } = await tx.insertInto("poll_choice").values(row).returning("id").executeTakeFirstOrThrow();
    const ticks = (ticked[position] ?? []).map((person) => ({ poll_id: pollId, choice_id: id, person_id: person }));
    await tx.insertInto("poll_vote_choice").values(ticks).execute();
  }
}

/** Adds the polls to their topics, with their votes. */
export async function fillPolls(
  tx: Transaction,
  plan: readonly PlannedTopic[],
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<void> {
  for (const seed of polls) {
    const topic = plan.find((planned) => planned.seed.titleEn === seed.topic);
    if (topic === undefined) throw new Error(`No topic is called "${seed.topic}".`);
    await insertPoll(tx, seed, topic, seed.closes === undefined ? null : momentOf(seed.closes, now, timeZone));
    await tx.updateTable("topic").set({ has_poll: true }).where("id", "=", String(topic.id)).execute();
  }
}
