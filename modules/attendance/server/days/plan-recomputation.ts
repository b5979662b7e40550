import { nowIso } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { enqueue } from "#platform/jobs/enqueue.ts";
import { openSpan } from "./policy.ts";
import { lockedMonths } from "./queries.ts";
import { insertRecomputation } from "./store-recomputation.ts";

export const recomputeJob = "attendance.recompute";
/** Maximum attempts before the recomputation counts as failed. */
export const recomputeAttempts = 8;

const firstDate = statement<{ date: string | null }>("select min(date) as date from attendance_day");

export type RecomputationRequest = {
  /** The change as named by the audit: "zone.updated". */
  cause: string;
  people: "everyone" | readonly string[];
  /** The first and last date that may differ; null is open-ended. */
  from: string | null;
  to: string | null;
  /** The officer who changed a rule; null if none. */
  requestedBy: string | null;
};

/**
 * Requests recomputation by a job after the commit, limited to dates that have started and are not in a locked month.
 * Returns the id of the recomputation; null if there is nothing to compute.
 */
export async function requestRecomputation(tx: Transaction, request: RecomputationRequest): Promise<string | null> {
  const { cause, people, requestedBy } = request;
  if (people.length === 0) return null;
  const [first] = await firstDate(tx, []);
  const known = first?.date ?? null;
  // Without rows nothing can differ.
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
