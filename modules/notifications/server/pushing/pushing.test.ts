import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Comment, Topic } from "#modules/community/contract/schemas.ts";
import { now, setClock } from "#platform/clock/clock.ts";
import { statement } from "#platform/database/statement.ts";
import { transaction } from "#platform/database/transaction.ts";
import { createSettings } from "#platform/settings/settings.ts";
import { startModules, type TestModules } from "#testing/modules.ts";
import { startPushService, type PushBrowser, type PushService } from "#testing/push-service.ts";
import { runStatements } from "#testing/scratch.ts";
import { refusal, type Caller } from "#testing/signed-in.ts";
import type { PushDevice } from "../../contract/push/schemas.ts";
import type { Preferences } from "../../contract/schemas.ts";
import { notifySome } from "../notices/deliver-notice.ts";
import type { Notice } from "../policy.ts";

let service: PushService;
let modules: TestModules<"Omar" | "Reem" | "Faisal" | "Huda">;
let omar: Caller, reem: Caller, faisal: Caller;
let clock: number;

/** Saturday 10:00 in Riyadh. */
const start = Date.UTC(2026, 10, 21, 7);
const seconds = (count: number): number => count * 1_000;
const minutes = (count: number): number => seconds(count * 60);

beforeAll(async () => {
  setClock(() => start - minutes(60));
  service = await startPushService();
  const cast = { Omar: {}, Reem: {}, Faisal: {}, Huda: { role: "moderator" } } as const;
  modules = await startModules<"Omar" | "Reem" | "Faisal" | "Huda">(cast, { outside: { push: service.outside } });
  [omar, reem, faisal] = [modules.as("Omar"), modules.as("Reem"), modules.as("Faisal")];
});
afterAll(async () => {
  await modules.close();
  service.close();
});
beforeEach(() => {
  clock = start;
  setClock(() => clock);
});
afterEach(async () => {
  expect(service.refused.splice(0)).toEqual([]);
  await runStatements(
    modules.url,
    "delete from graphile_worker._private_jobs",
    "delete from notification",
    "delete from notification_preference",
    "delete from push_subscription",
    `update person set locale = 'en', name_ar = null where id in (${omar.id}, ${reem.id})`,
  );
});

const takeJobs = statement<{ task: string; payload: unknown }>(`
  delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
  where t.id = j.task_id and t.identifier in ('notifications.push', 'notifications.sendPush') and j.run_at <= $1
  returning t.identifier as task, j.payload`);

/** Advances the clock and runs the jobs that are due. */
async function pass(time = seconds(11)): Promise<void> {
  await modules.consume("notifications");
  clock += time;
  for (;;) {
    const jobs = await takeJobs(modules.database.primary, [now().toISOString()]);
    if (jobs.length === 0) break;
    for (const { task, payload } of jobs) await modules.run(task, payload);
  }
}
const keyFor = async (by: Caller): Promise<string> =>
  (await by.get<{ publicKey: string }>("/me/push-key")).data.publicKey;
async function subscribe(by: Caller): Promise<PushBrowser & { id: string }> {
  const browser = service.subscribe(await keyFor(by));
  const { status, data } = await by.post<PushDevice>("/me/push-subscriptions", browser.subscription);
  expect(status).toBe(201);
  return Object.assign(browser, { id: data.id });
}
const devices = async (by: Caller): Promise<PushDevice[]> =>
  (await by.get<PushDevice[]>("/me/push-subscriptions")).data;
const mergeChannels = async (by: Caller, changes: object): Promise<Preferences> => {
  const { version } = (await by.get<Preferences>("/me/notification-preferences")).data;
  const answer = await by.patch<Preferences>("/me/notification-preferences", { version, ...changes });
  expect(answer.status).toBe(200);
  return answer.data;
};
const post = async (by: Caller, title = "Coffee"): Promise<Topic> =>
  (await by.post<Topic>("/topics", { categoryId: "4", titleEn: title, contentEn: "Words" })).data;
const say = async (by: Caller, topic: Topic, content = "Count me in"): Promise<Comment> =>
  (await by.post<Comment>(`/topics/${topic.id}/comments`, { content })).data;
const titles = ({ shown }: PushBrowser): string[] => shown.map(({ message }) => message.title);
const reply = "A new reply in \u2068Diwan\u2069";

