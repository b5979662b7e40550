import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Comment, Topic } from "#modules/community/contract/schemas.ts";
import { setClock } from "#platform/clock/clock.ts";
import { runJobsOnce } from "#platform/jobs/runner.ts";
import { createLog } from "#platform/log/log.ts";
import { readOutbox, type OutboxMail } from "#platform/mail/outbox.ts";
import { mailJobs } from "#platform/mail/send.ts";
import { createSettings } from "#platform/settings/settings.ts";
import { startCommunity, type Caller, type TestCommunity } from "#testing/community.ts";
import { runStatements } from "#testing/scratch.ts";
import type { Preferences } from "../../contract/schemas.ts";

let community: TestCommunity;
let omar: Caller, reem: Caller, faisal: Caller;
let outboxDirectory: string;
let clock: number;

/** Saturday 10:00 in Riyadh. */
const start = Date.UTC(2026, 10, 21, 7);
const minutes = (count: number): number => count * 60_000;

beforeAll(async () => {
  setClock(() => start - minutes(60));
  community = await startCommunity();
  [omar, reem, faisal] = [community.as("Omar"), community.as("Reem"), community.as("Faisal")];
});
afterAll(async () => {
  await community.close();
});
beforeEach(async () => {
  outboxDirectory = await mkdtemp(join(tmpdir(), "diwan-notices-"));
  clock = start;
  setClock(() => clock);
});
afterEach(async () => {
  await runStatements(
    community.url,
    "delete from graphile_worker._private_jobs",
    "delete from notification",
    "delete from notification_preference",
  );
  await rm(outboxDirectory, { recursive: true });
});

const post = async (by: Caller, title = "Coffee"): Promise<Topic> =>
  (await by.post<Topic>("/topics", { categoryId: "4", titleEn: title, contentEn: "Words" })).data;
const say = async (by: Caller, topic: Topic, content = "Yes"): Promise<Comment> =>
  (await by.post<Comment>(`/topics/${topic.id}/comments`, { content })).data;
const mergeChannels = async (by: Caller, changes: object): Promise<Preferences> => {
  const { version } = (await by.get<Preferences>("/me/notification-preferences")).data;
  const answer = await by.patch<Preferences>("/me/notification-preferences", { version, ...changes });
  expect(answer.status).toBe(200);
  return answer.data;
};
/** Advances the clock and sends due mails. */
async function pass(time: number): Promise<void> {
  await community.notify();
  clock += time;
  await community.run("notifications.mail");
  await runJobsOnce({
    url: community.url,
    database: community.database,
    log: createLog("silent"),
    tasks: mailJobs({
      smtpUrl: null,
      outboxDirectory,
      from: "Diwan <no-reply@diwan.example>",
      settings: createSettings(),
    }),
  });
}
const digestHour = async (): Promise<void> => {
  await community.run("notifications.digest");
  await pass(0);
};
const mails = async (): Promise<OutboxMail[]> => readOutbox(outboxDirectory);

describe("no mail is sent", () => {
  test("before ten minutes, nor for a notification read in the app by then", async () => {
    const topic = await post(omar);
    await say(reem, topic);
    await pass(minutes(9));
    expect(await mails()).toEqual([]);
    await omar.put("/notifications/read", {});
    await pass(minutes(60));
    expect(await mails()).toEqual([]);
  });

  test("for a topic that was read, nor for a comment that was deleted", async () => {
    const topic = await post(omar);
    await say(reem, topic);
    await pass(minutes(1));
    await omar.put(`/topics/${topic.id}/read`);
    const other = await post(omar);
    const comment = await say(reem, other);
    await community.notify();
    await reem.delete(`/comments/${comment.id}`);
    await pass(minutes(60));
    expect(await mails()).toEqual([]);
  });

  test("for a kind that is switched off, nor twice for one group", async () => {
    await mergeChannels(omar, { kinds: [{ kind: "reply", email: "off" }] });
    await say(reem, await post(omar));
    await pass(minutes(60));
    expect(await mails()).toEqual([]);
    const topic = await post(faisal);
    await say(reem, topic);
    await pass(minutes(11));
    await say(omar, topic);
    await pass(minutes(60));
    expect((await mails()).map(({ to }) => to)).toEqual(["faisal@diwan.example"]);
  });
});

