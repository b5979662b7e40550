import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { refusal, startCommunity, type Caller, type TestCommunity } from "#testing/community.ts";
import type { Category, Topic, TopicSummary } from "../../contract/schemas.ts";

let community: TestCommunity;
let omar: Caller, reem: Caller, huda: Caller, alia: Caller;

beforeAll(async () => {
  community = await startCommunity();
  [omar, reem, huda, alia] = [community.as("Omar"), community.as("Reem"), community.as("Huda"), community.as("Alia")];
});
afterAll(() => community.close());

const found = async (name: string, by = huda): Promise<Category | undefined> =>
  (await by.get<Category[]>("/categories")).data.find(({ nameEn }) => nameEn === name);
const read = async (id: string): Promise<Category> => (await huda.get<Category>(`/categories/${id}`)).data;
const create = async (body: object): Promise<Category> => {
  const { status, data } = await huda.post<Category>("/categories", body);
  expect(status).toBe(201);
  return data;
};
const post = async (categoryId: string, by = omar): Promise<Topic> => {
  const { status, data } = await by.post<Topic>("/topics", { categoryId, titleEn: "A topic", contentEn: "Words" });
  expect(status).toBe(201);
  return data;
};

describe("refused changes of categories", () => {
  test("creating, changing and deleting categories is refused with 403 to users without the permission", async () => {
    const body = { nameEn: "Mine", nameAr: "لي" };
    expect(refusal(await omar.post("/categories", body))).toEqual([403, "not_allowed"]);
    expect(refusal(await omar.patch("/categories/4", { version: 1, isActive: false }))).toEqual([403, "not_allowed"]);
    expect(refusal(await omar.delete("/categories/4"))).toEqual([403, "not_allowed"]);
  });

  test.each([
    {
      why: "without an Arabic name",
      body: { nameEn: "Sports" },
      says: [400, "fields_invalid", "nameAr: fieldRequired"],
    },
    {
      why: "with an empty name",
      body: { nameEn: " ", nameAr: "رياضة" },
      says: [400, "fields_invalid", "nameEn: fieldRequired"],
    },
    {
      why: "with a long name",
      body: { nameEn: "x".repeat(61), nameAr: "رياضة" },
      says: [400, "fields_invalid", "nameEn: maxLength"],
    },
    {
      why: "with a name that another has",
      body: { nameEn: "News", nameAr: "رياضة" },
      says: [409, "name_taken", "nameEn: nameTaken"],
    },
    {
      why: "with an Arabic name that another has",
      body: { nameEn: "Sports", nameAr: "الأخبار" },
      says: [409, "name_taken", "nameAr: nameTaken"],
    },
    {
      why: "with an unknown colour",
      body: { nameEn: "Sports", nameAr: "رياضة", color: "mauve" },
      says: [400, "fields_invalid", "color: invalid"],
    },
    {
      why: "closed to everybody",
      body: { nameEn: "Sports", nameAr: "رياضة", posting: "nobody" },
      says: [400, "fields_invalid", "posting: invalid"],
    },
  ])("creating a category $why is refused", async ({ body, says }) => {
    expect(refusal(await huda.post("/categories", body))).toEqual(says);
  });

  test("All cannot be deactivated, opened for posts or deleted, but its description can be changed", async () => {
    const all = await read("1");
    expect(all.can).toEqual({ post: false, update: true, delete: false, activate: false });
    const patch = (body: object) => huda.patch<Category>("/categories/1", { version: all.version, ...body });
    expect(refusal(await patch({ isActive: false }))).toEqual([422, "category_permanent", "isActive: invalid"]);
    expect(refusal(await patch({ posting: "everyone" }))).toEqual([422, "category_permanent", "posting: invalid"]);
    expect(refusal(await alia.delete("/categories/1"))).toEqual([422, "category_permanent"]);
    expect((await patch({ descriptionEn: "Everything", isActive: true })).data).toMatchObject({
      descriptionEn: "Everything",
    });
  });

  test("a stale version is refused with 409 and the current category", async () => {
    const { version } = await read("9");
    await huda.patch("/categories/9", { version, color: "rose" });
    const late = await huda.patch("/categories/9", { version, color: "blue" });
    expect(refusal(late)).toEqual([409, "stale_version"]);
    // Equal keys, too: the current category has no fields that the answer has not.
    expect(late.problem.current).toEqual(await read("9"));
    expect(late.problem.current).toMatchObject({ id: "9", color: "rose", version: version + 1 });
  });

  test("an unknown category is not found", async () => {
    expect(refusal(await huda.get("/categories/77"))).toEqual([404, "not_found"]);
    expect(refusal(await huda.patch("/categories/77", { version: 1 }))).toEqual([404, "not_found"]);
    expect(refusal(await huda.delete("/categories/77"))).toEqual([404, "not_found"]);
  });
});

