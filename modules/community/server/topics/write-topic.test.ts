import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { setClock } from "#platform/clock/clock.ts";
import { refusal, startCommunity, type Caller, type TestCommunity } from "#testing/community.ts";
import type { Topic, TopicSummary } from "../../contract/schemas.ts";

let community: TestCommunity;
let omar: Caller, reem: Caller, huda: Caller, noura: Caller;

beforeAll(async () => {
  community = await startCommunity();
  [omar, reem, huda, noura] = [community.as("Omar"), community.as("Reem"), community.as("Huda"), community.as("Noura")];
});
afterAll(() => community.close());

const words = { titleEn: "Car pool to Dammam", contentEn: "Leaving at seven.\n\nTwo seats left." };
const post = async (body: object = {}, by = omar): Promise<Topic> => {
  const { status, data } = await by.post<Topic>("/topics", { categoryId: "4", ...words, ...body });
  expect(status).toBe(201);
  return data;
};
const count = async (category: string): Promise<number> =>
  (await huda.get<{ topicCount: number }>(`/categories/${category}`)).data.topicCount;
const isListed = async (topic: Topic): Promise<boolean> =>
  (await reem.get<TopicSummary[]>("/topics?limit=100")).data.some(({ id }) => id === topic.id);

describe("refused posts", () => {
  test.each([
    { why: "into All", body: { categoryId: "1" }, says: [422, "category_closed", "categoryId: invalid"] },
    {
      why: "into the moderators' category",
      body: { categoryId: "3" },
      says: [422, "category_closed", "categoryId: invalid"],
    },
    { why: "into no category", body: { categoryId: "99" }, says: [422, "category_unknown", "categoryId: invalid"] },
    {
      why: "without a category",
      body: { categoryId: undefined },
      says: [400, "fields_invalid", "categoryId: fieldRequired"],
    },
    { why: "without a content", body: { contentEn: null }, says: [422, "fields_conflict", "contentEn: oneLanguage"] },
    {
      why: "without words in the content",
      body: { contentEn: " \n " },
      says: [422, "fields_conflict", "contentEn: oneLanguage"],
    },
    { why: "without a title", body: { titleEn: null }, says: [422, "fields_conflict", "titleEn: oneLanguage"] },
    {
      why: "with nothing",
      body: { titleEn: null, contentEn: null },
      says: [422, "fields_conflict", "titleEn: oneLanguage", "contentEn: oneLanguage"],
    },
    {
      why: "with an Arabic title alone",
      body: { titleEn: null, contentEn: null, titleAr: "سيارات مشتركة" },
      says: [422, "fields_conflict", "contentAr: oneLanguage"],
    },
    {
      why: "with a title in one language and the content in the other",
      body: { contentEn: null, contentAr: "غدًا" },
      says: [422, "fields_conflict", "contentEn: oneLanguage"],
    },
    { why: "with a short title", body: { titleEn: "ab" }, says: [400, "fields_invalid", "titleEn: minLength"] },
    {
      why: "with a script",
      body: { contentEn: { type: "doc", content: [{ type: "script" }] } },
      says: [400, "fields_invalid", "contentEn: richText"],
    },
    { why: "pinned", body: { isPinned: true }, says: [403, "not_allowed"] },
    { why: "locked", body: { isLocked: true }, says: [403, "not_allowed"] },
    { why: "featured", body: { featuredInHome: true }, says: [403, "not_allowed"] },
    { why: "with something unknown", body: { colour: "red" }, says: [400, "fields_invalid", "colour: unknownField"] },
  ])("a post $why is refused", async ({ body, says }) => {
    expect(refusal(await omar.post("/topics", { categoryId: "4", ...words, ...body }))).toEqual(says);
  });

  test("featuring without a poster is refused to users with the permission too", async () => {
    const answer = await noura.post("/topics", { categoryId: "4", ...words, featuredInHome: true });
    expect(refusal(answer)).toEqual([422, "poster_required", "featuredInHome: invalid"]);
  });
});