describe("a refused call", () => {
  test.each([
    ["http://push.example/1", [400, "fields_invalid", "endpoint: url"]],
    ["https://me:secret@push.example/1", [400, "fields_invalid", "endpoint: url"]],
    ["https://inner.example/1", [422, "fields_conflict", "endpoint: notReachable"]],
    ["https://127.0.0.1/1", [422, "fields_conflict", "endpoint: notReachable"]],
    ["https://[::1]/1", [422, "fields_conflict", "endpoint: notReachable"]],
    ["https://push.example:8443/1", [422, "fields_conflict", "endpoint: notReachable"]],
    [`https://push.example/${"1".repeat(1000)}`, [400, "fields_invalid", "endpoint: maxLength"]],
  ])("the endpoint %.40s is refused", async (endpoint, expected) => {
    const { keys } = service.subscribe("").subscription;
    expect(refusal(await omar.post("/me/push-subscriptions", { endpoint, keys }))).toEqual(expected);
    expect(await devices(omar)).toEqual([]);
  });

  test("invalid keys are refused with 400", async () => {
    const { endpoint, keys } = service.subscribe("").subscription;
    const short = { ...keys, p256dh: keys.p256dh.slice(1) };
    expect((await omar.post("/me/push-subscriptions", { endpoint, keys: short })).status).toBe(400);
    expect((await omar.post("/me/push-subscriptions", { endpoint, keys: { ...keys, auth: "" } })).status).toBe(400);
  });

  test("a subscription of another person, and an unknown one, return 404", async () => {
    const browser = await subscribe(omar);
    expect(refusal(await reem.delete(`/me/push-subscriptions/${browser.id}`))).toEqual([404, "not_found"]);
    expect(refusal(await omar.delete("/me/push-subscriptions/999999"))).toEqual([404, "not_found"]);
    expect([(await devices(reem)).length, (await devices(omar)).length]).toEqual([0, 1]);
  });

  test("a renewal without the secret of the browser returns 404", async () => {
    const { subscription } = await subscribe(omar);
    const next = service.subscribe(await keyFor(omar)).subscription;
    const renew = (previous: object) => reem.post("/push-subscriptions/renewal", { previous, subscription: next });
    const auth = next.keys.auth;
    expect(refusal(await renew({ endpoint: subscription.endpoint, auth }))).toEqual([404, "not_found"]);
    expect(refusal(await renew({ endpoint: next.endpoint, auth: subscription.keys.auth }))).toEqual([404, "not_found"]);
  });
});

test("the private key is stored sealed, and all users get the same public key", async () => {
  expect(await keyFor(omar)).toBe(await keyFor(reem));
  const [row] = await modules.database.primary.selectFrom("push_key").selectAll().execute();
  expect(row?.public_key.toString("base64url")).toBe(await keyFor(omar));
  // Version, nonce and tag (29 bytes) before a scalar of 32 bytes.
  expect(row?.private_key).toHaveLength(32 + 29);
});

test("keys sealed with another secret fail until deleted; then new keys are made and subscriptions end", async () => {
  await subscribe(omar);
  const before = await keyFor(omar);
  await runStatements(modules.url, "update push_key set private_key = decode(repeat('01', 61), 'hex')");
  expect((await omar.get("/me/push-key")).status).toBe(500);
  await runStatements(modules.url, "delete from push_key");
  expect(await keyFor(omar)).not.toBe(before);
  expect(await devices(omar)).toEqual([]);
});

test("a device shows only the kind, encrypted and signed, within seconds, with a link to the subject", async () => {
  const browser = await subscribe(omar);
  const topic = await post(omar);
  const comment = await say(reem, topic);
  await pass(seconds(9));
  expect(browser.shown).toEqual([]);
  await pass(seconds(2));
  expect(browser.shown.map(({ message }) => message)).toEqual([
    {
      title: reply,
      body: "",
      lang: "en",
      dir: "ltr",
      tag: expect.stringMatching(/^notification-\d+$/) as string,
      path: `/community/categories/4/topic/${topic.id}?comment=${comment.id}`,
    },
  ]);
  expect(browser.shown[0]?.headers).toMatchObject({ ttl: "86400", urgency: "normal" });
  // Further comments on the same notification are not pushed.
  await say(faisal, topic);
  await pass();
  expect(browser.shown).toHaveLength(1);
});

