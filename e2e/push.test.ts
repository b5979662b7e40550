import type { CDPSession, Worker } from "playwright-core";
import { beforeEach, expect, test } from "vitest";
import { examples } from "#testing/examples.ts";
import { inspect } from "./scenes.ts";
import { shellIsKept } from "./steps.ts";
import { useWorld, type Visit } from "./world.ts";

const world = useWorld();

const email = "employee@diwan.example";

/**
 * The test browser has no push service and no prompt: a click grants permission, and the subscription is at an address
 * of ours that receives nothing.
 */
async function giveSubscriptions({ page }: Visit): Promise<void> {
  await page.addInitScript((keys) => {
    const item = "subscribed by the test";
    const made = () => ({
      toJSON: () => ({ endpoint: localStorage.getItem(item) ?? "", keys }),
      unsubscribe: async () => (localStorage.removeItem(item), true),
    });
    Object.defineProperty(Notification, "permission", { get: () => localStorage.getItem("allowed") ?? "default" });
    Notification.requestPermission = async () => {
      localStorage.setItem("allowed", "granted");
      return "granted";
    };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => (localStorage.getItem(item) === null ? null : made()),
      subscribe: async () => {
        localStorage.setItem(item, `https://93.184.216.34/push/${crypto.randomUUID()}`);
        return made();
      },
    });
  }, examples["keys"]);
}
/** Opens the second visit of a browser in which the service worker has stored the application. */
async function returning(): Promise<Visit> {
  const visit = await world.as(email, { locale: "ar", serviceWorker: true });
  await giveSubscriptions(visit);
  await visit.page.goto("/notifications");
  await shellIsKept(visit.page);
  await visit.page.goto("/notifications");
  await visit.settled();
  return visit;
}
const offerOf = ({ page, t }: Visit) => page.getByRole("note").filter({ hasText: t("push.offer") });
const openTwo = async ({ page }: Visit): Promise<void> => {
  for (const _ of [1, 2]) {
    await page.locator("[data-row] a").first().click();
    await page.waitForURL((address) => address.pathname !== "/notifications");
    await page.goto("/notifications");
  }
};
const devices = async (): Promise<unknown[]> =>
  world.server.database.primary.selectFrom("push_subscription").select("id").execute();

beforeEach(async () => {
  await world.server.database.primary.deleteFrom("push_subscription").execute();
});

test("in Arabic, the offer appears only after notifications were opened, and a refusal is remembered", async () => {
  const visit = await returning();
  const { page, t, button, settled } = visit;
  expect(await offerOf(visit).count()).toBe(0);
  await openTwo(visit);
  await offerOf(visit).waitFor();
  await inspect(visit);
  await button(t("push.offerRefuse")).click();
  await offerOf(visit).waitFor({ state: "detached" });
  await page.reload();
  await settled();
  expect(await offerOf(visit).count()).toBe(0);
  expect(await devices()).toEqual([]);
});

test("in Arabic, a device that accepts is listed with the sessions, and removed there", async () => {
  const visit = await returning();
  const { page, t, button, settled } = visit;
  await openTwo(visit);
  await button(t("push.offerAction")).click();
  await page.getByText(t("push.switchedOn")).waitFor();
  await expect.poll(devices).toHaveLength(1);
  await page.goto("/user-profile/notifications");
  await settled();
  const here = page.getByRole("switch", { name: t("push.here") });
  await expect.poll(() => here.isChecked()).toBe(true);
  await page.goto("/user-profile/security");
  const list = page.getByRole("region", { name: t("push.devices") });
  await list.waitFor();
  await inspect(visit);
  await list.getByRole("button").click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: t("push.stop"), exact: true })
    .click();
  await list.waitFor({ state: "detached" });
  expect(await devices()).toEqual([]);
  await page.goto("/user-profile/notifications");
  await settled();
  await expect.poll(() => here.isChecked()).toBe(false);
  await here.click();
  await expect.poll(devices).toHaveLength(1);
});

/** Delivers a push message to the service worker. */
async function receive(session: CDPSession, origin: string, message: object): Promise<void> {
  const found = Promise.withResolvers<string>();
  session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
    const [registration] = registrations;
    if (registration !== undefined) found.resolve(registration.registrationId);
  });
  await session.send("ServiceWorker.enable");
  const registrationId = await found.promise;
  await session.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data: JSON.stringify(message) });
}

type Shown = { title: string; options: NotificationOptions };

/** Replaces notifications, which the test browser cannot show. */
const giveScreen = (worker: Worker): Promise<void> =>
  worker.evaluate(() => {
    const shown: Shown[] = [];
    Object.assign(globalThis, { shown });
    const show = async (title: string, options: NotificationOptions = {}) => void shown.push({ title, options });
    Object.assign(ServiceWorkerRegistration.prototype, { showNotification: show });
  });
const shownBy = (worker: Worker): Promise<Shown[]> =>
  worker.evaluate(() => (globalThis as unknown as { shown: Shown[] }).shown);

test("the worker shows messages, and a click opens the subject in the open page without reloading", async () => {
  const { page, context } = await returning();
  const [worker] = context.serviceWorkers();
  if (worker === undefined) throw new Error("There is no service worker.");
  await giveScreen(worker);
  const told = { title: "رد جديد في ديوان", lang: "ar", dir: "rtl", tag: "notification-1", body: "" };
  const session = await context.newCDPSession(page);
  await receive(session, new URL(page.url()).origin, { ...told, path: "/attendance" });
  const { title, ...options } = told;
  await expect
    .poll(() => shownBy(worker))
    .toMatchObject([{ title, options: { ...options, data: { path: "/attendance" } } }]);

  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await worker.evaluate(() => {
    const [first] = (globalThis as unknown as { shown: Shown[] }).shown;
    const notification = { data: first?.options.data as unknown, close: () => {} };
    const event = new Event("notificationclick");
    for (const [name, value] of Object.entries({ notification, waitUntil: () => {} }))
      Object.defineProperty(event, name, { value });
    globalThis.dispatchEvent(event);
  });
  await page.waitForURL("**/attendance");
  expect(await page.evaluate(() => "isSame" in window)).toBe(true);
});
