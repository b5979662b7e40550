import { nowIso } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { repeatWhile } from "#platform/jobs/batches.ts";
import type { JobContext } from "#platform/jobs/task.ts";
import { lockRecords } from "#modules/people/server/index.ts";
import { finishHandover, insertHandedOver, lockHandover, selectToHandOver, updateHandover } from "./store-handover.ts";

/**
 * The yearly allowance of a service counted requests only, and each year by itself; a balance counts all leave, and what
 * is missing stays. For a type that was handed over, an entry a person and year keeps what was left as it was shown.
 * Returns the number of people. Runs once, after all leave has been counted; it continues after the last person.
 */
export async function applyHandovers(job: Pick<JobContext, "database" | "signal">): Promise<number> {
  let handed = 0;
  await repeatWhile(job, async (tx: Transaction) => {
    const handover = await lockHandover(tx);
    if (handover === null) return false;
    const { type_id: typeId, after_person_id: after } = handover;
    const people = await selectToHandOver(tx, typeId, after);
    const last = people.at(-1);
    if (last === undefined) {
      await finishHandover(tx, typeId, nowIso());
      return true;
    }
    await lockRecords(tx, people);
    await insertHandedOver(tx, typeId, people, nowIso());
    await updateHandover(tx, typeId, last);
    handed += people.length;
    return true;
  });
  return handed;
}
