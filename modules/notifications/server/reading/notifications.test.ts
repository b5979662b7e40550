import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Comment, Topic } from "#modules/community/contract/schemas.ts";
import { setClock } from "#platform/clock/clock.ts";
import { startCommunity, type Caller, type TestCommunity } from "#testing/community.ts";
import type { Notification } from "../../contract/schemas.ts";

let community: TestCommunity;
let omar: Caller, reem: Caller, huda: Caller, noura: Caller, faisal: Caller;

beforeAll(async () => {
  community = await startCommunity();
  const cast = (["Omar", "Reem", "Huda", "Noura", "Faisal"] as const).map((name) => community.as(name));
  [omar, reem, huda, noura, faisal] = cast as [Caller, Caller, Caller, Caller, Caller];
});
afterEach(async () => {
  setClock(null);
  await community.notify();
  for (const person of [omar, reem, huda, noura, faisal]) await person.put("/notifications/read", {});
});
afterAll(() => community.close());

const post = async (by: Caller, title = "A topic", categoryId = "4"): Promise<Topic> =>
  (await by.post<Topic>("/topics", { categoryId, titleEn: title, contentEn: "Words" })).data;
const say = async (by: Caller, topic: Topic, content = "Yes", parentId?: string): Promise<Comment> =>
  (await by.post<Comment>(`/topics/${topic.id}/comments`, { content, ...(parentId === undefined ? {} : { parentId }) }))
    .data;
const list = async (by: Caller, query = "unread=true"): Promise<Notification[]> => {
  await community.notify();
  return (await by.get<Notification[]>(`/notifications?limit=100&${query}`)).data;
};
const count = async (by: Caller): Promise<number> =>
  (await by.get<{ unread: number }>("/notifications/count")).data.unread;
const names = (line: Notification | undefined): (string | null)[] => line?.actors.map(({ nameEn }) => nameEn) ?? [];
const short = (lines: Notification[]): unknown[] => lines.map((line) => [line.kind, line.subject.kind, names(line)]);
/** Inserts a mention in a comment. */
const name = (topic: Topic, comment: Comment, person: Caller): Promise<unknown> =>
  community.database.primary
    .insertInto("mention")
    .values({ topic_id: topic.id, comment_id: comment.id, person_id: person.id })
    .execute();

describe("a refused call", () => {
  test("for another person's, hidden or unknown notification returns 404, and invalid values return 400", async () => {
    const topic = await post(omar);
    await say(reem, topic);
    const [line] = await list(omar);
    expect((await reem.put(`/notifications/${line?.id}/read`)).status).toBe(404);
    expect((await reem.put("/notifications/999999999/read")).status).toBe(404);
    expect((await reem.get("/notifications?kind=gossip")).status).toBe(400);
    expect((await reem.get("/notifications?cursor=abc")).problem.code).toBe("cursor_invalid");
    expect((await reem.put("/notifications/read", { upTo: "yesterday" })).status).toBe(400);
    expect((await reem.put("/notifications/read", { upTo: "0000-01-01T00:00:00Z" })).status).toBe(400);
    expect((await reem.put("/notifications/unread", { readAt: "9999-12-31T23:59:59+23:59" })).status).toBe(400);
    expect((await reem.put("/notifications/unread", {})).status).toBe(400);
    await huda.delete(`/topics/${topic.id}`);
    await community.notify();
    expect((await omar.put(`/notifications/${line?.id}/read`)).status).toBe(404);
  });
});

test("a comment notifies the topic's author, a reply the answered author, once each and never the writer", async () => {
  const topic = await post(omar, "Coffee");
  const root = await say(reem, topic);
  expect(short(await list(omar))).toEqual([["reply", "topic", ["Reem"]]]);
  expect(await list(reem)).toEqual([]);
  await omar.put("/notifications/read", {});
  await say(omar, topic, "Thanks", root.id);
  const [answer, ...others] = await list(reem);
  expect(others).toEqual([]);
  expect(answer).toMatchObject({
    kind: "reply",
    subject: { kind: "comment", id: root.id },
    topic: { titleEn: "Coffee" },
  });
  expect(await list(omar)).toEqual([]);
  // For Omar it is a comment in his topic and a reply to his comment: only the closer reason is used.
  const own = await say(omar, topic);
  await say(faisal, topic, "And this", own.id);
  expect(short(await list(omar))).toEqual([["reply", "comment", ["Faisal"]]]);
});

