import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { setClock } from "#platform/clock/clock.ts";
import { transaction } from "#platform/database/transaction.ts";
import { startCommunity, type Caller, type TestCommunity } from "#testing/community.ts";
import type { FeaturedTopic, Topic } from "../../contract/schemas.ts";

let community: TestCommunity;
let omar: Caller, reem: Caller, huda: Caller, noura: Caller;

beforeAll(async () => {
  community = await startCommunity();
  [omar, reem, huda, noura] = [community.as("Omar"), community.as("Reem"), community.as("Huda"), community.as("Noura")];
});
afterAll(() => community.close());

/** A topic with a poster, as the demonstration has them. */
async function posted(titleEn: string, withVideo = false): Promise<Topic> {
  const { data } = await omar.post<Topic>("/topics", { categoryId: "4", titleEn, contentEn: "Words" });
  const { database, files } = community;
  const content = await sharp({ create: { width: 16, height: 9, channels: 3, background: "teal" } })
    .webp()
    .toBuffer();
  const variant = (name: string) => ({ variant: name, mediaType: "image/webp", width: 16, height: 9, content });
  const image = await files.keep("poster", [variant("large"), variant("small")]);
  const video = await files.keep("posterVideo", [{ ...variant("original"), mediaType: "video/webm" }]);
  await transaction(database.primary, async (tx) => {
    const poster = {
      poster_file_id: await files.enter(tx, omar.id, image),
      poster_video_id: withVideo ? await files.enter(tx, omar.id, video) : null,
      poster_alt_en: "Teal",
    };
    await tx.updateTable("topic").set(poster).where("id", "=", data.id).execute();
  });
  return data;
}
const feature = (by: Caller, topic: Topic, version: number, featuredInHome = true) =>
  by.patch<Topic>(`/topics/${topic.id}`, { version, featuredInHome });
const featured = async (): Promise<FeaturedTopic[]> => (await reem.get<FeaturedTopic[]>("/featured-topics")).data;
/** The status of fetching a file as a browser does, by its address alone. */
const fetched = async (by: Caller, url: string): Promise<number> => (await by.get(url.replace("/api", ""))).status;

test("featuring is for those who may, and only with a poster", async () => {
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

test("the newest featured is first; hidden ones are not among them, and come back in their place", async () => {
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

test("a poster is as private as its topic, also for those who have its address", async () => {
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

test("a poster goes with its topic when that is gone for good", async () => {
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
