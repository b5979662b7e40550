import { endpoint } from "#client/api.ts";
import { pushRoutes } from "#modules/notifications/contract/push/routes.ts";
import { markDevice } from "./device-mark.ts";
import { forgetRecord, keepRecord, wireOf } from "./push-record.ts";

// Loaded on demand only: a static import would add all of this to the page.

const readPushKey = endpoint(pushRoutes.readPushKey);
const createPushSubscription = endpoint(pushRoutes.createPushSubscription);

const registrationHere = async (): Promise<ServiceWorkerRegistration | undefined> =>
  "serviceWorker" in navigator ? navigator.serviceWorker.getRegistration() : undefined;

/** Ends the subscription in this browser; the server is notified separately. */
export async function leavePush(): Promise<void> {
  markDevice("off");
  const subscription = await (await registrationHere())?.pushManager?.getSubscription();
  await Promise.all([subscription?.unsubscribe(), forgetRecord(caches)]);
}

/**
 * Subscribes this browser; returns false when the user denies the permission. The permission is requested in the click
 * handler, before this file is fetched: browsers deny requests without a recent user gesture.
 */
export async function joinPush(asked: Promise<NotificationPermission>): Promise<boolean> {
  const permission = await asked;
  if (permission !== "granted") {
    markDevice("refused");
    return false;
  }
  const { data } = await readPushKey({});
  if ((await registrationHere()) === undefined) await navigator.serviceWorker.register("/sw.js");
  const { pushManager } = await navigator.serviceWorker.ready;
  // It may belong to another key, or to an ended session.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: data.publicKey });
  try {
    const body = wireOf(subscription.toJSON());
    if (body === null) throw new TypeError("The browser tells too little of its subscription.");
    await createPushSubscription({ body });
    const { endpoint, keys } = body;
    await keepRecord(caches, { endpoint, auth: keys.auth, applicationServerKey: data.publicKey });
  } catch (error) {
    await subscription.unsubscribe();
    throw error;
  }
  markDevice("on");
  return true;
}

/** Closes the shown notification with a tag; null closes all that this browser shows. */
export async function closeShown(tag: string | null): Promise<void> {
  const shown = await (await registrationHere())?.getNotifications(tag === null ? {} : { tag });
  shown?.forEach((notification) => notification.close());
}
