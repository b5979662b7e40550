import { z } from "zod";
import { nowIso } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import { record } from "#platform/events/record.ts";
import type { JobHandler } from "#platform/jobs/task.ts";
import { enqueue } from "#platform/jobs/enqueue.ts";
import type { AttendanceContext, ScheduleChange } from "../context.ts";
import type { RulesSource } from "../rules/load-rules.ts";
import { recomputeFindings } from "../findings/compute-findings.ts";
import { recomputeClaims } from "../overtime/compute-claims.ts";
import { computeDays } from "./compute-days.ts";
import { nextPeople } from "./queries-work.ts";
import {
  failRecomputation,
  finishRecomputation,
  updateRecomputationProgress,
  lockRecomputation,
  insertRecomputation,
} from "./store-work.ts";
import { openSpan } from "./policy.ts";
import { firstDate, lockedMonths } from "./queries.ts";

export const recomputeJob = "attendance.recompute";
/** Maximum attempts before the recomputation counts as failed. */
const recomputeAttempts = 8;

type RecomputationRequest = ScheduleChange & {
  /** The officer who changed a rule; null if none. */
  requestedBy: string | null;
  /** Computes only the results of days; the days stay. */
  only?: "findings" | "claims";
};

/**
 * Requests recomputation by a job after the commit, limited to dates that have started and are not in a locked month.
 * Returns the id of the recomputation; null if there is nothing to compute.
 */
export async function requestRecomputation(tx: Transaction, request: RecomputationRequest): Promise<string | null> {
  const { cause, people, requestedBy, only = null } = request;
  if (people.length === 0) return null;
  const known = await firstDate(tx);
  // Without rows nothing can differ.
  if (known === null) return null;
  const at = nowIso();
  const begun = openSpan({ from: request.from, to: request.to }, { first: known, at: new Date(at), locked: [] });
  if (begun === null) return null;
  const locked = await lockedMonths(tx, begun.from, begun.to);
  const span = openSpan(begun, { first: known, at: new Date(at), locked });
  if (span === null) return null;
  const id = await insertRecomputation(tx, { cause, people, ...span, requestedBy, at, only });
  await enqueue(tx, recomputeJob, { id }, { key: `${recomputeJob} ${id}`, maxAttempts: recomputeAttempts });
  return id;
}

/** Follows changed schedules: requests recomputation, and tells those who count days by them, also days to come. */
export async function followSchedules(
  tx: Transaction,
  { scheduleFollowers }: Pick<AttendanceContext, "scheduleFollowers">,
  { requestedBy, ...change }: Omit<RecomputationRequest, "only">,
): Promise<void> {
  await requestRecomputation(tx, { ...change, requestedBy });
  for (const { follow } of scheduleFollowers) await follow(tx, change);
}

/** Computes the next people of a recomputation; returns false when none are left. */
async function recomputeNext(tx: Transaction, rules: RulesSource, id: string): Promise<boolean> {
  const work = await lockRecomputation(tx, id);
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
  const span = { from: work.from_date, to: work.to_date };
  let changed = 0;
  if (work.only_findings) await recomputeFindings(tx, rules, people, span);
  else if (!work.only_claims) ({ changed } = await computeDays(tx, rules, people, span));
  // Also where no day differs: a role decides which policy of overtime applies.
  if (!work.only_findings && changed === 0) await recomputeClaims(tx, rules, people, span);
  await updateRecomputationProgress(tx, id, last, people.length, changed);
  return true;
}

const payloadShape = z.object({ id: z.string() });

/** Runs a row of `recomputation`, some people per transaction; if killed, it continues after the last. */
export const recomputationJob =
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