test("the nine categories of the specification are listed in order with the permitted actions", async () => {
  const { data } = await omar.get<Category[]>("/categories");
  expect(data.map(({ id, nameEn }) => `${id} ${nameEn}`)).toEqual([
    "1 All",
    "2 News",
    "3 Announcements",
    "4 Chitchats",
    "5 Technology",
    "6 Quarterly Solutions",
    "7 Mazzyah",
    "8 Sustainability",
    "9 Culture Protocol",
  ]);
  const mayPost = (list: readonly Category[]): string[] => list.filter(({ can }) => can.post).map(({ id }) => id);
  expect(mayPost(data)).toEqual(["2", "4", "5", "6", "7", "8", "9"]);
  expect(mayPost((await huda.get<Category[]>("/categories")).data)).toEqual(["2", "3", "4", "5", "6", "7", "8", "9"]);
  expect(data.every(({ can }) => !can.update && !can.delete && !can.activate)).toBe(true);
});

test("a new category is last, open, active and visible to all users", async () => {
  const sports = await create({ nameEn: "Sports", nameAr: "رياضة", descriptionAr: "" });
  expect(sports).toMatchObject({
    icon: "message",
    color: "teal",
    posting: "everyone",
    isActive: true,
    topicCount: 0,
    descriptionAr: null,
  });
  const { data } = await omar.get<Category[]>("/categories");
  expect(data.at(-1)?.id).toBe(sports.id);
  const first = await huda.patch<Category>(`/categories/${sports.id}`, { version: 1, order: 0, nameEn: "Sport" });
  expect(first.data).toMatchObject({ order: 0, nameEn: "Sport", nameAr: "رياضة", version: 2 });
  expect((await omar.get<Category[]>("/categories")).data.map(({ id }) => id).indexOf(sports.id)).toBe(1);
});

test("a deactivated category and its topics are hidden from other users and return when it is activated", async () => {
  const travel = await create({ nameEn: "Travel", nameAr: "سفر" });
  const topic = await post(travel.id);
  const all = (await read("1")).topicCount;
  await huda.patch(`/categories/${travel.id}`, { version: 1, isActive: false });
  expect(await found("Travel", omar)).toBeUndefined();
  expect((await omar.get(`/categories/${travel.id}`)).status).toBe(404);
  expect((await found("Travel"))?.isActive).toBe(false);
  expect((await read("1")).topicCount).toBe(all - 1);
  expect((await reem.get(`/topics/${topic.id}`)).status).toBe(404);
  expect((await omar.get<Topic>(`/topics/${topic.id}`)).data.can.comment).toBe(false);
  expect((await huda.get(`/topics/${topic.id}`)).status).toBe(200);
  const refused = await omar.post("/topics", { categoryId: travel.id, titleEn: "Trip", contentEn: "Where?" });
  expect(refusal(refused)).toEqual([422, "category_unknown", "categoryId: invalid"]);
  await huda.patch(`/categories/${travel.id}`, { version: 2, isActive: true });
  expect((await reem.get(`/topics/${topic.id}`)).status).toBe(200);
  expect((await read("1")).topicCount).toBe(all);
});

