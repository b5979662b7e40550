import { afterAll, beforeAll, expect, test } from "vitest";
import type { Comment, Topic } from "#modules/community/contract/schemas.ts";
import { transaction } from "#platform/database/transaction.ts";
import { createSettings } from "#platform/settings/settings.ts";
import { startCommunity, type TestCommunity } from "#testing/community.ts";
import type { Notification } from "../../contract/schemas.ts";
import { tellOfLike } from "./tell-like.ts";

let community: TestCommunity;

beforeAll(async () => {
  community = await startCommunity();
});
afterAll(() => community.close());

test("a like that is told of when what was liked has gone is not counted, and comes back with it", async () => {
  const [omar, reem, huda] = [community.as("Omar"), community.as("Reem"), community.as("Huda")];
  const { data: topic } = await omar.post<Topic>("/topics", {
    categoryId: "4",
    titleEn: "A topic",
    contentEn: "Words",
  });
  const { data: comment } = await omar.post<Comment>(`/topics/${topic.id}/comments`, { content: "Yes" });
  await reem.put(`/topics/${topic.id}/like`);
  await reem.put(`/comments/${comment.id}/like`);
  await huda.delete(`/comments/${comment.id}`);
  await huda.delete(`/topics/${topic.id}`);

  const surroundings = { settings: createSettings(), audiences: {} };
  await transaction(community.database.primary, async (tx) => {
    await tellOfLike(tx, surroundings, { kind: "comment", id: comment.id }, reem.id);
    await tellOfLike(tx, surroundings, { kind: "topic", id: topic.id }, reem.id);
  });
  const unread = async () => (await omar.get<{ unread: number }>("/notifications/count")).data.unread;
  expect(await unread()).toBe(0);

  await huda.post(`/topics/${topic.id}/restore`);
  await community.notify();
  const { data } = await omar.get<Notification[]>("/notifications?unread=true&kind=like");
  expect(data.map(({ subject }) => subject)).toEqual([{ kind: "topic", id: topic.id }]);
  expect(await unread()).toBe((await omar.get<Notification[]>("/notifications?unread=true")).data.length);
});
