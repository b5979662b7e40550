import type { Reader, Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { Attempt } from "./policy.ts";

const insert = statement<{ id: string }>(`
  insert into webhook_delivery (webhook_id, event, body, created_at, next_at) values ($1, $2, $3, $4, $4) returning id`);

/** Inserts a waiting message; returns its id. */
export async function insertDelivery(
  tx: Transaction,
  { webhookId, event, body, createdAt }: { webhookId: string; event: string; body: string; createdAt: string },
): Promise<string> {
  const [row] = await insert(tx, [webhookId, event, body, createdAt]);
  if (row === undefined) throw new Error("The message was not entered.");
  return row.id;
}

const update = statement<{ id: string }>(`
  update webhook_delivery
  set state = $3, attempts = $2 + 1, attempted_at = $4, next_at = $5, outcome = $6, status = $7, milliseconds = $8
  where id = $1 and state = 'waiting' and attempts = $2 returning id`);

/**
 * Records the result of an attempt after `attempts` earlier ones; returns false if another attempt was recorded since.
 * Without a next attempt, the message is delivered or has failed.
 */
export async function recordAttempt(
  tx: Transaction,
  id: string,
  {
    attempts,
    at,
    milliseconds,
    nextAt,
    attempt,
  }: {
    attempts: number;
    at: string;
    milliseconds: number | null;
    nextAt: string | null;
    attempt: Attempt;
  },
): Promise<boolean> {
  const state = attempt.isAccepted ? "delivered" : nextAt === null ? "failed" : "waiting";
  const values = [id, attempts, state, at, nextAt, attempt.outcome, attempt.status, milliseconds];
  return (await update(tx, values)).length > 0;
}

const resetFailed = statement<{ id: string }>(`
  update webhook_delivery set state = 'waiting', attempts = 0, next_at = $2
  where id in (select id from webhook_delivery where webhook_id = $1 and state = 'failed' order by id limit 1000)
  returning id`);

/** Sets a message to waiting, in any state. */
export const resumeDelivery = statement<never, [id: string, at: string]>(
  "update webhook_delivery set state = 'waiting', attempts = 0, next_at = $2 where id = $1",
).run;
/** Sets failed messages to waiting; returns their ids. */
export const resumeFailed = async (tx: Transaction, webhookId: string, at: string): Promise<string[]> =>
  (await resetFailed(tx, [webhookId, at])).map(({ id }) => id).toSorted((a, b) => Number(a) - Number(b));

const purge = statement<{ id: string }>(`
  delete from webhook_delivery
  where id in (select id from webhook_delivery where created_at < $1 order by created_at limit 5000) returning id`);

/** Deletes messages from before an instant in batches; returns the number deleted. */
export const purgeDeliveries = async (db: Reader, before: string): Promise<number> =>
  (await purge(db, [before])).length;
