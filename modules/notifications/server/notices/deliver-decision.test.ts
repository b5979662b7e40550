import { afterAll, beforeAll, expect, test } from "vitest";
import type { Comment, Topic } from "#modules/community/contract/schemas.ts";
import { startCommunity, type Caller, type TestCommunity } from "#testing/community.ts";
import type { Notification } from "../../contract/schemas.ts";

let community: TestCommunity;
let omar: Caller, reem: Caller, huda: Caller, noura: Caller;

beforeAll(async () => {
  community = await startCommunity();
  const cast = (["Omar", "Reem", "Huda", "Noura"] as const).map((name) => community.as(name));
  [omar, reem, huda, noura] = cast as [Caller, Caller, Caller, Caller];
});
afterAll(() => community.close());

const why = "It names a colleague who did not agree to it";
const post = async (by: Caller): Promise<Topic> =>
  (await by.post<Topic>("/topics", { categoryId: "4", titleEn: "A topic", contentEn: "Words" })).data;

/** Reem reports it, Huda decides. */
async function decide(path: string, topicId: string, decision: string): Promise<void> {
  expect((await reem.post(`${path}/reports`, { reason: "harassment" })).status).toBe(201);
  const [found] = (await huda.get<{ id: string }[]>(`/report-cases?topic=${topicId}`)).data;
  const answer = await huda.post(`/report-cases/${found?.id}/decision`, { decision, reason: why });
  expect([answer.status, answer.problem?.code]).toEqual([200, undefined]);
}
async function toldTo(by: Caller): Promise<Notification[]> {
  await community.notify();
  const { data } = await by.get<Notification[]>("/notifications?unread=true&kind=reportDecided");
  return data;
}

test("only the author is notified, and only once", async () => {
  const topic = await post(omar);
  await omar.post(`/topics/${topic.id}/comments`, { content: "More words" });
  await decide(`/topics/${topic.id}`, topic.id, "deactivate");
  for (const other of [reem, huda, noura]) expect(await toldTo(other)).toEqual([]);
  await community.notify();
  const all = (await omar.get<Notification[]>("/notifications?unread=true")).data;
  expect(all.map(({ kind, decision, reason }) => [kind, decision, reason])).toEqual([
    ["reportDecided", "deactivate", why],
  ]);
  expect(all[0]).toMatchObject({ isOpenable: true, actors: [], topic: { id: topic.id } });
  expect((await omar.get<Topic>(`/topics/${topic.id}`)).data.decision).toMatchObject({ reason: why });
  await omar.put("/notifications/read", {});
});

test("the author of a deleted topic is notified of the decision and its reason, without a link", async () => {
  const topic = await post(omar);
  await decide(`/topics/${topic.id}`, topic.id, "delete");
  const lines = await toldTo(omar);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({
    decision: "delete",
    reason: why,
    isOpenable: false,
    subject: { kind: "topic", id: topic.id },
    topic: { id: topic.id, titleEn: "A topic" },
  });
  expect((await omar.get(`/topics/${topic.id}`)).status).toBe(404);
  await omar.put("/notifications/read", {});
});

test("the author of a deleted comment is notified of the same; the notification links to the topic only", async () => {
  const topic = await post(noura);
  const { data: comment } = await omar.post<Comment>(`/topics/${topic.id}/comments`, { content: "Words" });
  await decide(`/comments/${comment.id}`, topic.id, "delete");
  const lines = await toldTo(omar);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({
    decision: "delete",
    reason: why,
    isOpenable: true,
    subject: { kind: "comment", id: comment.id },
    comment: null,
  });
  expect((await omar.get(`/topics/${topic.id}`)).status).toBe(200);

  // If the topic is deleted as well, the outcome stays without a link.
  await noura.delete(`/topics/${topic.id}`);
  expect((await toldTo(omar)).map(({ reason, isOpenable }) => [reason, isOpenable])).toEqual([[why, false]]);
});
