import { afterAll, beforeAll, expect, test } from "vitest";
import type { Comment, Topic } from "#modules/community/contract/schemas.ts";
import { transaction } from "#platform/database/transaction.ts";
import { createSettings } from "#platform/settings/settings.ts";
import { startCommunity, type TestCommunity } from "#testing/community.ts";
import type { Notification } from "../../contract/schemas.ts";
import { notifyOfLike } from "./deliver-like.ts";

let community: TestCommunity;

beforeAll(async () => {
  community = await startCommunity();
});
afterAll(() => community.close());

test("a like of a comment that was deleted before the event is handled notifies no user", async () => {
  const [omar, reem, huda] = [community.as("Omar"), community.as("Reem"), community.as("Huda")];
  const { data: topic } = await omar.post<Topic>("/topics", {
    categoryId: "4",
    titleEn: "A topic",
    contentEn: "Words",
  });
  const comment = async (): Promise<string> =>
    (await omar.post<Comment>(`/topics/${topic.id}/comments`, { content: "Yes" })).data.id;
  const [kept, gone] = [await comment(), await comment()];
  for (const id of [kept, gone]) expect((await reem.put(`/comments/${id}/like`)).status).toBe(200);
  expect((await huda.delete(`/comments/${gone}`)).status).toBe(204);

  // Handled directly: no later deletion event hides the notification.
  await transaction(community.database.primary, async (tx) => {
    for (const id of [kept, gone]) {
      await notifyOfLike({ tx, settings: createSettings(), audiences: {} }, { kind: "comment", id }, reem.id);
    }
  });
  const { data } = await omar.get<Notification[]>("/notifications?unread=true");
  expect(data.map(({ kind, subject }) => [kind, subject.id])).toEqual([["like", kept]]);
  expect((await omar.get<{ unread: number }>("/notifications/count")).data.unread).toBe(1);
});
