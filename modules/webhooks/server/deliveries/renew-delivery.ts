import { now, nowIso } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { refuse } from "#platform/http/refuse.ts";
import { testEvent } from "../../contract/events.ts";
import type { Delivery } from "../../contract/schemas.ts";
import { recordWebhook, type Change } from "../context.ts";
import { readWebhook } from "../hooks/list-webhooks.ts";
import { readDelivery } from "./list-deliveries.ts";
import { bodyOf } from "./policy.ts";
import { enqueueMessage } from "./deliver-message.ts";
import { insertDelivery, resumeDelivery, resumeFailed } from "./store.ts";

async function requireActive(tx: Transaction, id: string): Promise<void> {
  if (!(await readWebhook(tx, id)).isActive) throw refuse("webhook_inactive");
}

export async function testWebhook(change: Change, webhookId: string): Promise<Delivery> {
  const { tx } = change;
  await requireActive(tx, webhookId);
  const at = now();
  const { id } = await insertDelivery(tx, webhookId, testEvent, bodyOf(testEvent, at, {}), at);
  await enqueueMessage(tx, webhookId, id);
  await recordWebhook(change, "webhook.tested", webhookId);
  return (await readDelivery(tx, id)).delivery;
}

/** Sends a message again in any state; its receiver recognizes it by its id. */
export async function replayDelivery(change: Change, id: string): Promise<Delivery> {
  const { tx } = change;
  const { webhookId } = await readDelivery(tx, id);
  await requireActive(tx, webhookId);
  await resumeDelivery(tx, id, nowIso());
  await enqueueMessage(tx, webhookId, id);
  await recordWebhook(change, "webhook.replayed", webhookId, { deliveries: 1 });
  return (await readDelivery(tx, id)).delivery;
}

/** Sends failed messages again: at most a thousand, oldest first; returns their number. */
export async function replayFailed(change: Change, webhookId: string): Promise<number> {
  const { tx } = change;
  await requireActive(tx, webhookId);
  const ids = await resumeFailed(tx, webhookId, nowIso());
  for (const id of ids) await enqueueMessage(tx, webhookId, id);
  if (ids.length > 0) await recordWebhook(change, "webhook.replayed", webhookId, { deliveries: ids.length });
  return ids.length;
}