describe("posted topics", () => {
  test("a topic is visible to all users at once, with either form of content", async () => {
    const before = await count("4");
    const link = { type: "link", attrs: { href: "https://diwan.example", target: "_blank" } };
    const contentAr = {
      type: "doc",
      content: [{ type: "paragraph", content: [{ type: "text", text: "غدًا", marks: [link] }] }],
    };
    const topic = await post({ titleAr: "سيارات مشتركة", contentAr });
    expect(topic).toMatchObject({
      titleEn: words.titleEn,
      excerptEn: "Leaving at seven. Two seats left.",
      excerptAr: "غدًا",
      author: { id: omar.id, nameEn: "Omar" },
      category: { id: "4", nameAr: "دردشات" },
      isActive: true,
      isUnread: false,
      isPoster: false,
      readingMinutesEn: 1,
      likeCount: 0,
      version: 1,
      poster: null,
      can: {
        update: true,
        delete: true,
        restore: false,
        activate: false,
        pin: false,
        lock: false,
        feature: false,
        poster: false,
        schedule: false,
        like: true,
        comment: true,
        history: true,
        report: false,
      },
    });
    expect(topic.contentEn).toMatchObject({ type: "doc", content: [{ type: "paragraph" }, { type: "paragraph" }] });
    // Attributes other than the URL are dropped.
    const kept = { type: "link", attrs: { href: "https://diwan.example" } };
    expect(topic.contentAr).toMatchObject({ content: [{ content: [{ text: "غدًا", marks: [kept] }] }] });
    expect(JSON.stringify(topic.contentAr)).not.toContain("target");
    expect(await count("4")).toBe(before + 1);
    const seen = await reem.get<Topic>(`/topics/${topic.id}`);
    expect(seen.data).toMatchObject({ id: topic.id, isUnread: true, can: { update: false, like: true } });
  });

  test("a repeated request with the same key posts one topic", async () => {
    const key = { "idempotency-key": "once" };
    const [first, second] = [
      await omar.post<Topic>("/topics", { categoryId: "4", ...words }, key),
      await omar.post<Topic>("/topics", { categoryId: "4", ...words }, key),
    ];
    expect(second).toEqual(first);
  });

  test("moderators can post in closed categories, pinned and locked", async () => {
    const topic = await post({ categoryId: "3", isPinned: true, isLocked: true }, huda);
    expect(topic).toMatchObject({ isPinned: true, isLocked: true, can: { comment: true, pin: true } });
  });
});

describe("scheduled topics", () => {
  test("a scheduled topic is visible to its author and moderators only, until the job publishes it", async () => {
    const start = Date.now();
    const before = await count("4");
    const topic = await post({ publishAt: new Date(start + 3_600_000).toISOString() }, noura);
    expect(topic).toMatchObject({
      publishedAt: null,
      can: { like: false, comment: false, update: true, schedule: true },
    });
    expect((await reem.get(`/topics/${topic.id}`)).status).toBe(404);
    expect((await huda.get(`/topics/${topic.id}`)).status).toBe(200);
    expect(refusal(await noura.put(`/topics/${topic.id}/like`))).toEqual([422, "topic_inactive"]);
    expect(await count("4")).toBe(before);
    const waiting = (by: Caller) => by.get<TopicSummary[]>("/topics?isScheduled=true");
    expect((await waiting(noura)).data.map(({ id }) => id)).toEqual([topic.id]);
    expect((await waiting(huda)).data.map(({ id }) => id)).toEqual([topic.id]);
    expect((await waiting(reem)).data).toEqual([]);

    await community.run("community.publishTopics");
    expect(await isListed(topic)).toBe(false);
    setClock(() => start + 3_601_000);
    await community.run("community.publishTopics");
    expect(await isListed(topic)).toBe(true);
    expect(await count("4")).toBe(before + 1);
    expect((await noura.get<Topic>(`/topics/${topic.id}`)).data.isUnread).toBe(false);
    expect((await reem.get<Topic>(`/topics/${topic.id}`)).data.isUnread).toBe(true);
    const late = await noura.patch(`/topics/${topic.id}`, { version: 1, publishAt: "2999-01-01T00:00:00Z" });
    expect(refusal(late)).toEqual([422, "already_published", "publishAt: invalid"]);
    const out = (await noura.get<Topic>(`/topics/${topic.id}`)).data;
    for (const publishAt of [null, topic.publishAt]) {
      const same = await noura.patch<Topic>(`/topics/${topic.id}`, { version: 1, publishAt });
      expect([same.status, same.data], String(publishAt)).toEqual([200, out]);
    }
  });

  test("the author can reschedule it or publish it at once", async () => {
    const topic = await post({ publishAt: "2999-01-01T08:00:00+03:00" }, noura);
    const later = await noura.patch<Topic>(`/topics/${topic.id}`, { version: 1, publishAt: "2999-02-01T08:00:00Z" });
    expect(later.data).toMatchObject({ publishAt: "2999-02-01T08:00:00Z", publishedAt: null });
    const atOnce = await noura.patch<Topic>(`/topics/${topic.id}`, { version: 2, publishAt: null });
    expect(atOnce.data).toMatchObject({ publishAt: null, publishedAt: expect.any(String) });
    expect(await isListed(topic)).toBe(true);
  });

  test.each(["9999-12-31T23:59:59-14:00", "3000-01-01T00:00:00Z", "2027-13-01T00:00:00Z"])(
    "a time of publication outside the supported range is refused: %s",
    async (publishAt) => {
      const answer = await omar.post("/topics", { categoryId: "4", titleEn: "Later", contentEn: "Words", publishAt });
      expect(refusal(answer)).toEqual([400, "fields_invalid", "publishAt: date"]);
    },
  );

  test("a time of publication is accepted with any offset", async () => {
    const topic = await post({ publishAt: "2998-06-01T20:00:00+20:00" }, noura);
    expect(topic.publishAt).toBe("2998-06-01T00:00:00Z");
    const earlier = { version: 1, publishAt: "2998-05-01T00:00:00-18:30" };
    const later = await noura.patch<Topic>(`/topics/${topic.id}`, earlier);
    expect(later.data.publishAt).toBe("2998-05-01T18:30:00Z");
  });
});

