import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startCommunity, type Caller, type TestCommunity } from "#testing/community.ts";
import type { Category, Topic } from "../../contract/schemas.ts";

let community: TestCommunity;
let omar: Caller, reem: Caller, huda: Caller;

beforeAll(async () => {
  community = await startCommunity();
  [omar, reem, huda] = [community.as("Omar"), community.as("Reem"), community.as("Huda")];
});
afterAll(() => community.close());

const post = async (by: Caller): Promise<Topic> =>
  (await by.post<Topic>("/topics", { categoryId: "4", titleEn: "A topic", contentEn: "Words" })).data;

describe("refused following", () => {
  test("following or bookmarking what is not visible is refused with 404, an unknown level with 400", async () => {
    const topic = await post(omar);
    expect((await reem.put(`/topics/${topic.id}/following`, { level: "adore" })).status).toBe(400);
    expect((await reem.put(`/topics/${topic.id}/following`, {})).status).toBe(400);
    await huda.patch(`/topics/${topic.id}`, { version: 1, isActive: false });
    expect((await reem.put(`/topics/${topic.id}/following`, { level: "follow" })).status).toBe(404);
    expect((await reem.put(`/topics/${topic.id}/bookmark`)).status).toBe(404);
    expect((await reem.put("/topics/999999/bookmark")).status).toBe(404);
    expect((await reem.put("/categories/88/following", { level: "mute" })).status).toBe(404);
    expect((await reem.get("/categories/88/following")).status).toBe(404);
    await huda.patch("/categories/9", { version: 1, isActive: false });
    expect((await reem.get("/categories/9/following")).status).toBe(404);
    expect((await huda.get("/categories/9/following")).status).toBe(200);
  });
});

const toldTo = async (person: Caller, action: string): Promise<number> =>
  (
    await community.database.primary
      .selectFrom("audit")
      .select("id")
      .where("action", "=", action)
      .where("audience", "=", `person:${person.id}`)
      .execute()
  ).length;

test("a category can be followed, muted and reset, with one event per change to the user's own screens", async () => {
  const level = async (by: Caller): Promise<unknown> => (await by.get("/categories/4/following")).data;
  expect(await level(reem)).toEqual({ level: null });
  const listed = async (by: Caller): Promise<unknown[]> => {
    const { data } = await by.get<Category[]>("/categories");
    expect(data.filter(({ id, following }) => id !== "4" && following !== null)).toEqual([]);
    return data.filter(({ id }) => id === "4").map(({ id, following }) => [id, following]);
  };
  for (const wanted of ["follow", "follow", "mute", null, null] as const) {
    const answer = await reem.put("/categories/4/following", { level: wanted });
    expect([answer.status, answer.data]).toEqual([200, { level: wanted }]);
    expect(await level(reem)).toEqual({ level: wanted });
    expect(await listed(reem)).toEqual([["4", wanted]]);
    expect((await reem.get<Category>("/categories/4")).data.following).toBe(wanted);
    expect(await listed(omar)).toEqual([["4", null]]);
  }
  expect(await level(omar)).toEqual({ level: null });
  expect(await toldTo(reem, "following.changed")).toBe(3);
});

test("a bookmark is set once, stays when the topic is hidden, and can still be removed", async () => {
  const topic = await post(omar);
  expect((await reem.put(`/topics/${topic.id}/bookmark`)).status).toBe(204);
  expect((await reem.put(`/topics/${topic.id}/bookmark`)).status).toBe(204);
  expect(await toldTo(reem, "bookmark.changed")).toBe(1);
  await huda.patch(`/topics/${topic.id}`, { version: 1, isActive: false });
  expect((await reem.delete(`/topics/${topic.id}/bookmark`)).status).toBe(204);
  expect((await reem.delete(`/topics/${topic.id}/bookmark`)).status).toBe(204);
  expect(await toldTo(reem, "bookmark.changed")).toBe(2);
});
