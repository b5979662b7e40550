import { now } from "#platform/clock/clock.ts";
import type { Database, Transaction } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import { enqueue } from "#platform/jobs/enqueue.ts";
import { post } from "#platform/outbound/post.ts";
import { ownerOf, type WebhooksContext } from "../context.ts";
import { enterFailing, enterTaken, stopWebhook } from "../hooks/store.ts";
import { recordWebhook } from "../record-webhook.ts";
import { judgeAttempt, nextAttempt, patience, type Attempt } from "./policy.ts";
import { selectPending, type PendingRow } from "./queries.ts";
import { signMessage } from "./sign-message.ts";
import { enterAttempt } from "./store.ts";

export const sendTask = "webhooks.send";

/** Has a message sent. Those of one webhook go one after the other, so a slow receiver holds up nobody else. */
export const enqueueMessage = (tx: Transaction, webhookId: string, id: string, runAt?: Date): Promise<void> =>
  enqueue(
    tx,
    sendTask,
    { deliveryId: id },
    { queue: `webhook ${webhookId}`, key: `webhook delivery ${id}`, ...(runAt === undefined ? {} : { runAt }) },
  );

function secretsOf(row: PendingRow, { secrets }: Pick<WebhooksContext, "secrets">, at: Date): Buffer[] {
  const counts = row.previous_until !== null && at < new Date(row.previous_until);
  return [row.secret, counts ? row.previous_secret : null]
    .filter((sealed) => sealed !== null)
    .map((sealed) => secrets.open(sealed, ownerOf(row.webhook_id)));
}

async function attemptOf(id: string, row: PendingRow, context: WebhooksContext): Promise<Attempt> {
  if (!row.is_active) return { outcome: "inactive", status: null, isTaken: false };
  const sentAt = now();
  const headers = {
    "content-type": "application/json; charset=utf-8",
    "user-agent": "Diwan webhooks",
    ...signMessage({ id, body: row.body, sentAt }, secretsOf(row, context, sentAt)),
  };
  return judgeAttempt(await post(row.address, { headers, body: row.body }, context.outside));
}

async function enterResult(
  tx: Transaction,
  id: string,
  row: PendingRow,
  { attempt, milliseconds }: { attempt: Attempt; milliseconds: number },
): Promise<void> {
  const at = now();
  // What is switched off meanwhile is not tried again by itself.
  const next = attempt.isTaken || attempt.outcome === "inactive" ? null : nextAttempt(row.attempts + 1, at);
  const entered = await enterAttempt(tx, id, {
    attempts: row.attempts,
    at: at.toISOString(),
    milliseconds: attempt.outcome === "inactive" ? null : milliseconds,
    nextAt: next?.toISOString() ?? null,
    attempt,
  });
  if (!entered || attempt.outcome === "inactive") return;
  if (next !== null) await enqueueMessage(tx, row.webhook_id, id, next);
  if (attempt.isTaken) {
    await enterTaken(tx, row.webhook_id);
    return;
  }
  const since = await enterFailing(tx, row.webhook_id, at.toISOString());
  if (since === null || at.getTime() - new Date(since).getTime() < patience) return;
  await stopWebhook(tx, row.webhook_id, at.toISOString());
  await recordWebhook(tx, null, "webhook.stopped", row.webhook_id);
}

/**
 * Sends one message, once: it may arrive twice when a node dies between the answer and its entry, under the same id. What
 * fails is tried again later, and in the end left for somebody to decide.
 */
export async function sendMessage({ primary }: Database, context: WebhooksContext, id: string): Promise<void> {
  const [row] = await selectPending(primary, [id]);
  if (row === undefined) return;
  const start = performance.now();
  const attempt = await attemptOf(id, row, context);
  const milliseconds = Math.round(performance.now() - start);
  await transaction(primary, (tx) => enterResult(tx, id, row, { attempt, milliseconds }));
}