describe("editing", () => {
  test("an edit is refused by user and by changed field", async () => {
    const topic = await post();
    const edit = (by: Caller, body: object) => by.patch(`/topics/${topic.id}`, { version: 1, ...body });
    expect(refusal(await edit(reem, { titleEn: "Mine now" }))).toEqual([403, "not_allowed"]);
    expect(refusal(await edit(reem, {}))).toEqual([403, "not_allowed"]);
    for (const body of [{ isActive: false }, { isPinned: true }, { isLocked: true }, { featuredInHome: true }]) {
      expect(refusal(await edit(omar, body)), JSON.stringify(body)).toEqual([403, "not_allowed"]);
    }
    expect(refusal(await edit(noura, { titleEn: "Featured now", featuredInHome: true }))).toEqual([403, "not_allowed"]);
    expect(refusal(await edit(noura, { featuredInHome: true }))).toEqual([
      422,
      "poster_required",
      "featuredInHome: invalid",
    ]);
    expect(refusal(await edit(huda, { featuredInHome: true }))).toEqual([
      422,
      "poster_required",
      "featuredInHome: invalid",
    ]);
    expect(refusal(await edit(omar, { categoryId: "3" }))).toEqual([422, "category_closed", "categoryId: invalid"]);
    expect(refusal(await edit(omar, { categoryId: "1" }))).toEqual([422, "category_closed", "categoryId: invalid"]);
    expect(refusal(await edit(omar, { categoryId: "98" }))).toEqual([422, "category_unknown", "categoryId: invalid"]);
    expect(refusal(await edit(omar, { titleEn: null }))).toEqual([422, "fields_conflict", "titleEn: oneLanguage"]);
    expect(refusal(await omar.patch(`/topics/${topic.id}`, { titleEn: "No version" }))).toEqual([
      400,
      "fields_invalid",
      "version: fieldRequired",
    ]);
    expect(refusal(await omar.patch("/topics/999999", { version: 1 }))).toEqual([404, "not_found"]);
  });

  test("an edit of a stale version is refused with 409 and the current topic", async () => {
    const topic = await post();
    await omar.patch(`/topics/${topic.id}`, { version: 1, titleEn: "Second title" });
    const late = await omar.patch(`/topics/${topic.id}`, { version: 1, titleEn: "Third title" });
    expect(refusal(late)).toEqual([409, "stale_version"]);
    expect(late.problem.current).toMatchObject({ id: topic.id, titleEn: "Second title", version: 2 });
  });

  test("an edit stores the previous text as a revision; sending the same text is no edit", async () => {
    const topic = await post();
    const same = await omar.patch<Topic>(`/topics/${topic.id}`, {
      version: 1,
      titleEn: topic.titleEn,
      contentEn: topic.contentEn,
    });
    expect(same.data).toMatchObject({ version: 1, editedAt: null });
    const edited = await omar.patch<Topic>(`/topics/${topic.id}`, { version: 1, contentEn: "One seat left." });
    expect(edited.data).toMatchObject({ version: 2, excerptEn: "One seat left.", titleEn: words.titleEn });
    expect(edited.data.editedAt).not.toBeNull();
    const revisions = await community.database.primary
      .selectFrom("topic_revision")
      .selectAll()
      .where("topic_id", "=", topic.id)
      .execute();
    expect(revisions).toMatchObject([{ version: 1, editor_id: omar.id, title_en: words.titleEn }]);
    expect(JSON.stringify(revisions[0]?.content_en)).toContain("Two seats left.");
  });

  test("a moved topic is counted in its new category and loses its pin", async () => {
    const topic = await post({ isPinned: true }, huda);
    const [four, five] = [await count("4"), await count("5")];
    const moved = await huda.patch<Topic>(`/topics/${topic.id}`, { version: 1, categoryId: "5" });
    expect(moved.data).toMatchObject({ category: { id: "5" }, isPinned: false });
    expect([await count("4"), await count("5")]).toEqual([four - 1, five + 1]);
  });

  test("a deactivated topic is visible to its author and moderators only", async () => {
    const topic = await post();
    const before = await count("4");
    const off = await huda.patch<Topic>(`/topics/${topic.id}`, { version: 1, isActive: false });
    expect(off.data.isActive).toBe(false);
    expect(await count("4")).toBe(before - 1);
    expect((await reem.get(`/topics/${topic.id}`)).status).toBe(404);
    expect((await omar.get<Topic>(`/topics/${topic.id}`)).data).toMatchObject({
      isActive: false,
      can: { comment: false },
    });
    expect(refusal(await omar.post(`/topics/${topic.id}/comments`, { content: "Hello?" }))).toEqual([
      422,
      "topic_inactive",
    ]);
    expect(refusal(await reem.post(`/topics/${topic.id}/comments`, { content: "Hello?" }))).toEqual([404, "not_found"]);
    await huda.patch(`/topics/${topic.id}`, { version: 2, isActive: true });
    expect(await count("4")).toBe(before);
    expect(await isListed(topic)).toBe(true);
  });
});