test("a device shows the text in the receiver's language if chosen; long texts fit into a message", async () => {
  await mergeChannels(omar, { lockScreen: "words" });
  await runStatements(
    modules.url,
    `update person set locale = 'ar' where id = ${omar.id}`,
    `update person set name_ar = 'ريم' where id = ${reem.id}`,
  );
  const browser = await subscribe(omar);
  await say(reem, await post(omar), "قهوة ☕ ".repeat(200));
  await pass();
  const [only, ...others] = browser.shown;
  expect(others).toEqual([]);
  expect(only?.message).toMatchObject({ title: "رد جديد في \u2068ديوان\u2069", lang: "ar", dir: "rtl" });
  expect(only?.message.body).toContain("تعليق من \u2068ريم\u2069 على موضوعك \u2068“Coffee”\u2069\n\u2068قهوة ☕");
  expect(only?.bytes).toBeLessThanOrEqual(4096);
});

test("all messages have the same size, so that a push service cannot infer their content", async () => {
  const [kinds, words] = [await subscribe(omar), await subscribe(faisal)];
  await mergeChannels(faisal, { lockScreen: "words" });
  await say(reem, await post(omar));
  await say(reem, await post(faisal), "Words ".repeat(30));
  await pass();
  expect(kinds.shown[0]?.bytes).toBe(words.shown[0]?.bytes);
});

describe("no push message is sent", () => {
  test("for notifications read in the app or on the topic's page by then, or whose subject is gone", async () => {
    const browser = await subscribe(omar);
    await say(reem, await post(omar));
    await modules.consume("notifications");
    await omar.put("/notifications/read", {});
    const seen = await post(omar);
    await say(reem, seen);
    await modules.consume("notifications");
    await omar.put(`/topics/${seen.id}/read`);
    const comment = await say(reem, await post(omar));
    await modules.consume("notifications");
    await reem.delete(`/comments/${comment.id}`);
    await pass();
    expect(browser.shown).toEqual([]);
  });

  test("for a kind switched off for devices, while it stays on in the app", async () => {
    const browser = await subscribe(omar);
    const { kinds } = await mergeChannels(omar, { kinds: [{ kind: "reply", push: false }] });
    expect(kinds.find(({ kind }) => kind === "reply")).toMatchObject({ inApp: true, email: "instant", push: false });
    await say(reem, await post(omar));
    await pass();
    expect(browser.shown).toEqual([]);
    expect((await omar.get<unknown[]>("/notifications")).data).toHaveLength(1);
  });

  test("for likes by default; if chosen for push only, they are pushed and not listed in the app", async () => {
    const browser = await subscribe(omar);
    const topic = await post(omar);
    await reem.put(`/topics/${topic.id}/like`);
    await pass();
    expect(browser.shown).toEqual([]);
    await omar.put("/notifications/read", {});
    await mergeChannels(omar, { kinds: [{ kind: "like", push: true, inApp: false }] });
    await faisal.put(`/topics/${topic.id}/like`);
    await pass();
    expect(titles(browser)).toEqual(["A new like in \u2068Diwan\u2069"]);
    expect((await omar.get<unknown[]>("/notifications?unread=true")).data).toEqual([]);
  });

  test("after the subscription was deleted or its session has ended", async () => {
    const browser = await subscribe(omar);
    const topic = await post(omar);
    await say(reem, topic);
    await modules.consume("notifications");
    expect((await omar.delete(`/me/push-subscriptions/${browser.id}`)).status).toBe(204);
    await pass();
    const leaving = await modules.hire("Noura");
    const other = await subscribe(leaving);
    await say(reem, await post(leaving));
    await modules.consume("notifications");
    expect((await leaving.post("/sign-out")).status).toBe(204);
    await pass();
    expect([browser.shown, other.shown]).toEqual([[], []]);
    const left = await modules.database.primary.selectFrom("push_subscription").select("id").execute();
    expect(left).toEqual([]);
  });
});

test("four concurrent notifications are shown as one", async () => {
  await mergeChannels(omar, { lockScreen: "words" });
  const browser = await subscribe(omar);
  for (const title of ["One", "Two", "Three", "Four"]) await say(reem, await post(omar, title));
  await pass();
  expect(browser.shown.map(({ message }) => message)).toMatchObject([
    { title: "4 notifications from \u2068Diwan\u2069", tag: "notifications", path: "/notifications" },
  ]);
  expect(browser.shown[0]?.message.body.split("\n")).toHaveLength(3);
});

