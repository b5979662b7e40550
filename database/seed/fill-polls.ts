import { z } from "zod";
import type { Transaction } from "#platform/database/database.ts";
import { seededRandom, shuffled } from "./random.ts";
import { dateIn, momentOf } from "./dates.ts";
import { insertRow, insertRows } from "./insert.ts";
import { demonstrationAccounts, people, personId } from "./people.ts";
import { readData } from "./read-data.ts";
import { topicTitled, type PlannedTopic } from "./plan-community.ts";

const shape = z.strictObject({
  /** The English title of its topic. */
  topic: z.string(),
  question_en: z.string().optional(),
  question_ar: z.string().optional(),
  maximum_choices: z.int().positive().default(1),
  /** Days from today, negative for closed polls, and the hour in the organisation's time zone. */
  closes: z.strictObject({ in_days: z.int(), hour: z.number() }).optional(),
  results: z.enum(["always", "afterVote", "afterClose"]).default("always"),
  ballot: z.enum(["secret", "open"]).default("secret"),
  can_change_vote: z.boolean().default(true),
  /** Each voter ticked at least one choice. */
  voter_count: z.int(),
  /** Demonstration accounts that voted too, in any case. */
  also_voted: z.array(z.string()).default([]),
  choices: z.array(z.strictObject({ text_en: z.string(), text_ar: z.string(), vote_count: z.int() })),
});
type SeedPoll = z.output<typeof shape>;

/** Visitors vote with the demonstration accounts, so these have not voted except where stated. */
const accountHolders = new Set(demonstrationAccounts.map(({ person }) => person));

/** Returns the voters, and those of each choice: ticks are assigned in turn, so no voter has a choice twice. */
function ballotsOf(seed: SeedPoll, author: string): { voters: number[]; votersByChoice: number[][] } {
  const others = people.map(({ key }) => key).filter((key) => key !== author && !accountHolders.has(key));
  const keys = [...seed.also_voted, ...shuffled(others, seededRandom(seed.topic))].slice(0, seed.voter_count);
  const voters = keys.map(personId);
  let tick = 0;
  const votersByChoice = seed.choices.map(({ vote_count }) =>
    Array.from({ length: vote_count }, () => voters[tick++ % voters.length] as number),
  );
  const ticksOfOneVoter = Math.ceil(tick / voters.length);
  if (voters.length < seed.voter_count || tick < voters.length || ticksOfOneVoter > seed.maximum_choices) {
    throw new Error(`The votes of "${seed.topic}" do not add up.`);
  }
  return { voters, votersByChoice };
}

/** Adds the polls to their topics, with their votes. */
export async function fillPolls(
  tx: Transaction,
  plan: readonly PlannedTopic[],
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<void> {
  for (const seed of readData("community/polls.json", z.array(shape))) {
    const { topic: title, closes, also_voted: _keys, choices, ...row } = seed;
    const topic = topicTitled(plan, title);
    const { voters, votersByChoice } = ballotsOf(seed, topic.seed.author);
    const closesAt =
      closes === undefined
        ? null
        : momentOf(dateIn(timeZone, now).add({ days: closes.in_days }), closes.hour, timeZone);
    const times = { closes_at: closesAt, created_at: topic.at };
    const poll_id = await insertRow(tx, "poll", { ...row, ...times, topic_id: topic.id });
    await insertRows(
      tx,
      "poll_vote",
      voters.map((person_id) => ({ poll_id, person_id })),
    );
    for (const [position, choice] of choices.entries()) {
      const choice_id = await insertRow(tx, "poll_choice", { ...choice, poll_id, position });
      const ticks = (votersByChoice[position] ?? []).map((person_id) => ({ poll_id, choice_id, person_id }));
      await insertRows(tx, "poll_vote_choice", ticks);
    }
    await tx.updateTable("topic").set({ has_poll: true }).where("id", "=", String(topic.id)).execute();
  }
}
