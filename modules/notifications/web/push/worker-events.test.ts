import { beforeEach, describe, expect, test } from "vitest";
import { keepRecord, readRecord } from "./push-record.ts";
import {
  openPressed,
  renewSubscription,
  showMessage,
  type Page,
  type PageMessage,
  type Subscription,
  type WorkerScope,
} from "./worker-events.ts";

const origin = "https://diwan.example";
const message = {
  title: "رد جديد في ديوان",
  body: "",
  lang: "ar",
  dir: "rtl",
  tag: "notification-7",
  path: "/community/categories/4/topic/1?comment=9",
};

let done: string[];
let shown: { title: string; options: NotificationOptions }[];
let pages: Page[];
let status: number;

/** In-memory cache storage with the methods in use. */
function memoryCaches(): CacheStorage {
  const kept = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const entries = kept.get(name) ?? new Map<string, Response>();
    kept.set(name, entries);
    return {
      match: async (key: string) => entries.get(key)?.clone(),
      put: async (key: string, value: Response) => void entries.set(key, value),
    };
  };
  return { open, delete: async (name: string) => kept.delete(name) } as unknown as CacheStorage;
}

const subscriptionAt = (endpoint: string): Subscription => ({
  toJSON: () => ({ endpoint, keys: { p256dh: "point", auth: "secret" } }),
  unsubscribe: async () => (done.push(`unsubscribe ${endpoint}`), true),
});
const scopeOf = (): WorkerScope => ({
  location: { origin },
  registration: {
    showNotification: async (title, options) => void shown.push({ title, options }),
    pushManager: {
      subscribe: async ({ applicationServerKey }) => (
        done.push(`subscribe ${String(applicationServerKey)}`),
        subscriptionAt("https://push.example/new")
      ),
    },
  },
  clients: { matchAll: async () => pages, openWindow: async (address) => void done.push(`open ${address}`) },
  caches: memoryCaches(),
  fetch: async (address, { body }) => (done.push(`${address} ${String(body)}`), { status }),
});
/** An open page that answers messages, unless `answers` is false. */
const pageAt = (path: string, { focused = false, answers = true } = {}): Page => ({
  url: origin + path,
  focused,
  focus: async () => void done.push(`focus ${path}`),
  navigate: async (address) => void done.push(`load ${address}`),
  postMessage: (asked: PageMessage, [port]) => {
    done.push(`${asked.kind} ${asked.path}`);
    if (answers) port?.postMessage("opened");
  },
});

beforeEach(() => {
  [done, shown, pages, status] = [[], [], [], 204];
});

describe("a message", () => {
  test("is not shown while its page is focused, and is shown if the page is open without focus", async () => {
    pages = [pageAt(message.path, { focused: true })];
    await showMessage(scopeOf(), JSON.stringify(message));
    expect(shown).toEqual([]);
    pages = [pageAt(message.path), pageAt("/", { focused: true })];
    await showMessage(scopeOf(), JSON.stringify(message));
    expect(shown).toHaveLength(1);
  });

  test("is shown with its language, direction and tag", async () => {
    await showMessage(scopeOf(), JSON.stringify(message));
    expect(shown).toEqual([
      {
        title: message.title,
        options: {
          body: "",
          lang: "ar",
          dir: "rtl",
          tag: "notification-7",
          icon: "/icon-192.png",
          badge: "/icon-192.png",
          data: { path: message.path },
        },
      },
    ]);
  });

  test.each([null, "", "{", "null", "7", "{}"])(
    "that cannot be read (%s) is shown with a generic title",
    async (text) => {
      await showMessage(scopeOf(), text);
      expect(shown).toMatchObject([{ title: "Diwan · ديوان", options: { data: { path: "/notifications" } } }]);
    },
  );

  test("with a foreign path opens the list of notifications", async () => {
    await showMessage(scopeOf(), JSON.stringify({ ...message, path: "//evil.example/" }));
    expect(shown[0]?.options.data).toEqual({ path: "/notifications" });
  });
});

describe("a click", () => {
  test("never opens another site", async () => {
    await openPressed(scopeOf(), { path: "https://evil.example/" });
    await openPressed(scopeOf(), null);
    expect(done).toEqual(["open /notifications", "open /notifications"]);
  });

  test("opens a window if no page is open", async () => {
    await openPressed(scopeOf(), { path: message.path });
    expect(done).toEqual([`open ${message.path}`]);
  });

  test("focuses the page that shows the subject already", async () => {
    pages = [pageAt("/", { focused: true }), pageAt(message.path)];
    await openPressed(scopeOf(), { path: message.path });
    expect(done).toEqual([`focus ${message.path}`]);
  });

  test("lets an open page navigate by itself, which keeps its unsaved input", async () => {
    pages = [pageAt("/attendance"), pageAt("/directory", { focused: true })];
    await openPressed(scopeOf(), { path: message.path });
    expect(done).toEqual(["focus /directory", `openPath ${message.path}`]);
  });

  test("reloads a page that does not answer, and opens a window if that is not allowed", async () => {
    pages = [pageAt("/", { answers: false })];
    await openPressed(scopeOf(), { path: message.path }, 0);
    expect(done.splice(0)).toEqual(["focus /", `openPath ${message.path}`, `load ${message.path}`]);
    const strange = { ...pageAt("/", { answers: false }), navigate: () => Promise.reject(new TypeError("not ours")) };
    pages = [strange];
    await openPressed(scopeOf(), { path: message.path }, 0);
    expect(done.at(-1)).toBe(`open ${message.path}`);
  });
});

describe("an ended subscription", () => {
  const record = { endpoint: "https://push.example/old", auth: "old secret", applicationServerKey: "key" };
  const asked = (endpoint: string): string => {
    const subscription = { endpoint, keys: { p256dh: "point", auth: "secret" } };
    const previous = { endpoint: record.endpoint, auth: record.auth };
    return `/api/push-subscriptions/renewal ${JSON.stringify({ previous, subscription })}`;
  };

  test("is ignored without a record", async () => {
    await renewSubscription(scopeOf(), null);
    expect(done).toEqual([]);
  });

  test("is replaced by the browser's new subscription, or by another one with the same key", async () => {
    const scope = scopeOf();
    await keepRecord(scope.caches, record);
    await renewSubscription(scope, subscriptionAt("https://push.example/given"));
    expect(done.splice(0)).toEqual([asked("https://push.example/given")]);
    expect(await readRecord(scope.caches)).toEqual({
      endpoint: "https://push.example/given",
      auth: "secret",
      applicationServerKey: "key",
    });
    await keepRecord(scope.caches, record);
    await renewSubscription(scope, null);
    expect(done).toEqual(["subscribe key", asked("https://push.example/new")]);
  });

  test("ends permanently if the server answers 404", async () => {
    const scope = scopeOf();
    await keepRecord(scope.caches, record);
    status = 404;
    await renewSubscription(scope, null);
    expect(done.at(-1)).toBe("unsubscribe https://push.example/new");
    expect(await readRecord(scope.caches)).toEqual(record);
  });
});