describe("quiet hours", () => {
  const quietHours = { from: "10:00", until: "12:00", days: ["saturday"] };

  test("postpone push messages until they end, as with mail", async () => {
    await mergeChannels(omar, { quietHours });
    const browser = await subscribe(omar);
    await say(reem, await post(omar));
    await pass(minutes(119));
    await modules.run("notifications.push");
    expect(browser.shown).toEqual([]);
    clock += minutes(2);
    await modules.run("notifications.push");
    await pass(0);
    expect(titles(browser)).toEqual([reply]);
  });

  test("drop notifications that expire", async () => {
    await mergeChannels(omar, { quietHours });
    const [browser, other] = [await subscribe(omar), await subscribe(faisal)];
    const details = { slotAt: "2026-11-21T07:30:00.000Z", timeZone: "Asia/Riyadh" };
    const notice: Notice = {
      kind: "checkInReminder",
      subject: { kind: "attendanceDay", id: "1" },
      topicId: null,
      commentId: null,
      actorId: null,
      once: null,
      details,
    };
    await transaction(modules.database.primary, (tx) =>
      notifySome({ tx, settings: createSettings() }, notice, [omar.id, faisal.id]),
    );
    await pass();
    clock = start + minutes(121);
    await modules.run("notifications.push");
    await pass(0);
    expect([titles(browser), titles(other)]).toEqual([[], ["Time to check in at \u2068Diwan\u2069"]]);
    expect(other.shown[0]).toMatchObject({
      message: { path: "/attendance" },
      headers: { ttl: "1800", urgency: "high" },
    });
  });

  test("chosen after an event postpone its push message too", async () => {
    const browser = await subscribe(omar);
    await say(reem, await post(omar));
    await modules.consume("notifications");
    await mergeChannels(omar, { quietHours });
    await pass();
    expect(browser.shown).toEqual([]);
    clock = start + minutes(121);
    await modules.run("notifications.push");
    await pass(0);
    expect(titles(browser)).toEqual([reply]);
  });
});

describe("a push service", () => {
  test.each([404, 410])("that answers %i ends the subscription", async (status) => {
    const browser = await subscribe(omar);
    browser.answers.push({ status });
    await say(reem, await post(omar));
    await pass();
    expect([browser.shown, await devices(omar)]).toEqual([[], []]);
  });

  test.each([{ status: 429, retryAfter: "300" }, { status: 503 }])(
    "that answers %o is retried later, unless the notification was read meanwhile",
    async (answer) => {
      const [browser, other] = [await subscribe(omar), await subscribe(faisal)];
      for (const each of [browser, other]) each.answers.push(answer);
      await say(reem, await post(omar));
      const topic = await post(faisal);
      await say(reem, topic);
      await pass();
      await pass(answer.retryAfter === undefined ? seconds(29) : seconds(299));
      expect([browser.shown, other.shown]).toEqual([[], []]);
      await faisal.put("/notifications/read", {});
      await pass(seconds(2));
      expect([titles(browser), titles(other)]).toEqual([[reply], []]);
      expect(await devices(omar)).toHaveLength(1);
    },
  );

  test("that always fails is given up after six attempts, and the subscription stays", async () => {
    const browser = await subscribe(omar);
    for (let attempt = 0; attempt < 8; attempt += 1) browser.answers.push({ status: 500 });
    await say(reem, await post(omar));
    for (let hour = 0; hour < 8; hour += 1) await pass(minutes(60));
    expect(browser.answers).toHaveLength(2);
    expect(await devices(omar)).toHaveLength(1);
  });
});

test("a browser renews its subscription without a session, and another user's subscription there ends it", async () => {
  const first = await subscribe(omar);
  const second = service.subscribe(await keyFor(omar));
  const previous = { endpoint: first.subscription.endpoint, auth: first.subscription.keys.auth };
  const renewed = await faisal.post("/push-subscriptions/renewal", { previous, subscription: second.subscription });
  expect(renewed.status).toBe(204);
  expect((await devices(omar)).map(({ id }) => id)).toEqual([first.id]);
  await say(reem, await post(omar));
  await pass();
  expect([titles(first), titles(second)]).toEqual([[], [reply]]);
  expect((await faisal.post("/me/push-subscriptions", second.subscription)).status).toBe(201);
  expect([(await devices(omar)).length, (await devices(faisal)).length]).toEqual([0, 1]);
});

test("a session has one browser: a new subscription replaces the previous one", async () => {
  await subscribe(omar);
  const again = await subscribe(omar);
  expect(await devices(omar)).toMatchObject([{ id: again.id, isCurrent: true, userAgent: "test" }]);
});
