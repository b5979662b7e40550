import { z } from "zod";
import type { Transaction } from "#platform/database/database.ts";
import { seededRandom, shuffled } from "./random.ts";
import { dateIn } from "./dates.ts";
import { insertRows } from "./insert.ts";
import { demonstrationAccounts, people, personId } from "./people.ts";
import { readData } from "./read-data.ts";
import { topicTitled, type PlannedTopic } from "./plan-community.ts";

const shape = z.strictObject({
  /** The English title of the topic. */
  topic: z.string(),
  /** The deadline, in days from today. */
  in_days: z.int(),
  /** The share of colleagues who have acknowledged it. */
  share: z.number().min(0).max(1),
});

/** Has acknowledged none that is still open, so that visitors can try it. */
const undecided = demonstrationAccounts.find(({ email }) => email === "employee@diwan.example")?.person;

/** Marks announcements as must-reads: one in time, one late for a few. */
export async function fillMustReads(
  tx: Transaction,
  plan: readonly PlannedTopic[],
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<void> {
  for (const { topic, in_days, share } of readData("community/must-reads.json", z.array(shape))) {
    const { id, at, seed } = topicTitled(plan, topic);
    const mustRead = {
      topic_id: id,
      due_on: dateIn(timeZone, now).add({ days: in_days }).toString(),
      is_for_everyone: true,
      asked_by: personId(seed.author),
      asked_at: at,
    };
    await insertRows(tx, "must_read", [mustRead]);
    await tx.updateTable("topic").set({ is_must_read: true }).where("id", "=", String(id)).execute();
    const others = people.filter(({ key }) => key !== undecided || in_days < 0);
    const readers = shuffled(others, seededRandom(topic)).slice(0, Math.round(people.length * share));
    const minutes = (now.getTime() - at.getTime()) / 60_000;
    const acknowledgements = readers.map((reader, index) => ({
      topic_id: id,
      person_id: reader.id,
      acknowledged_at: new Date(at.getTime() + (minutes * (index + 1) * 60_000) / (readers.length + 1)),
      topic_version: 1,
    }));
    await insertRows(tx, "acknowledgement", acknowledgements);
  }
}
