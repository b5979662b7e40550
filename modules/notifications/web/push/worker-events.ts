import { pushRoutes } from "#modules/notifications/contract/push/routes.ts";
import type { PushMessage } from "#modules/notifications/contract/push/schemas.ts";
import { keepRecord, readRecord, wireOf } from "./push-record.ts";

/** The parts of a service worker's global scope that are used here. */
export type WorkerScope = {
  location: { origin: string };
  registration: {
    showNotification(title: string, options: NotificationOptions): Promise<void>;
    pushManager: { subscribe(options: PushSubscriptionOptionsInit): Promise<Subscription> };
  };
  clients: {
    matchAll(options: { type: "window"; includeUncontrolled: boolean }): Promise<readonly Page[]>;
    openWindow(address: string): Promise<unknown>;
  };
  caches: CacheStorage;
  fetch(address: string, init: RequestInit): Promise<{ status: number }>;
};
export type Page = {
  url: string;
  focused: boolean;
  focus(): Promise<unknown>;
  navigate(address: string): Promise<unknown>;
  postMessage(message: PageMessage, transfer: MessagePort[]): void;
};
export type Subscription = { toJSON(): PushSubscriptionJSON; unsubscribe(): Promise<boolean> };

/** A message to a page, which answers through the transferred port. */
export type PageMessage = { kind: "openPath"; path: string };

/** Time in milliseconds for a page to answer before it is reloaded. */
const defaultTimeoutMs = 1_000;

const fallback: PushMessage = {
  title: "Diwan · ديوان",
  body: "",
  lang: "en",
  dir: "ltr",
  tag: "notifications",
  path: "/notifications",
};

/** An unreadable message is shown too: browsers revoke the permission of sites that show nothing. */
function readMessage(text: string | null): PushMessage {
  try {
    const sent = JSON.parse(text ?? "") as Partial<PushMessage> | null;
    return typeof sent?.title === "string" ? { ...fallback, ...sent } : fallback;
  } catch {
    return fallback;
  }
}

const pagesOf = (scope: WorkerScope): Promise<readonly Page[]> =>
  scope.clients.matchAll({ type: "window", includeUncontrolled: true });

const shows = ({ url }: Page, path: string): boolean => {
  const { pathname, search } = new URL(url);
  return pathname + search === path || pathname === path;
};

/** Returns a path of this site, whatever was sent. */
function ownPath(scope: WorkerScope, path: unknown): string {
  const address = new URL(typeof path === "string" ? path : fallback.path, scope.location.origin);
  return address.origin === scope.location.origin ? address.pathname + address.search : fallback.path;
}

/** Shows a message, unless its page is open and focused. */
export async function showMessage(scope: WorkerScope, text: string | null): Promise<void> {
  const { title, body, lang, dir, tag, path: given } = readMessage(text);
  const path = ownPath(scope, given);
  if ((await pagesOf(scope)).some((page) => page.focused && shows(page, path))) return;
  await scope.registration.showNotification(title, {
    body,
    lang,
    dir,
    tag,
    icon: "/icon-192.png",
    badge: "/icon-192.png",
    data: { path },
  });
}

/** Returns whether a page navigates to a path without being reloaded. */
function opensPath(page: Page, path: string, timeoutMs: number): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const settle = (answer: boolean): void => {
      port1.close();
      resolve(answer);
    };
    port1.addEventListener("message", () => settle(true));
    port1.start();
    setTimeout(() => settle(false), timeoutMs);
    page.postMessage({ kind: "openPath", path }, [port2]);
  });
}

/** Opens the path of a clicked notification: on the page that shows it, else in an open window, else in a new one. */
export async function openPressed(scope: WorkerScope, data: unknown, timeoutMs = defaultTimeoutMs): Promise<void> {
  const path = ownPath(scope, (data as { path?: unknown } | null)?.path);
  const pages = await pagesOf(scope);
  const there = pages.find((page) => shows(page, path));
  const page = there ?? pages.find(({ focused }) => focused) ?? pages[0];
  if (page === undefined) return void (await scope.clients.openWindow(path));
  // Without a user gesture, browsers do not focus a page.
  await page.focus().catch(() => undefined);
  if (there !== undefined || (await opensPath(page, path, timeoutMs))) return;
  // Pages that this worker does not control yet cannot be navigated.
  await page.navigate(path).catch(() => scope.clients.openWindow(path));
}

/** Replaces an ended subscription on the server; does nothing without a record. */
export async function renewSubscription(scope: WorkerScope, given: Subscription | null): Promise<void> {
  const record = await readRecord(scope.caches);
  if (record === null) return;
  const { endpoint, auth, applicationServerKey } = record;
  const next =
    given ?? (await scope.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }));
  const subscription = wireOf(next.toJSON());
  if (subscription === null) return;
  const { method, path } = pushRoutes.renewPushSubscription;
  const { status } = await scope.fetch(`/api${path}`, {
    method,
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ previous: { endpoint, auth }, subscription }),
  });
  // The session has ended, or the subscription was deleted elsewhere.
  if (status === 404) return void (await next.unsubscribe());
  const { keys } = subscription;
  await keepRecord(scope.caches, { endpoint: subscription.endpoint, auth: keys.auth, applicationServerKey });
}