test("one mail after ten minutes lists all unread lines in the receiver's language, with a settings link", async () => {
  const topic = await post(omar, "Coffee");
  const comment = await say(reem, topic, "Count me in");
  await pass(minutes(11));
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    to: "omar@diwan.example",
    locale: "en",
    subject: "\u2068Reem\u2069 commented on your topic \u2068“Coffee”\u2069",
  });
  expect(mail?.text).toContain("Count me in");
  expect(mail?.text).toContain(`http://localhost/community/categories/4/topic/${topic.id}?comment=${comment.id}`);
  expect(mail?.text).toContain("http://localhost/user-profile/notifications");
  expect(mail?.text).toContain("You received this email because");
});

test("a mail in Arabic is written right to left with Arabic digits", async () => {
  await runStatements(
    community.url,
    `update person set locale = 'ar', name_ar = 'فيصل' where id = ${faisal.id}`,
    `update person set name_ar = 'ريم' where id = ${reem.id}`,
  );
  for (const title of ["First", "Second", "Third"]) await say(reem, await post(faisal, title));
  await pass(minutes(11));
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ locale: "ar", subject: "٣ إشعارات لك" });
  expect(mail?.text).toContain("مرحبًا \u2068فيصل\u2069،");
  expect(mail?.text).toContain("تعليق من \u2068ريم\u2069 على موضوعك \u2068“Third”\u2069");
  await runStatements(community.url, `update person set locale = 'en', name_ar = null where id = ${faisal.id}`);
});

test("in quiet hours a mail waits for their end, overnight too", async () => {
  await mergeChannels(omar, {
    quietHours: { from: "10:00", until: "07:30", days: ["saturday", "sunday"] },
  });
  await say(reem, await post(omar));
  await pass(minutes(60));
  expect(await mails()).toEqual([]);
  // Sunday 07:30; the next quiet hours begin at 10:00.
  await pass(minutes(20 * 60 + 29));
  expect(await mails()).toEqual([]);
  await pass(minutes(2));
  expect(await mails()).toHaveLength(1);
});

describe("the digest", () => {
  test("is one mail at its hour with all waiting notifications, and is not sent when empty", async () => {
    await mergeChannels(omar, { digest: "daily", digestTime: "11:00", kinds: [{ kind: "reply", email: "digest" }] });
    await say(reem, await post(omar, "One"));
    await say(reem, await post(omar, "Two"));
    await pass(minutes(30));
    await digestHour();
    expect(await mails()).toEqual([]);
    await pass(minutes(31));
    await digestHour();
    await digestHour();
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe("Your day in \u2068Diwan\u2069");
    expect(mail?.text).toContain("“One”");
    expect(mail?.text).toContain("“Two”");
    await pass(minutes(24 * 60));
    await digestHour();
    expect(await mails()).toHaveLength(1);
    const third = await post(omar, "Three");
    await say(reem, third);
    await community.notify();
    await omar.put("/notifications/read", {});
    await pass(minutes(24 * 60));
    await digestHour();
    expect(await mails()).toHaveLength(1);
  });

  test("is sent on Sunday if weekly, and not at all if disabled", async () => {
    await faisal.put("/categories/5/following", { level: "follow" });
    await mergeChannels(omar, { digest: "none", kinds: [{ kind: "reply", email: "digest" }] });
    await omar.post("/topics", { categoryId: "5", titleEn: "For Faisal", contentEn: "Words" });
    await say(reem, await post(omar));
    await pass(minutes(21 * 60));
    await digestHour();
    expect(await mails()).toEqual([]);
    await pass(minutes(61));
    await digestHour();
    expect((await mails()).map(({ to, subject }) => [to, subject])).toEqual([
      ["faisal@diwan.example", "Your week in \u2068Diwan\u2069"],
    ]);
    await pass(minutes(8 * 24 * 60));
    await digestHour();
    expect(await mails()).toHaveLength(1);
    await faisal.put("/categories/5/following", { level: null });
  });
});