test("the strongest reason is used: a mention, then a reply, then following", async () => {
  const topic = await post(omar);
  await noura.put(`/topics/${topic.id}/following`, { level: "follow" });
  await faisal.put(`/topics/${topic.id}/following`, { level: "follow" });
  const comment = await say(reem, topic);
  await name(topic, comment, omar);
  await name(topic, comment, noura);
  expect(short(await list(omar))).toEqual([["mention", "comment", ["Reem"]]]);
  expect(short(await list(noura))).toEqual([["mention", "comment", ["Reem"]]]);
  expect(short(await list(faisal))).toEqual([["follow", "topic", ["Reem"]]]);
});

test("users mentioned by an edit are notified then, and earlier mentioned ones are not notified again", async () => {
  const topic = await post(omar);
  const comment = await say(reem, topic);
  await name(topic, comment, faisal);
  expect(short(await list(faisal))).toEqual([["mention", "comment", ["Reem"]]]);
  await name(topic, comment, noura);
  await reem.patch(`/comments/${comment.id}`, { content: "Yes, Noura", version: 1 });
  expect(short(await list(noura))).toEqual([["mention", "comment", ["Reem"]]]);
  expect(await list(faisal)).toHaveLength(1);
});

test("unread notifications are grouped, link to the oldest comment, and omit actors seen before", async () => {
  const topic = await post(omar);
  const first = await say(reem, topic, "First");
  await say(faisal, topic, "Second");
  await say(reem, topic, "Third");
  const [line, ...others] = await list(omar);
  expect(others).toEqual([]);
  expect(names(line)).toEqual(["Reem", "Faisal"]);
  expect(line?.comment).toEqual({ id: first.id, excerpt: "First" });
  expect(await count(omar)).toBe(1);
  await omar.put(`/notifications/${line?.id}/read`);
  const later = await say(noura, topic, "Fourth");
  const [next, ...more] = await list(omar);
  expect(more).toEqual([]);
  expect([names(next), next?.comment?.id]).toEqual([["Noura"], later.id]);
});

test("likes are grouped; an undone like is removed, and a repeated like does not notify again", async () => {
  const topic = await post(omar);
  for (const person of [reem, huda, noura, faisal]) await person.put(`/topics/${topic.id}/like`);
  const [line] = await list(omar);
  expect([names(line), line?.otherCount]).toEqual([["Faisal", "Noura", "Huda"], 1]);
  await faisal.delete(`/topics/${topic.id}/like`);
  const [mended] = await list(omar);
  expect([names(mended), mended?.otherCount]).toEqual([["Noura", "Huda", "Reem"], 0]);
  await omar.put("/notifications/read", {});
  await reem.delete(`/topics/${topic.id}/like`);
  await reem.put(`/topics/${topic.id}/like`);
  expect(await list(omar)).toEqual([]);
  const comment = await say(omar, topic);
  await reem.put(`/comments/${comment.id}/like`);
  expect(await list(omar)).toMatchObject([{ kind: "like", subject: { kind: "comment", id: comment.id } }]);
  await reem.delete(`/comments/${comment.id}/like`);
  expect([await list(omar), await count(omar)]).toEqual([[], 0]);
});

test("category followers get new topics, topic followers get comments, and muting stops all but mentions", async () => {
  await faisal.put("/categories/5/following", { level: "follow" });
  const topic = await post(omar, "New", "5");
  expect(await list(faisal)).toMatchObject([
    { kind: "follow", topic: { id: topic.id }, comment: null, category: { id: "5" }, actors: [{ nameEn: "Omar" }] },
  ]);
  await faisal.put("/categories/5/following", { level: "mute" });
  await faisal.put("/notifications/read", {});
  await post(omar, "Another", "5");
  const own = await post(faisal, "Mine", "5");
  await say(reem, own);
  expect(await list(faisal)).toEqual([]);
  // The level of the topic overrides that of its category.
  await faisal.put(`/topics/${topic.id}/following`, { level: "follow" });
  await say(reem, topic);
  expect(short(await list(faisal))).toEqual([["follow", "topic", ["Reem"]]]);
  await faisal.put(`/topics/${topic.id}/following`, { level: "mute" });
  await faisal.put("/notifications/read", {});
  const comment = await say(reem, topic);
  await name(topic, comment, faisal);
  expect(short(await list(faisal))).toEqual([["mention", "comment", ["Reem"]]]);
  await faisal.put("/categories/5/following", { level: null });
});

