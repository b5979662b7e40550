import { now } from "#platform/clock/clock.ts";
import type { Database, Transaction } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import { enqueue } from "#platform/jobs/enqueue.ts";
import { count } from "#platform/metrics/counters.ts";
import { post } from "#platform/outbound/post.ts";
import { ownerOf, recordWebhook, type WebhooksContext } from "../context.ts";
import { recordFailure, recordAccepted, stopWebhook } from "../hooks/store.ts";
import { judgeAttempt, nextAttempt, maxFailingMs, type Attempt } from "./policy.ts";
import { signMessage } from "../hooks/sign-message.ts";
import { selectPending, type PendingRow } from "./queries.ts";
import { recordAttempt } from "./store.ts";

export const sendTask = "webhooks.send";

/** Enqueues a message. Messages of one webhook are sent one after the other, so a slow receiver delays only its own. */
export const enqueueMessage = (tx: Transaction, webhookId: string, id: string, runAt?: Date): Promise<void> =>
  enqueue(
    tx,
    sendTask,
    { deliveryId: id },
    { queue: `webhook ${webhookId}`, key: `webhook delivery ${id}`, ...(runAt === undefined ? {} : { runAt }) },
  );

function secretsOf(row: PendingRow, { secrets }: WebhooksContext, at: Date): Buffer[] {
  const counts = row.previous_until !== null && at < new Date(row.previous_until);
  return [row.secret, counts ? row.previous_secret : null]
    .filter((sealed) => sealed !== null)
    .map((sealed) => secrets.open(sealed, ownerOf(row.webhook_id)));
}

async function attemptOf(id: string, row: PendingRow, context: WebhooksContext): Promise<Attempt> {
  if (!row.is_active) return { outcome: "inactive", status: null, isAccepted: false };
  const sentAt = now();
  const headers = {
    "content-type": "application/json; charset=utf-8",
    "user-agent": "Diwan webhooks",
    ...signMessage({ id, body: row.body, sentAt }, secretsOf(row, context, sentAt)),
  };
  const attempt = judgeAttempt(await post(row.address, { headers, body: row.body }, context.outside));
  count("deliveries", { channel: "webhook", result: attempt.isAccepted ? "accepted" : "failed" });
  return attempt;
}

async function recordResult(tx: Transaction, id: string, row: PendingRow, attempt: Attempt, milliseconds: number) {
  const at = now();
  const isInactive = attempt.outcome === "inactive";
  // A deactivated webhook is not retried automatically.
  const next = attempt.isAccepted || isInactive ? null : nextAttempt(row.attempts + 1, at);
  const result = { attempts: row.attempts, at, milliseconds: isInactive ? null : milliseconds, next, attempt };
  if (!(await recordAttempt(tx, id, result)) || isInactive) return;
  if (next !== null) await enqueueMessage(tx, row.webhook_id, id, next);
  if (attempt.isAccepted) return recordAccepted(tx, row.webhook_id);
  const since = await recordFailure(tx, row.webhook_id, at.toISOString());
  if (since === null || at.getTime() - new Date(since).getTime() < maxFailingMs) return;
  await stopWebhook(tx, row.webhook_id, at.toISOString());
  await recordWebhook({ tx }, "webhook.stopped", row.webhook_id);
}

/**
 * Sends one message. It may arrive twice, with the same id, if a node dies between the response and its record.
 * Failures are retried later; after the last attempt a user decides.
 */
export async function sendMessage({ primary }: Database, context: WebhooksContext, id: string): Promise<void> {
  const row = await selectPending(primary, id);
  if (row === null) return;
  const start = performance.now();
  const attempt = await attemptOf(id, row, context);
  const milliseconds = Math.round(performance.now() - start);
  await transaction(primary, (tx) => recordResult(tx, id, row, attempt, milliseconds));
}
