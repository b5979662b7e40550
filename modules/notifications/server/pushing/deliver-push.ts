import { encryptNotification, vapidHeaders } from "@block65/webcrypto-web-push";
import { z } from "zod";
import { civilDateIn } from "#platform/clock/civil-date.ts";
import { now } from "#platform/clock/clock.ts";
import type { Database, Transaction } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import { enqueue } from "#platform/jobs/enqueue.ts";
import type { JobHandler } from "#platform/jobs/task.ts";
import { count } from "#platform/metrics/counters.ts";
import { post, type OutgoingMessage } from "#platform/outbound/post.ts";
import { transientKinds } from "../../contract/kinds.ts";
import type { PushMessage } from "../../contract/push/schemas.ts";
import { afterQuiet } from "../preferences/compute-due-time.ts";
import { presentNotification } from "../reading/present-notification.ts";
import type { PushContext } from "./context.ts";
import { loadKeys } from "./load-keys.ts";
import { judgePush, nextPush } from "./policy.ts";
import { composePush } from "./present-push.ts";
import { targetOf, unreadAmong, type Target } from "./queries.ts";
import { removeSubscription } from "./store.ts";

export const sendTask = "notifications.sendPush";

// Seconds that a push service keeps a message for an offline device.
const transientTtl = 30 * 60;
const usualTtl = 24 * 60 * 60;

/** A browser that has ended its subscription is no failure of ours. */
const countedAs = { taken: "accepted", gone: "accepted", later: "failed", refused: "refused" } as const;

const payloadOf = z.object({ subscriptionId: z.string(), ids: z.array(z.string()), attempt: z.number().int() });
type Delivery = z.output<typeof payloadOf>;

/** Enqueues a push message. The job contains ids only, so that notifications read meanwhile are left out. */
export const enqueuePush = (tx: Transaction, delivery: Delivery, runAt: Date): Promise<void> =>
  enqueue(tx, sendTask, delivery, { runAt });

/** Encrypts (RFC 8291) and signs (RFC 8292) a message for one browser; null if its keys are invalid. */
async function sealMessage(
  { endpoint, publicKey, authSecret }: Target,
  message: PushMessage,
  options: { isTransient: boolean; keys: Awaited<ReturnType<typeof loadKeys>>; publicUrl: string },
): Promise<OutgoingMessage | null> {
  const keys = { p256dh: publicKey.toString("base64url"), auth: authSecret.toString("base64url") };
  const subscription = { endpoint, expirationTime: null, keys };
  // Contact address for push services: must be https, also if the portal uses http.
  const subject = options.publicUrl.replace(/^http:/, "https:");
  const { headers } = await vapidHeaders(subscription, { subject, ...options.keys });
  let body: Uint8Array;
  try {
    body = await encryptNotification(subscription, Buffer.from(JSON.stringify(message)));
  } catch {
    return null;
  }
  return {
    headers: {
      ...headers,
      ttl: String(options.isTransient ? transientTtl : usualTtl),
      urgency: options.isTransient ? "high" : "normal",
      topic: message.tag,
      "content-encoding": "aes128gcm",
      "content-type": "application/octet-stream",
    },
    body,
  };
}

/**
 * Sends one push message. It may arrive twice if a node dies between the response and its record; the device then shows
 * it once. Temporary failures are retried while notifications are unread.
 */
async function sendPush(database: Database, context: PushContext, delivery: Delivery, log: Log): Promise<void> {
  const { primary } = database;
  const { subscriptionId, ids, attempt } = delivery;
  const at = now();
  const target = await targetOf(primary, subscriptionId, at);
  if (target === null) return;
  const { timeZone, organisationNameEn, organisationNameAr } = await context.settings(primary);
  const rows = await unreadAmong(primary, target.personId, ids, civilDateIn(timeZone, at));
  if (rows.length === 0) return;
  const isTransient = rows.every(({ kind }) => transientKinds.has(kind));
  const allowed = afterQuiet(at, target.quietHours, timeZone);
  if (allowed > at) {
    if (!isTransient) await transaction(primary, (tx) => enqueuePush(tx, delivery, allowed));
    return;
  }

  const lines = rows.map((row) => presentNotification(row, context.files, target.personId));
  const organisation = { en: organisationNameEn, ar: organisationNameAr };
  const message = composePush(target, lines, { organisation, timeZone });
  const keys = await loadKeys(database, context);
  const sealed = await sealMessage(target, message, { isTransient, keys, publicUrl: context.publicUrl() });
  if (sealed === null) return transaction(primary, (tx) => removeSubscription(tx, subscriptionId, target.endpoint));

  const reached = await post(target.endpoint, sealed, context.outside);
  const result = judgePush(reached);
  count("deliveries", { channel: "push", result: countedAs[result] });
  if (result === "taken") return;
  if (result === "gone") return transaction(primary, (tx) => removeSubscription(tx, subscriptionId, target.endpoint));
  const next = result === "later" ? nextPush(attempt, reached, now()) : null;
  if (next !== null) return transaction(primary, (tx) => enqueuePush(tx, { ...delivery, attempt: attempt + 1 }, next));
  // Logs the host only: the rest of the address is secret.
  log.warn({ host: new URL(target.endpoint).host, reached, attempt }, "a push service did not take a message");
}

type Log = Parameters<JobHandler>[0]["log"];

export const sendHandler =
  (context: PushContext): JobHandler =>
  ({ database, payload, log }) =>
    sendPush(database, context, payloadOf.parse(payload), log);