test("notifications of hidden content leave the list and the count, and return with the content", async () => {
  const topic = await post(omar);
  await faisal.put(`/topics/${topic.id}/following`, { level: "follow" });
  const comment = await say(reem, topic);
  expect([(await list(faisal)).length, await count(faisal)]).toEqual([1, 1]);
  await huda.patch(`/topics/${topic.id}`, { version: 1, isActive: false });
  // Immediately, before the consumer has updated the count.
  expect((await faisal.get<Notification[]>("/notifications?unread=true")).data).toEqual([]);
  expect([await list(faisal), await count(faisal)]).toEqual([[], 0]);
  expect(short(await list(omar))).toEqual([
    ["topicDeactivated", "topic", []],
    ["reply", "topic", ["Reem"]],
  ]);
  await huda.patch(`/topics/${topic.id}`, { version: 2, isActive: true });
  expect([(await list(faisal)).length, await count(faisal)]).toEqual([1, 1]);
  expect(short(await list(omar))).toEqual([["reply", "topic", ["Reem"]]]);
  await reem.delete(`/comments/${comment.id}`);
  expect([await list(faisal), await count(faisal), await list(omar), await count(omar)]).toEqual([[], 0, [], 0]);
});

test("reading a topic reads notifications of its texts, but not its likes", async () => {
  const topic = await post(omar);
  await reem.put(`/topics/${topic.id}/like`);
  await say(reem, topic);
  expect(await list(omar)).toHaveLength(2);
  await omar.put(`/topics/${topic.id}/read`);
  expect(short(await list(omar))).toEqual([["like", "topic", ["Reem"]]]);
  // Read before it was notified: no notification.
  await say(reem, topic);
  await omar.put(`/topics/${topic.id}/read`);
  expect(short(await list(omar))).toEqual([["like", "topic", ["Reem"]]]);
});

test("all, one kind, or all up to an instant are read, sent to the user's other screens, and undone", async () => {
  const topic = await post(omar);
  await reem.put(`/topics/${topic.id}/like`);
  await say(reem, topic);
  const seen = (await list(omar))[0]?.latestAt ?? "";
  const again = await post(omar);
  await say(faisal, again);
  await community.notify();
  expect(await count(omar)).toBe(3);
  const done = await omar.put<{ readAt: string; changed: number; unread: number }>("/notifications/read", {
    upTo: seen,
  });
  expect(done.data).toMatchObject({ changed: 2, unread: 1 });
  expect((await list(omar)).map((line) => line.topic?.id)).toEqual([again.id]);
  expect((await omar.put<{ unread: number }>("/notifications/unread", { readAt: done.data.readAt })).data.unread).toBe(
    3,
  );
  expect((await omar.put<{ unread: number }>("/notifications/read", { kind: "like" })).data.unread).toBe(2);
  const [line] = await list(omar);
  const one = await omar.put<{ readAt: string; unread: number }>(`/notifications/${line?.id}/read`);
  expect(one.data.unread).toBe(1);
  const twice = await omar.put<{ readAt: string; changed: number }>(`/notifications/${line?.id}/read`);
  expect(twice.data).toMatchObject({ changed: 0, readAt: one.data.readAt });
  const told = await community.database.primary
    .selectFrom("audit")
    .select("audience")
    .distinct()
    .where("action", "=", "notifications.changed")
    .where("actor_id", "=", omar.id)
    .execute();
  expect(told).toEqual([{ audience: `person:${omar.id}` }]);
  const takenBack = await community.database.primary
    .selectFrom("audit")
    .select("details")
    .where("action", "=", "notifications.changed")
    .where("actor_id", "=", omar.id)
    .execute();
  expect(takenBack.filter(({ details }) => "takenBackId" in (details as object))).toEqual([
    { details: { takenBackId: done.data.readAt } },
  ]);
});

test("pages contain each notification once, whatever arrives in between", async () => {
  for (let number = 0; number < 5; number += 1) await say(reem, await post(noura, `Topic ${number}`));
  await community.notify();
  const first = await noura.get<Notification[]>("/notifications?limit=2&unread=true");
  await say(reem, await post(noura, "Later"));
  await community.notify();
  const second = await noura.get<Notification[]>(`/notifications?limit=2&unread=true&cursor=${first.page.next}`);
  const third = await noura.get<Notification[]>(`/notifications?limit=2&unread=true&cursor=${second.page.next}`);
  const titles = [first, second, third].flatMap(({ data }) => data.map((line) => line.topic?.titleEn));
  expect(titles).toEqual(["Topic 4", "Topic 3", "Topic 2", "Topic 1", "Topic 0"]);
  expect(third.page.next).toBeNull();
});
