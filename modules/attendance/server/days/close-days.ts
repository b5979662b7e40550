import { now } from "#platform/clock/clock.ts";
import { runConcurrently } from "#platform/concurrency/run-concurrently.ts";
import type { Reader } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import type { RulesSource } from "../rules/load-rules.ts";
import { computeDays } from "./compute-days.ts";
import { dueDays, lanes, maxDue, maxPeople, type DueDay } from "./queries-work.ts";

/** Groups the due dates into stretches of people of one date. */
function batchesOf(due: readonly DueDay[]): { date: string; people: string[] }[] {
  const batches: { date: string; people: string[] }[] = [];
  for (const { date, person_id: personId } of due) {
    const last = batches.at(-1);
    if (last?.date === date && last.people.length < maxPeople) last.people.push(personId);
    else batches.push({ date, people: [personId] });
  }
  return batches;
}

/**
 * Finalizes rows whose windows have closed, in any time zone, and marks absence where a slot has ended without a punch.
 * The rows determine the remaining work, so the job can be killed at any point and run on several nodes. A failure for
 * one person does not keep the days of others open: it rejects after all others are done. Returns the number of changed
 * rows.
 */
export async function closeDays(db: Reader, rules: RulesSource, signal?: AbortSignal): Promise<number> {
  const at = now();
  const failures: unknown[] = [];
  for (let changed = 0; ;) {
    const due = await dueDays(db, at);
    let closed = 0;
    await runConcurrently(lanes, batchesOf(due), async ({ date, people }) => {
      signal?.throwIfAborted();
      try {
        const written = await transaction(db, (tx) => computeDays(tx, rules, people, { from: date, to: date, at }));
        closed += written.changed;
      } catch (error) {
        failures.push(error);
      }
    });
    changed += closed;
    if (closed > 0 && due.length === maxDue) continue;
    if (failures.length > 0) throw new AggregateError(failures, "Some people's days could not be closed.");
    return changed;
  }
}