describe("deleting", () => {
  test("the author and moderators can delete a topic; other users are refused", async () => {
    const topic = await post();
    expect(refusal(await reem.delete(`/topics/${topic.id}`))).toEqual([403, "not_allowed"]);
    expect(refusal(await reem.post(`/topics/${topic.id}/restore`))).toEqual([403, "not_allowed"]);
    expect(refusal(await omar.post(`/topics/${topic.id}/restore`))).toEqual([403, "not_allowed"]);
    expect((await omar.delete(`/topics/${topic.id}`)).status).toBe(204);
  });

  test("moderators can restore a topic for thirty days", async () => {
    const before = await count("4");
    const topic = await post();
    await omar.delete(`/topics/${topic.id}`);
    expect(await count("4")).toBe(before);
    expect((await omar.get(`/topics/${topic.id}`)).status).toBe(404);
    expect((await omar.delete(`/topics/${topic.id}`)).status).toBe(404);
    expect((await huda.get<Topic>(`/topics/${topic.id}`)).data).toMatchObject({
      isDeleted: true,
      can: { restore: true, update: false },
    });
    expect((await huda.delete(`/topics/${topic.id}`)).status).toBe(204);
    expect((await huda.get<TopicSummary[]>("/topics?isDeleted=true")).data.map(({ id }) => id)).toContain(topic.id);
    expect((await omar.get<TopicSummary[]>("/topics?isDeleted=true")).data).toEqual([]);

    const back = await huda.post<Topic>(`/topics/${topic.id}/restore`);
    expect([back.status, back.data.isDeleted]).toEqual([200, false]);
    expect(await count("4")).toBe(before + 1);
    expect(await isListed(topic)).toBe(true);

    await omar.delete(`/topics/${topic.id}`);
    const deletedAt = Date.now();
    setClock(() => deletedAt + 29 * 86_400_000);
    await community.run("community.purgeDeleted");
    expect((await huda.get(`/topics/${topic.id}`)).status).toBe(200);
    setClock(() => deletedAt + 31 * 86_400_000);
    await community.run("community.purgeDeleted");
    expect((await huda.get(`/topics/${topic.id}`)).status).toBe(404);
    expect(refusal(await huda.post(`/topics/${topic.id}/restore`))).toEqual([404, "not_found"]);
  });
});
