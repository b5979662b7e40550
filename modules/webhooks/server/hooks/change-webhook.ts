import type { z } from "zod";
import { now, nowIso } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { Webhook, createWebhook as createSchema, updateWebhook as updateSchema } from "../../contract/schemas.ts";
import { ownerOf, recordWebhook, type Change, type WebhooksContext } from "../context.ts";
import { generateSecret, writeSecret } from "./sign-message.ts";
import { readWebhook } from "./list-webhooks.ts";
import { countWebhooks } from "./queries.ts";
import {
  deleteWebhookRow,
  insertSecret,
  insertWebhook,
  lockWebhook,
  replaceSecret,
  updateWebhookRow,
  type WebhookValues,
} from "./store.ts";

/** Time for which the previous secret also signs, in milliseconds. */
const overlap = 24 * 3_600_000;

/** Maximum webhooks: every event is matched against each of them. */
const maxWebhooks = 100;

async function requireWebhook(tx: Transaction, id: string) {
  const row = await lockWebhook(tx, id);
  if (row === undefined) throw refuse("not_found");
  return row;
}

export async function createWebhook(change: Change, { secrets }: WebhooksContext, body: z.output<typeof createSchema>) {
  const { tx } = change;
  if ((await countWebhooks(tx)) >= maxWebhooks) throw refuse("limit_reached");
  const values = { name: body.name, address: body.address, events: body.events, is_active: body.isActive };
  const id = await insertWebhook(tx, values, nowIso());
  await insertSecret(tx, id, secrets.seal(generateSecret(), ownerOf(id)));
  await recordWebhook(change, "webhook.created", id, { after: values });
  return readWebhook(tx, id);
}

export async function updateWebhook(change: Change, id: string, body: z.output<typeof updateSchema>): Promise<Webhook> {
  const { tx } = change;
  const current = await requireWebhook(tx, id);
  if (body.version !== current.version) throw refuse("stale_version", { current: await readWebhook(tx, id) });
  const given = { name: body.name, address: body.address, events: body.events, is_active: body.isActive };
  const keys = (Object.keys(given) as (keyof WebhookValues)[]).filter(
    (key) => given[key] !== undefined && JSON.stringify(given[key]) !== JSON.stringify(current[key]),
  );
  if (keys.length === 0) return readWebhook(tx, id);
  const after = Object.fromEntries(keys.map((key) => [key, given[key]])) as Partial<WebhookValues>;
  const before = Object.fromEntries(keys.map((key) => [key, current[key]]));
  await updateWebhookRow(tx, id, after);
  await recordWebhook(change, "webhook.updated", id, { before, after });
  return readWebhook(tx, id);
}

export async function deleteWebhook(change: Change, id: string): Promise<void> {
  const { name, address } = await requireWebhook(change.tx, id);
  await deleteWebhookRow(change.tx, id);
  await recordWebhook(change, "webhook.deleted", id, { before: { name, address } });
}

/** Returns the secret in the receiver's format; the access is recorded in the same transaction. */
export async function openSecret(change: Change, { secrets }: WebhooksContext, id: string): Promise<string> {
  const { secret } = await requireWebhook(change.tx, id);
  if (secret === null) throw refuse("not_found");
  await recordWebhook(change, "webhook.revealed", id);
  return writeSecret(secrets.open(secret, ownerOf(id)));
}

/** Generates a new secret; the previous one also signs for one more day. */
export async function rotateSecret(change: Change, { secrets }: WebhooksContext, id: string): Promise<Webhook> {
  const { tx } = change;
  await requireWebhook(tx, id);
  const until = new Date(now().getTime() + overlap).toISOString();
  await replaceSecret(tx, id, secrets.seal(generateSecret(), ownerOf(id)), until);
  await recordWebhook(change, "webhook.rotated", id);
  return readWebhook(tx, id);
}