describe("deleting a category", () => {
  test("a category with topics, deleted ones included, is deleted only with a category to move them to", async () => {
    const old = await create({ nameEn: "Old", nameAr: "قديم" });
    const [kept, gone] = [await post(old.id), await post(old.id)];
    await omar.delete(`/topics/${gone.id}`);
    const remove = (query: string) => huda.delete(`/categories/${old.id}${query}`);
    expect(refusal(await remove(""))).toEqual([422, "category_has_topics", "moveTo: fieldRequired"]);
    for (const target of ["1", "77", old.id]) {
      expect(refusal(await remove(`?moveTo=${target}`)), target).toEqual([422, "category_unknown", "moveTo: invalid"]);
    }
    const closed = await create({ nameEn: "Closed", nameAr: "مغلق", isActive: false });
    expect(refusal(await remove(`?moveTo=${closed.id}`))).toEqual([422, "category_unknown", "moveTo: invalid"]);
    const before = (await read("5")).topicCount;
    expect((await remove("?moveTo=5")).status).toBe(204);
    expect((await read("5")).topicCount).toBe(before + 1);
    expect((await reem.get<Topic>(`/topics/${kept.id}`)).data.category.id).toBe("5");
    const restored = await huda.post<Topic>(`/topics/${gone.id}/restore`);
    expect(restored.data.category.id).toBe("5");
    expect((await read("5")).topicCount).toBe(before + 2);
    expect((await huda.delete(`/categories/${closed.id}`)).status).toBe(204);
    expect(await found("Closed")).toBeUndefined();
  });
});

test("events of visible categories go to all users, events of hidden ones to category managers", async () => {
  const quiet = await create({ nameEn: "Quiet", nameAr: "هادئ", isActive: false });
  await huda.patch(`/categories/${quiet.id}`, { version: 1, color: "sand" });
  await huda.patch(`/categories/${quiet.id}`, { version: 2, isActive: true });
  await huda.patch(`/categories/${quiet.id}`, { version: 3, isActive: false });
  await huda.delete(`/categories/${quiet.id}`);
  const events = await community.database.primary
    .selectFrom("audit")
    .select(["action", "audience", "details"])
    .where("subject_kind", "=", "category")
    .where("subject_id", "=", quiet.id)
    .orderBy("id")
    .execute();
  const managers = "permission:category.manage";
  expect(events.map(({ action, audience }) => [action, audience])).toEqual([
    ["category.created", managers],
    ["category.updated", managers],
    ["category.updated", "all"],
    ["category.updated", "all"],
    ["category.deleted", managers],
  ]);
  expect(events.every(({ details }) => JSON.stringify(details) === JSON.stringify({ categoryId: quiet.id }))).toBe(
    true,
  );
});

test("events of a hidden topic go to moderators only", async () => {
  const topic = await post("4");
  await huda.patch(`/topics/${topic.id}`, { version: 1, isActive: false });
  await omar.patch(`/topics/${topic.id}`, { version: 2, titleEn: "Still writing" });
  await omar.delete(`/topics/${topic.id}`);
  await huda.post(`/topics/${topic.id}/restore`);
  const waiting = await alia.post<Topic>("/topics", {
    categoryId: "4",
    titleEn: "Later",
    contentEn: "Words",
    publishAt: "2999-01-01T00:00:00Z",
  });
  const told = async (id: string): Promise<string[]> =>
    (
      await community.database.primary
        .selectFrom("audit")
        .select(["action", "audience"])
        .where("subject_kind", "=", "topic")
        .where("subject_id", "=", id)
        .orderBy("id")
        .execute()
    ).map(({ action, audience }) => `${action} ${audience}`);
  const moderators = "permission:topic.moderate";
  expect(await told(topic.id)).toEqual([
    "topic.created all",
    "topic.updated all",
    `topic.updated ${moderators}`,
    `topic.deleted ${moderators}`,
    `topic.updated ${moderators}`,
  ]);
  expect(await told(waiting.data.id)).toEqual([`topic.created ${moderators}`]);
  expect((await reem.get<TopicSummary[]>("/topics?limit=100")).data.map(({ id }) => id)).not.toContain(topic.id);
});
