import { Temporal } from "temporal-polyfill";
import type { Transaction } from "#platform/database/database.ts";
import { chance, shuffled } from "./chance.ts";
import { personId } from "./fill-people.ts";
import { demonstrationAccounts, people } from "./people.ts";
import type { PlannedTopic } from "./schedule.ts";

/** Topics to be acknowledged: deadline in days from today, and the share of colleagues who have done so. */
const mustReads = [
  { topic: "Gifts and invitations: the 300-riyal rule, with examples", inDays: 4, share: 0.62 },
  { topic: "The evacuation drill: seven minutes forty, and four surprises", inDays: -3, share: 0.9 },
];
/** Has acknowledged neither, so that visitors can try it. */
const undecided = "employee@diwan.example";

/** Marks two announcements as must-reads: one in time, one late for a few. */
export async function fillMustReads(
  tx: Transaction,
  plan: readonly PlannedTopic[],
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<void> {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();
  const waiting = demonstrationAccounts.find(({ email }) => email === undecided)?.person;
  for (const { topic, inDays, share } of mustReads) {
    const planned = plan.find(({ seed }) => seed.titleEn === topic);
    if (planned === undefined) throw new Error(`There is no topic "${topic}".`);
    const { id, at, seed } = planned;
    await tx
      .insertInto("must_read")
      .values({
        topic_id: id,
        due_on: today.add({ days: inDays }).toString(),
        is_for_everyone: true,
        asked_by: personId.get(seed.author) ?? 0,
        asked_at: at,
      })
      .execute();
    await tx.updateTable("topic").set({ is_must_read: true }).where("id", "=", String(id)).execute();
    const others = people.filter(({ key }) => key !== waiting || inDays < 0).map(({ key }) => key);
    const readers = shuffled(others, chance(topic)).slice(0, Math.round(people.length * share));
    const minutes = (now.getTime() - at.getTime()) / 60_000;
    await tx
      .insertInto("acknowledgement")
      .values(
        readers.map((key, place) => ({
          topic_id: id,
          person_id: personId.get(key) ?? 0,
          acknowledged_at: new Date(at.getTime() + (minutes * (place + 1) * 60_000) / (readers.length + 1)),
          topic_version: 1,
        })),
      )
      .execute();
  }
}
