import { pushRoutes } from "#modules/notifications/contract/push/routes.ts";
import type { PushMessage } from "#modules/notifications/contract/push/schemas.ts";
import { keepRecord, readRecord, wireOf } from "./push-record.ts";

/** What of a service worker's global scope is used here. */
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

/** What a page is asked to do; it answers through the port that comes along. */
export type PageMessage = { kind: "openPath"; path: string };

/** Milliseconds a page has to answer before it is loaded anew. */
const usualPatience = 1_000;

const fallback: PushMessage = {
  title: "Diwan · ديوان",
  body: "",
  lang: "en",
  dir: "ltr",
  tag: "notifications",
  path: "/notifications",
};

/** A message that cannot be read is shown too: a browser takes the permission from whoever is silent. */
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

/** A page of ours, whatever was sent. */
function ownPath(scope: WorkerScope, path: unknown): string {
  const address = new URL(typeof path === "string" ? path : fallback.path, scope.location.origin);
  return address.origin === scope.location.origin ? address.pathname + address.search : fallback.path;
}

/** Shows a message, unless its person has the very page before their eyes. */
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

/** Whether a page goes to a path by itself, without being loaded anew. */
function goesThere(page: Page, path: string, patience: number): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const give = (answer: boolean): void => {
      port1.close();
      resolve(answer);
    };
    port1.addEventListener("message", () => give(true));
    port1.start();
    setTimeout(() => give(false), patience);
    page.postMessage({ kind: "openPath", path }, [port2]);
  });
}

/** Opens what was pressed: where it is open already, else in an open window, else in a new one. */
export async function openPressed(scope: WorkerScope, data: unknown, patience = usualPatience): Promise<void> {
  const path = ownPath(scope, (data as { path?: unknown } | null)?.path);
  const pages = await pagesOf(scope);
  const there = pages.find((page) => shows(page, path));
  const page = there ?? pages.find(({ focused }) => focused) ?? pages[0];
  if (page === undefined) return void (await scope.clients.openWindow(path));
  // Without a press of its person a browser leaves a page where it is.
  await page.focus().catch(() => undefined);
  if (there !== undefined || (await goesThere(page, path, patience))) return;
  // Pages that this worker does not control yet cannot be led elsewhere.
  await page.navigate(path).catch(() => scope.clients.openWindow(path));
}

/** Tells the server which subscription takes the place of the one that ended; without a record there is none to replace. */
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
  // The session is over, or somebody ended it from elsewhere.
  if (status === 404) return void (await next.unsubscribe());
  await keepRecord(scope.caches, {
    endpoint: subscription.endpoint,
    auth: subscription.keys.auth,
    applicationServerKey,
  });
}
