import { timingSafeEqual } from "node:crypto";
import { now } from "#platform/clock/clock.ts";
import type { Database, Transaction } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import { record } from "#platform/events/record.ts";
import type { Actor } from "#platform/http/actor.ts";
import { refuse, refuseField } from "#platform/http/refuse.ts";
import { isPostable } from "#platform/outbound/post.ts";
import type { NewSubscription, PushDevice, RenewedSubscription } from "../../contract/push/schemas.ts";
import { loadKeys, type PushContext } from "./load-keys.ts";
import { secretAt } from "./queries.ts";
import { insertSubscription, removeOwnSubscription, replaceSubscription } from "./store.ts";

const recordChange = (
  tx: Transaction,
  action: "pushSubscription.created" | "pushSubscription.renewed" | "pushSubscription.deleted",
  id: string,
  { personId, requestId }: { personId: string; requestId: string },
): Promise<unknown> =>
  record(tx, {
    action,
    actorId: personId,
    subject: { kind: "pushSubscription", id },
    audience: `person:${personId}`,
    requestId,
  });

export async function createSubscription(
  database: Database,
  context: PushContext,
  { personId, sessionId }: Actor,
  body: NewSubscription,
  requestId: string,
): Promise<PushDevice> {
  if (!(await isPostable(body.endpoint, context.outside)))
    throw refuseField("fields_conflict", "endpoint", { key: "notReachable" });
  await loadKeys(database, context);
  return transaction(database.primary, async (tx) => {
    const device = await insertSubscription(tx, { personId, sessionId }, body, now());
    await recordChange(tx, "pushSubscription.created", device.id, { personId, requestId });
    return { ...device, isCurrent: true };
  });
}

/**
 * Replaces the subscription of a browser without a session. The browser proves the previous one by its address and
 * secret, known only to it and the server; throws `not_found` otherwise.
 */
export async function renewSubscription(
  { primary }: Database,
  { outside }: PushContext,
  { previous, subscription }: RenewedSubscription,
  requestId: string,
): Promise<void> {
  const found = await secretAt(primary, previous.endpoint, now());
  if (found === null || !timingSafeEqual(found.authSecret, Buffer.from(previous.auth, "base64url")))
    throw refuse("not_found");
  if (!(await isPostable(subscription.endpoint, outside)))
    throw refuseField("fields_conflict", "subscription.endpoint", { key: "notReachable" });
  await transaction(primary, async (tx) => {
    await replaceSubscription(tx, found.id, subscription);
    await recordChange(tx, "pushSubscription.renewed", found.id, { personId: found.personId, requestId });
  });
}

/** Deletes a subscription of the person; throws `not_found` for one of another person. */
export async function deleteSubscription(tx: Transaction, personId: string, id: string, requestId: string) {
  if (!(await removeOwnSubscription(tx, id, personId))) throw refuse("not_found");
  await recordChange(tx, "pushSubscription.deleted", id, { personId, requestId });
}
