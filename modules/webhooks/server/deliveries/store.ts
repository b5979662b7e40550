import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { Attempt } from "./policy.ts";

export const insertDelivery = statement<{ id: string }, [webhookId: string, event: string, body: string, at: Date]>(`
  insert into webhook_delivery (webhook_id, event, body, created_at, next_at) values ($1, $2, $3, $4, $4)
  returning id`).inserted;

type RecordedAttempt = { attempts: number; at: Date; milliseconds: number | null; next: Date | null; attempt: Attempt };

const update = statement<{ id: string }>(`
  update webhook_delivery
  set state = $3, attempts = $2 + 1, attempted_at = $4, next_at = $5, outcome = $6, status = $7, milliseconds = $8
  where id = $1 and state = 'waiting' and attempts = $2 returning id`).hasChanged;

/**
 * Records the result of an attempt after `attempts` earlier ones; returns false if another attempt was recorded since.
 * Without a next attempt, the message is delivered or has failed.
 */
export async function recordAttempt(
  tx: Transaction,
  id: string,
  { attempts, at, milliseconds, next, attempt }: RecordedAttempt,
): Promise<boolean> {
  const state = attempt.isAccepted ? "delivered" : next === null ? "failed" : "waiting";
  return update(tx, id, attempts, state, at, next, attempt.outcome, attempt.status, milliseconds);
}

const resetFailed = statement<{ id: string }, [webhookId: string, at: string]>(`
  update webhook_delivery set state = 'waiting', attempts = 0, next_at = $2
  where id in (select id from webhook_delivery where webhook_id = $1 and state = 'failed' order by id limit 1000)
  returning id`).changedColumn("id");

/** Sets a message to waiting, in any state. */
export const resumeDelivery = statement<never, [id: string, at: string]>(
  "update webhook_delivery set state = 'waiting', attempts = 0, next_at = $2 where id = $1",
).run;
/** Sets failed messages to waiting; returns their ids. */
export const resumeFailed = async (tx: Transaction, webhookId: string, at: string): Promise<string[]> =>
  (await resetFailed(tx, webhookId, at)).toSorted((a, b) => Number(a) - Number(b));

/** Deletes a batch of messages from before an instant; returns whether there were any. */
export const purgeDeliveries = statement<{ id: string }, [before: Date]>(`
  delete from webhook_delivery
  where id in (select id from webhook_delivery where created_at < $1 order by created_at limit 5000)
  returning id`).hasChanged;
