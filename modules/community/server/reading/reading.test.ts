import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { setClock } from "#platform/clock/clock.ts";
import { startCommunity, type Caller, type TestCommunity } from "#testing/community.ts";
import type { Category, Comment, Topic, TopicSummary } from "../../contract/schemas.ts";

let community: TestCommunity;
let omar: Caller, reem: Caller, huda: Caller;

beforeAll(async () => {
  community = await startCommunity();
  [omar, reem, huda] = [community.as("Omar"), community.as("Reem"), community.as("Huda")];
});
afterAll(() => community.close());

const post = async (by: Caller, categoryId: string): Promise<Topic> =>
  (await by.post<Topic>("/topics", { categoryId, titleEn: "A topic", contentEn: "Words" })).data;
const say = async (by: Caller, id: string): Promise<Comment> =>
  (await by.post<Comment>(`/topics/${id}/comments`, { content: "Yes" })).data;
const isUnread = async (by: Caller, topic: Topic): Promise<boolean> => {
  const detail = (await by.get<Topic>(`/topics/${topic.id}`)).data.isUnread;
  const summaries = (await by.get<TopicSummary[]>(`/topics?category=${topic.category.id}&limit=100`)).data;
  expect(summaries.find(({ id }) => id === topic.id)?.isUnread).toBe(detail);
  return detail;
};
const unreadCount = async (by: Caller, id: string): Promise<number> =>
  (await by.get<Category>(`/categories/${id}`)).data.unreadCount;
const days = (count: number): number => count * 86_400_000;

describe("refused reading", () => {
  test("marking unknown or hidden content as read is refused", async () => {
    const topic = await post(omar, "4");
    await huda.patch(`/topics/${topic.id}`, { version: 1, isActive: false });
    expect((await reem.put(`/topics/${topic.id}/read`)).status).toBe(404);
    expect((await reem.put("/topics/999999/read")).status).toBe(404);
    const all = await reem.put("/topics/read", { category: "88" });
    expect([all.status, all.problem.code, all.problem.fields[0]?.path]).toEqual([422, "category_unknown", "category"]);
    expect((await reem.put("/topics/read", { everything: true })).status).toBe(400);
  });
});

test("activity of others is unread until the topic is read, own activity never is", async () => {
  const topic = await post(omar, "4");
  expect([await isUnread(omar, topic), await isUnread(reem, topic)]).toEqual([false, true]);
  expect((await reem.put(`/topics/${topic.id}/read`)).status).toBe(204);
  expect(await isUnread(reem, topic)).toBe(false);
  await say(omar, topic.id);
  expect([await isUnread(omar, topic), await isUnread(reem, topic)]).toEqual([false, true]);
  await say(reem, topic.id);
  expect([await isUnread(omar, topic), await isUnread(reem, topic)]).toEqual([true, false]);
});

test("a comment is unread until its topic is read, an own comment never is", async () => {
  const topic = await post(omar, "4");
  await reem.put(`/topics/${topic.id}/read`);
  await say(omar, topic.id);
  await say(huda, topic.id);
  const marks = async (by: Caller): Promise<boolean[]> =>
    (await by.get<Comment[]>(`/topics/${topic.id}/comments`)).data.map((comment) => comment.isUnread);
  expect([await marks(reem), await marks(omar), await marks(huda)]).toEqual([
    [true, true],
    [false, true],
    [false, false],
  ]);
  await reem.put(`/topics/${topic.id}/read`);
  expect(await marks(reem)).toEqual([false, false]);
});

test("reading a topic covers the activity up to then, not later activity", async () => {
  const topic = await post(omar, "4");
  const moment = Date.now();
  setClock(() => moment);
  await say(omar, topic.id);
  await reem.put(`/topics/${topic.id}/read`);
  // Within the same clock tick.
  await say(omar, topic.id);
  expect(await isUnread(reem, topic)).toBe(true);
  await reem.put("/topics/read");
  expect(await isUnread(reem, topic)).toBe(false);
});

test("everything in a category, or in all, is marked read at once", async () => {
  const [four, five] = [await post(omar, "4"), await post(omar, "5")];
  expect([await isUnread(reem, four), await isUnread(reem, five)]).toEqual([true, true]);
  expect((await reem.put("/topics/read", { category: "4" })).status).toBe(204);
  expect([await isUnread(reem, four), await isUnread(reem, five)]).toEqual([false, true]);
  expect([await unreadCount(reem, "4"), (await unreadCount(reem, "5")) > 0]).toEqual([0, true]);
  expect((await reem.put("/topics/read")).status).toBe(204);
  expect([await isUnread(reem, five), await unreadCount(reem, "1")]).toEqual([false, 0]);
  await say(omar, five.id);
  expect([await isUnread(reem, five), await unreadCount(reem, "5"), await unreadCount(reem, "1")]).toEqual([
    true,
    1,
    1,
  ]);
});

test("nothing is unread from before the user joined or after 30 days", async () => {
  const topic = await post(omar, "6");
  const start = Date.now();
  expect(await isUnread(huda, topic)).toBe(true);
  setClock(() => start + 1_000);
  const late = await community.hire("Latecomer");
  expect(await isUnread(late, topic)).toBe(false);
  expect(await unreadCount(late, "6")).toBe(0);
  setClock(() => start + days(29));
  expect([await isUnread(huda, topic), await unreadCount(huda, "6")]).toEqual([true, 1]);
  await huda.put(`/topics/${topic.id}/read`);
  const readings = async (): Promise<number> =>
    (
      await community.database.primary
        .selectFrom("topic_reading")
        .select("person_id")
        .where("topic_id", "=", topic.id)
        .execute()
    ).length;
  await community.run("community.purgeReadings");
  // Omar's reading is as old as the topic, Huda's covers the latest activity.
  expect(await readings()).toBe(2);
  setClock(() => start + days(31));
  await community.run("community.purgeReadings");
  expect(await readings()).toBe(0);
  expect([await isUnread(huda, topic), await unreadCount(huda, "6")]).toEqual([false, 0]);
});

test("unread counts include listed topics only, skip read ones and stop at 99", async () => {
  const newcomer = await community.hire("Newcomer");
  const topics: Topic[] = [];
  for (let number = 0; number < 5; number += 1) topics.push(await post(omar, "7"));
  await huda.patch(`/topics/${topics[0]?.id}`, { version: 1, isPinned: true });
  await huda.patch(`/topics/${topics[1]?.id}`, { version: 1, isActive: false });
  await newcomer.put(`/topics/${topics[2]?.id}/read`);
  expect(await unreadCount(newcomer, "7")).toBe(3);
  for (let number = 0; number < 100; number += 1) await post(omar, "7");
  expect(await unreadCount(newcomer, "7")).toBe(99);
  expect(await unreadCount(newcomer, "1")).toBe(99);
});

test("a reading is stored and sent only if it changes something, and only to the user's own screens", async () => {
  const topic = await post(omar, "8");
  const told = async (): Promise<unknown[]> =>
    (
      await community.database.primary
        .selectFrom("audit")
        .select(["audience", "details"])
        .where("action", "=", "reading.changed")
        .where("subject_id", "=", topic.id)
        .where("subject_kind", "=", "topic")
        .execute()
    ).map(({ audience, details }) => [audience, details]);
  await omar.put(`/topics/${topic.id}/read`);
  expect(await told()).toEqual([]);
  await reem.put(`/topics/${topic.id}/read`);
  await reem.put(`/topics/${topic.id}/read`);
  expect(await told()).toEqual([[`person:${reem.id}`, { topicId: topic.id, categoryId: "8" }]]);
});
