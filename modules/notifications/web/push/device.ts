import { endpoint } from "#client/api.ts";
import { pushRoutes } from "#modules/notifications/contract/push/routes.ts";
import { markDevice } from "./device-mark.ts";
import { forgetRecord, keepRecord, wireOf } from "./push-record.ts";

// Loaded when it is used, never with a page: what pages import besides would come along.

const readPushKey = endpoint(pushRoutes.readPushKey);
const createPushSubscription = endpoint(pushRoutes.createPushSubscription);

const registrationHere = async (): Promise<ServiceWorkerRegistration | undefined> =>
  "serviceWorker" in navigator ? navigator.serviceWorker.getRegistration() : undefined;

/** Ends what this browser is subscribed to, as far as the browser goes. */
export async function leavePush(): Promise<void> {
  markDevice("off");
  const subscription = await (await registrationHere())?.pushManager?.getSubscription();
  await Promise.all([subscription?.unsubscribe(), forgetRecord(caches)]);
}

/**
 * Subscribes this browser; false when its person does not want it. They are asked by the press itself, before this file is
 * fetched: browsers ask nobody a while after a press.
 */
export async function joinPush(asked: Promise<NotificationPermission>): Promise<boolean> {
  const permission = await asked;
  if (permission !== "granted") {
    markDevice("refused");
    return false;
  }
  const { data } = await readPushKey({});
  const { pushManager } = await navigator.serviceWorker.ready;
  // One of another key, or of a session that is over.
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

/** Takes from the screen what tells of a notification that was read here, or all that this browser shows. */
export async function closeShown(tag: string | null): Promise<void> {
  const shown = await (await registrationHere())?.getNotifications(tag === null ? {} : { tag });
  shown?.forEach((notification) => notification.close());
}
