import { afterAll, beforeAll, expect, test } from "vitest";
import { startCommunity, type Caller, type TestCommunity } from "#testing/community.ts";
import type { Topic } from "../../contract/schemas.ts";

type LikeState = { liked: boolean; likeCount: number };
type Liker = { person: { id: string; nameEn: string }; likedAt: string };

let community: TestCommunity;
let omar: Caller, reem: Caller, huda: Caller;
let topic: Topic;

beforeAll(async () => {
  community = await startCommunity();
  [omar, reem, huda] = [community.as("Omar"), community.as("Reem"), community.as("Huda")];
  const body = { categoryId: "4", titleEn: "Coffee at ten", contentEn: "Third floor." };
  topic = (await omar.post<Topic>("/topics", body)).data;
});
afterAll(() => community.close());

const likeCount = async (): Promise<number> => (await huda.get<Topic>(`/topics/${topic.id}`)).data.likeCount;
const likeRows = async (): Promise<number> =>
  (
    await community.database.primary
      .selectFrom("topic_like")
      .select("person_id")
      .where("topic_id", "=", topic.id)
      .execute()
  ).length;

test("a like of an unknown topic is refused", async () => {
  expect((await reem.put("/topics/987654/like")).status).toBe(404);
  expect((await reem.delete("/topics/987654/like")).status).toBe(404);
  expect((await reem.get("/topics/987654/likes")).status).toBe(404);
  expect((await reem.put("/topics/one/like")).problem.fields[0]).toMatchObject({ path: "id" });
});

test("a repeated like counts once, and so does a repeated removal", async () => {
  for (let time = 0; time < 3; time += 1) {
    const { status, data } = await reem.put<LikeState>(`/topics/${topic.id}/like`);
    expect([status, data]).toEqual([200, { liked: true, likeCount: 1 }]);
  }
  expect((await reem.get<Topic>(`/topics/${topic.id}`)).data).toMatchObject({ liked: true, likeCount: 1 });
  expect((await huda.get<Topic>(`/topics/${topic.id}`)).data).toMatchObject({ liked: false, likeCount: 1 });
  for (let time = 0; time < 3; time += 1) {
    const { status, data } = await reem.delete<LikeState>(`/topics/${topic.id}/like`);
    expect([status, data]).toEqual([200, { liked: false, likeCount: 0 }]);
  }
});

test("200 concurrent likes of one person count once", async () => {
  const answers = await Promise.all(Array.from({ length: 200 }, () => reem.put<LikeState>(`/topics/${topic.id}/like`)));
  expect(new Set(answers.map(({ status, data }) => `${status} ${data.likeCount}`))).toEqual(new Set(["200 1"]));
  expect([await likeCount(), await likeRows()]).toEqual([1, 1]);
  await reem.delete(`/topics/${topic.id}/like`);
});

test("likes of 50 people at once, some repeated and some removed, are counted exactly", async () => {
  const people = await Promise.all(Array.from({ length: 50 }, (_, number) => community.hire(`Person${number}`)));
  const requests = people.flatMap((person, number) => [
    person.put<LikeState>(`/topics/${topic.id}/like`),
    number % 5 === 0
      ? person.delete<LikeState>(`/topics/${topic.id}/like`)
      : person.put<LikeState>(`/topics/${topic.id}/like`),
    ...(number % 3 === 0 ? [person.put<LikeState>(`/topics/${topic.id}/like`)] : []),
  ]);
  const answers = await Promise.all(requests);
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(await likeCount()).toBe(await likeRows());
  await Promise.all(people.map((person) => person.put(`/topics/${topic.id}/like`)));
  expect([await likeCount(), await likeRows()]).toEqual([50, 50]);
});

test("likes are listed newest first, in pages in both directions", async () => {
  const rows = await community.database.primary
    .selectFrom("topic_like")
    .selectAll()
    .where("topic_id", "=", topic.id)
    .orderBy("created_at", "desc")
    .orderBy("person_id", "desc")
    .execute();
  const expected = rows.map((row) => row.person_id);
  const page = (cursor: string | null) =>
    reem.get<Liker[]>(`/topics/${topic.id}/likes?limit=20${cursor === null ? "" : `&cursor=${cursor}`}`);
  const first = await page(null);
  const second = await page(first.page.next);
  const third = await page(second.page.next);
  expect([...first.data, ...second.data, ...third.data].map(({ person }) => person.id)).toEqual(expected);
  expect([first.page.previous, third.page.next]).toEqual([null, null]);
  expect((await page(third.page.previous)).data).toEqual(second.data);
});

test("each like sends one event with ids only to all users", async () => {
  const events = await community.database.primary
    .selectFrom("audit")
    .selectAll()
    .where("action", "=", "topic.liked")
    .execute();
  expect(events.filter(({ actor_id }) => actor_id === reem.id)).toHaveLength(4);
  for (const { audience, details } of events) {
    expect([audience, details]).toEqual(["all", { topicId: topic.id, categoryId: "4" }]);
  }
});
