import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { setClock } from "#platform/clock/clock.ts";
import { transaction } from "#platform/database/transaction.ts";
import { refusal, startCommunity, type Caller, type TestCommunity } from "#testing/community.ts";
import { upload } from "#testing/uploads.ts";
import type { FeaturedTopic, Topic } from "../../contract/schemas.ts";
import type { Draft } from "../../contract/schemas-draft.ts";

let community: TestCommunity;
let omar: Caller, reem: Caller, huda: Caller, noura: Caller;

beforeAll(async () => {
  community = await startCommunity();
  [omar, reem, huda, noura] = [community.as("Omar"), community.as("Reem"), community.as("Huda"), community.as("Noura")];
});
afterAll(() => community.close());

/** A topic with a poster, as in the demo data. */
async function posted(titleEn: string, withVideo = false): Promise<Topic> {
  const { data } = await omar.post<Topic>("/topics", { categoryId: "4", titleEn, contentEn: "Words" });
  const { database, files } = community;
  const content = await sharp({ create: { width: 16, height: 9, channels: 3, background: "teal" } })
    .webp()
    .toBuffer();
  const variant = (name: string) => ({ variant: name, mediaType: "image/webp", width: 16, height: 9, content });
  const image = await files.storeContent("poster", [variant("large"), variant("small")]);
  const video = await files.storeContent("posterVideo", [{ ...variant("original"), mediaType: "video/webm" }]);
  await transaction(database.primary, async (tx) => {
    const poster = {
      poster_file_id: await files.insert(tx, omar.id, image),
      poster_video_id: withVideo ? await files.insert(tx, omar.id, video) : null,
      poster_alt_en: "Teal",
    };
    await tx.updateTable("topic").set(poster).where("id", "=", data.id).execute();
  });
  return data;
}
const feature = (by: Caller, topic: Topic, version: number, featuredInHome = true) =>
  by.patch<Topic>(`/topics/${topic.id}`, { version, featuredInHome });
const featured = async (): Promise<FeaturedTopic[]> => (await reem.get<FeaturedTopic[]>("/featured-topics")).data;
/** Returns the status of a file request that, like a browser's, uses only the URL. */
const fetched = async (by: Caller, url: string): Promise<number> => (await by.get(url.replace("/api", ""))).status;

describe("an employee without permission to feature or moderate", () => {
  const words = { categoryId: "4", titleEn: "Look at me", contentEn: "Words" };
  const later = "2999-01-01T08:00:00Z";
  const refused = (field: string): unknown[] => [403, "not_allowed", `${field}: notAllowed`];

  test("a poster or time of publication is refused, directly or from a draft", async () => {
    const poster = { fileId: await upload(community, omar, "image") };
    const draft = (await omar.post<Draft>("/topic-drafts", { content: { ...words, poster, publishAt: later } })).data;
    const before = (await huda.get<Topic[]>("/topics?category=4")).data.length;
    for (const through of [{}, { draftId: draft.id, draftVersion: draft.version }]) {
      expect(refusal(await omar.post("/topics", { ...words, ...through, poster }))).toEqual(refused("poster"));
      for (const publishAt of [later, "2020-01-01T08:00:00Z"]) {
        expect(refusal(await omar.post("/topics", { ...words, ...through, publishAt }))).toEqual(refused("publishAt"));
      }
    }
    expect((await huda.get<Topic[]>("/topics?category=4")).data).toHaveLength(before);
    expect((await omar.get<Draft>(`/topic-drafts/${draft.id}`)).status).toBe(200);
    const plain = { ...words, draftId: draft.id, draftVersion: draft.version, poster: null, publishAt: null };
    const posted = await omar.post<Topic>("/topics", plain);
    expect([posted.status, posted.data.can.poster, posted.data.can.schedule]).toEqual([201, false, false]);
  });

  test("changing any part of either on an own topic is refused, sending the current values is accepted", async () => {
    const topic = await posted("Mine", true);
    const { poster } = (await omar.get<Topic>(`/topics/${topic.id}`)).data;
    const patch = (body: object) => omar.patch<Topic>(`/topics/${topic.id}`, { version: topic.version, ...body });
    const same = { fileId: poster?.fileId, videoFileId: poster?.videoFileId, altEn: poster?.altEn, altAr: null };
    for (const other of [
      null,
      { fileId: await upload(community, omar, "image") },
      { ...same, videoFileId: null },
      { ...same, altEn: "Other words" },
      { ...same, altAr: "كلمات" },
    ]) {
      expect(refusal(await patch({ titleEn: "Changed", poster: other })), JSON.stringify(other)).toEqual(
        refused("poster"),
      );
    }
    expect(refusal(await patch({ publishAt: later }))).toEqual(refused("publishAt"));
    const { status, data } = await patch({ titleEn: "Changed", poster: same, publishAt: null });
    expect([status, data.titleEn, data.poster?.altEn]).toEqual([200, "Changed", "Teal"]);
  });

  test("rescheduling an own scheduled topic is refused, to earlier or later", async () => {
    const topic = await posted("Waiting");
    const { primary } = community.database;
    await primary
      .updateTable("topic")
      .set({ publish_at: later, published_at: null })
      .where("id", "=", topic.id)
      .execute();
    const patch = (body: object) => omar.patch<Topic>(`/topics/${topic.id}`, { version: topic.version, ...body });
    for (const publishAt of [null, "2998-01-01T08:00:00Z"]) {
      expect(refusal(await patch({ publishAt }))).toEqual(refused("publishAt"));
    }
    const { status, data } = await patch({ titleEn: "Still waiting", publishAt: "2999-01-01T11:00:00+03:00" });
    expect([status, data.publishedAt, data.can.schedule]).toEqual([200, null, false]);
    expect((await huda.get<Topic>(`/topics/${topic.id}`)).data.can.schedule).toBe(true);
    await omar.delete(`/topics/${topic.id}`);
  });
});

