import { nowIso } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { enqueue } from "#platform/jobs/enqueue.ts";
import { openSpan } from "./policy.ts";
import { lockedMonths } from "./queries.ts";
import { insertRecomputation } from "./store-recomputation.ts";

/** The job that works a recomputation off. */
export const recomputeJob = "attendance.recompute";
/** As often it is tried before the recomputation counts as failed. */
export const recomputeAttempts = 8;

const firstDate = statement<{ date: string | null }>("select min(date) as date from attendance_day");

export type RecomputationRequest = {
  /** What changed, as the audit names it: "zone.updated". */
  cause: string;
  people: "everyone" | readonly string[];
  /** The first and the last date that can come out different; null has no end. */
  from: string | null;
  to: string | null;
  /** The officer who changed a rule; null: nobody in particular. */
  requestedBy: string | null;
};

/**
 * Has days computed again after the commit, in a job, as far as they have begun and lie in no locked month. Answers the
 * id of the recomputation; null when there is nothing to compute.
 */
export async function requestRecomputation(tx: Transaction, request: RecomputationRequest): Promise<string | null> {
  const { cause, people, requestedBy } = request;
  if (people.length === 0) return null;
  const [first] = await firstDate(tx, []);
  const known = first?.date ?? null;
  // Without any row there is nothing that could differ.
  if (known === null) return null;
  const at = nowIso();
  const begun = openSpan({ from: request.from, to: request.to }, { first: known, at: new Date(at), locked: [] });
  if (begun === null) return null;
  const locked = await lockedMonths(tx, begun.from, begun.to);
  const span = openSpan(begun, { first: known, at: new Date(at), locked });
  if (span === null) return null;
  const id = await insertRecomputation(tx, { cause, people, ...span, requestedBy, at });
  await enqueue(tx, recomputeJob, { id }, { key: `${recomputeJob} ${id}`, maxAttempts: recomputeAttempts });
  return id;
}
