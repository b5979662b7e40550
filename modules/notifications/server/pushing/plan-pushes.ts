import { civilDateIn } from "#platform/clock/civil-date.ts";
import type { Transaction } from "#platform/database/database.ts";
import { enqueue } from "#platform/jobs/enqueue.ts";
import { transientKinds } from "../../contract/kinds.ts";
import { preferenceRow } from "../preferences/queries.ts";
import { afterQuiet } from "../preferences/compute-due-time.ts";
import { lockReading } from "../reading/store.ts";
import type { PushContext } from "./context.ts";
import { enqueuePush } from "./deliver-push.ts";
import { dueIds, subscriptionsOf } from "./queries.ts";
import { postponeDue, settleDue } from "./store.ts";

export const pushTask = "notifications.push";

/** More concurrent notifications than this are shown as one. */
const maxSeparate = 3;

/** Schedules the push job for all messages due by then. */
export const enqueuePushes = (tx: Transaction, runAt: Date): Promise<void> => enqueue(tx, pushTask, {}, { runAt });

/** Enqueues push messages of due unread notifications to all devices of a person; postpones them during quiet hours. */
export async function enqueueDue(tx: Transaction, { settings }: PushContext, personId: string, at: Date) {
  // Serializes with concurrent reads of the person.
  await lockReading(tx, personId);
  const { quietHours } = await preferenceRow(tx, personId);
  const { timeZone } = await settings(tx);
  const until = afterQuiet(at, quietHours, timeZone);
  if (until > at) return postponeDue(tx, personId, at, until, [...transientKinds]);
  const ids = await dueIds(tx, personId, at, civilDateIn(timeZone, at));
  await settleDue(tx, personId, at);
  if (ids.length === 0) return;
  const messages = ids.length > maxSeparate ? [ids] : ids.toReversed().map((id) => [id]);
  for (const subscriptionId of await subscriptionsOf(tx, personId, at))
    for (const message of messages) await enqueuePush(tx, { subscriptionId, ids: message, attempt: 1 }, at);
}