test("featuring requires the permission and a poster", async () => {
  const topic = await posted("Open day");
  expect((await feature(omar, topic, 1)).status).toBe(403);
  const bare = (await omar.post<Topic>("/topics", { categoryId: "4", titleEn: "Bare", contentEn: "Words" })).data;
  const refused = await feature(huda, bare, 1);
  expect([refused.status, refused.problem.code, refused.problem.fields[0]?.path]).toEqual([
    422,
    "poster_required",
    "featuredInHome",
  ]);
  const { status, data } = await feature(noura, topic, 1);
  expect([status, data.featuredInHome, data.isPoster]).toEqual([200, true, true]);
  expect(data.poster).toMatchObject({ width: 16, height: 9, altEn: "Teal", altAr: null, videoUrl: null });
});

test("the latest featured topic is first; a hidden one is left out and returns to its position", async () => {
  const [one, two] = [await posted("One"), await posted("Two", true)];
  await feature(huda, one, 1);
  await feature(huda, two, 1);
  expect((await featured()).map(({ titleEn }) => titleEn)).toEqual(["Two", "One", "Open day"]);
  expect((await featured())[0]?.poster.videoUrl).toContain("/api/files/");
  await huda.patch(`/topics/${two.id}`, { version: 2, isActive: false });
  expect((await featured()).map(({ titleEn }) => titleEn)).toEqual(["One", "Open day"]);
  await huda.patch(`/topics/${two.id}`, { version: 3, isActive: true });
  await feature(noura, one, 2, false);
  expect((await featured()).map(({ titleEn }) => titleEn)).toEqual(["Two", "Open day"]);
});

test("a poster has the visibility of its topic, for users who know its URL too", async () => {
  const topic = await posted("Private", true);
  const urlsFor = async (by: Caller): Promise<string[]> => {
    const { poster } = (await by.get<Topic>(`/topics/${topic.id}`)).data;
    return [poster?.imageUrl ?? "", poster?.smallImageUrl ?? "", poster?.videoUrl ?? ""];
  };
  const [own, reems, moderators] = [await urlsFor(omar), await urlsFor(reem), await urlsFor(huda)];
  const statuses = async (): Promise<number[][]> =>
    Promise.all([own, reems, moderators].map((urls) => Promise.all(urls.map((url) => fetched(omar, url)))));
  const [seen, gone] = [
    [200, 200, 200],
    [404, 404, 404],
  ];
  expect(await statuses()).toEqual([seen, seen, seen]);
  await huda.patch(`/topics/${topic.id}`, { version: 1, isActive: false });
  expect(await statuses()).toEqual([seen, gone, seen]);
  await omar.delete(`/topics/${topic.id}`);
  expect(await statuses()).toEqual([gone, gone, seen]);
});

test("a poster is deleted when its topic is purged", async () => {
  const topic = await posted("Short-lived", true);
  const { primary } = community.database;
  const row = await primary
    .selectFrom("topic")
    .select(["poster_file_id", "poster_video_id"])
    .where("id", "=", topic.id)
    .executeTakeFirstOrThrow();
  const ids = [row.poster_file_id, row.poster_video_id].filter((id) => id !== null);
  const left = async (): Promise<number> =>
    (await primary.selectFrom("file").select("id").where("id", "in", ids).execute()).length;
  await omar.delete(`/topics/${topic.id}`);
  await community.run("community.purgeDeleted");
  expect(await left()).toBe(2);
  const month = Date.now() + 31 * 86_400_000;
  setClock(() => month);
  try {
    await community.run("community.purgeDeleted");
  } finally {
    setClock(null);
  }
  expect(await left()).toBe(0);
});
