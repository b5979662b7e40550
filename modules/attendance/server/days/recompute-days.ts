import { z } from "zod";
import { nowIso } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import { record } from "#platform/events/record.ts";
import type { JobHandler } from "#platform/jobs/task.ts";
import type { RulesSource } from "../rules/load-rules.ts";
import { computeDays } from "./compute-days.ts";
import { recomputeAttempts } from "./plan-recomputation.ts";
import { nextPeople } from "./queries-work.ts";
import { failRecomputation, finishRecomputation, moveRecomputation, takeRecomputation } from "./store-recomputation.ts";

/** Computes the next people of a recomputation; returns false when none are left. */
async function recomputeNext(tx: Transaction, rules: RulesSource, id: string): Promise<boolean> {
  const work = await takeRecomputation(tx, id);
  if (work === null) return false;
  const people = await nextPeople(tx, work);
  const last = people.at(-1);
  if (last === undefined) {
    const changed = await finishRecomputation(tx, id, nowIso());
    await record(tx, {
      action: "recomputation.finished",
      actorId: null,
      subject: { kind: "recomputation", id },
      details: { from: work.from_date, to: work.to_date, changed },
      audience: "permission:attendance.manage",
    });
    return false;
  }
  const { changed } = await computeDays(tx, rules, people, { from: work.from_date, to: work.to_date });
  await moveRecomputation(tx, id, { afterPersonId: last, people: people.length, changed });
  return true;
}

const payloadShape = z.object({ id: z.string() });

/** Runs a row of `recomputation`, some people per transaction; if killed, it continues after the last. */
export const recomputeHandler =
  (rules: RulesSource): JobHandler =>
  async ({ database, payload, attempt, signal }) => {
    const { id } = payloadShape.parse(payload);
    const { primary } = database;
    try {
      for (let isMore = true; isMore;) {
        signal.throwIfAborted();
        isMore = await transaction(primary, (tx) => recomputeNext(tx, rules, id));
      }
    } catch (error) {
      if (attempt >= recomputeAttempts && !signal.aborted) {
        await transaction(primary, (tx) => failRecomputation(tx, id, nowIso()));
      }
      throw error;
    }
  };
