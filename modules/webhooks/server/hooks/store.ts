import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";

export type WebhookValues = { name: string; address: string; events: string[]; is_active: boolean };

export const lockWebhook = (tx: Transaction, id: string) =>
  tx.selectFrom("webhook").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

export async function insertWebhook(tx: Transaction, values: WebhookValues, createdAt: string): Promise<string> {
  const row = { ...values, created_at: createdAt };
  return (await tx.insertInto("webhook").values(row).returning("id").executeTakeFirstOrThrow()).id;
}

/** Updates a webhook. Activation or a new address resets its failures. */
export async function updateWebhookRow(tx: Transaction, id: string, changes: Partial<WebhookValues>): Promise<void> {
  const isAnew = changes.is_active === true || changes.address !== undefined;
  await tx
    .updateTable("webhook")
    .set((expression) => ({
      ...changes,
      ...(isAnew ? { failing_since: null, stopped_at: null } : {}),
      version: expression("version", "+", 1),
    }))
    .where("id", "=", id)
    .execute();
}

export async function deleteWebhookRow(tx: Transaction, id: string): Promise<void> {
  await tx.deleteFrom("webhook").where("id", "=", id).execute();
}

export const insertSecret = statement<never, [id: string, sealed: Buffer]>(
  "update webhook set secret = $2 where id = $1",
).run;
/** Stores a new secret; the previous one stays valid until an instant. */
export const replaceSecret = statement<never, [id: string, sealed: Buffer, until: string]>(`
  update webhook set secret = $2, previous_secret = secret, previous_until = $3, version = version + 1 where id = $1`).run;

/** Deletes previous secrets that no longer sign. */
export const deletePreviousSecrets = statement<never, [at: string]>(
  "update webhook set previous_secret = null, previous_until = null where previous_until <= $1",
).run;

/** Records an accepted message and resets the failures. */
export const recordAccepted = statement<never, [id: string]>(
  "update webhook set failing_since = null where id = $1 and failing_since is not null",
).run;
/** Records a failed message; returns the time of the first failure, null if the webhook is inactive. */
export const recordFailure = statement<{ failing_since: string }, [id: string, at: string]>(`
  update webhook set failing_since = coalesce(failing_since, $2) where id = $1 and is_active
  returning failing_since /* not null: just set */`).changedValue("failing_since", null);
/** Deactivates a webhook that has failed for too long. */
export const stopWebhook = statement<never, [id: string, at: string]>(`
  update webhook set is_active = false, stopped_at = $2, version = version + 1 where id = $1`).run;

/** Seals a secret again unless it has changed. */
export const resealSecret = statement<never, [id: string, from: Buffer, to: Buffer]>(
  "update webhook set secret = $3 where id = $1 and secret = $2",
).run;
export const resealPrevious = statement<never, [id: string, from: Buffer, to: Buffer]>(
  "update webhook set previous_secret = $3 where id = $1 and previous_secret = $2",
).run;
