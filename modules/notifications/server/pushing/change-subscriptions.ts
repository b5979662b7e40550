import { timingSafeEqual } from "node:crypto";
import { now } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import { record } from "#platform/events/record.ts";
import type { Context } from "#platform/http/handler.ts";
import { refuse, refuseField } from "#platform/http/refuse.ts";
import { isPostable } from "#platform/outbound/post.ts";
import type { pushRoutes } from "../../contract/push/routes.ts";
import type { PushDevice } from "../../contract/push/schemas.ts";
import type { PushContext } from "./context.ts";
import { loadKeys } from "./load-keys.ts";
import { secretAt } from "./queries.ts";
import { insertSubscription, removeOwnSubscription, replaceSubscription } from "./store.ts";

type Call<Name extends keyof typeof pushRoutes> = Context<(typeof pushRoutes)[Name]>;

const recordChange = (
  tx: Transaction,
  action: "pushSubscription.created" | "pushSubscription.renewed" | "pushSubscription.deleted",
  id: string,
  personId: string,
  requestId: string,
): Promise<unknown> =>
  record(tx, {
    action,
    actorId: personId,
    subject: { kind: "pushSubscription", id },
    audience: `person:${personId}`,
    requestId,
  });

export async function createSubscription(
  { database, actor: { personId, sessionId }, body, facts }: Call<"createPushSubscription">,
  context: PushContext,
): Promise<PushDevice> {
  if (!(await isPostable(body.endpoint, context.outside)))
    throw refuseField("fields_conflict", "endpoint", { key: "notReachable" });
  await loadKeys(database, context);
  return transaction(database.primary, async (tx) => {
    const device = await insertSubscription(tx, { personId, sessionId }, body, now());
    await recordChange(tx, "pushSubscription.created", device.id, personId, facts.id);
    return { ...device, isCurrent: true };
  });
}

/**
 * Replaces the subscription of a browser without a session. The browser proves the previous one by its address and
 * secret, known only to it and the server; throws `not_found` otherwise.
 */
export async function renewSubscription(call: Call<"renewPushSubscription">, { outside }: PushContext): Promise<void> {
  const { primary } = call.database;
  const { previous, subscription } = call.body;
  const found = await secretAt(primary, previous.endpoint, now());
  if (found === null || !timingSafeEqual(found.authSecret, Buffer.from(previous.auth, "base64url")))
    throw refuse("not_found");
  if (!(await isPostable(subscription.endpoint, outside)))
    throw refuseField("fields_conflict", "subscription.endpoint", { key: "notReachable" });
  await transaction(primary, async (tx) => {
    await replaceSubscription(tx, found.id, subscription);
    await recordChange(tx, "pushSubscription.renewed", found.id, found.personId, call.facts.id);
  });
}

/** Deletes a subscription of the person; throws `not_found` for one of another person. */
export async function deleteSubscription({ tx, actor, params, facts }: Call<"deletePushSubscription">): Promise<void> {
  if (!(await removeOwnSubscription(tx, params.id, actor.personId))) throw refuse("not_found");
  await recordChange(tx, "pushSubscription.deleted", params.id, actor.personId, facts.id);
}
