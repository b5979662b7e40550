import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { setClock } from "#platform/clock/clock.ts";
import { refusal, startCommunity, type Caller, type TestCommunity } from "#testing/community.ts";
import { isStored, upload } from "#testing/uploads.ts";
import type { FeaturedTopic, Topic } from "../../contract/schemas.ts";
import type { RevisionDetail } from "../../contract/schemas-revision.ts";

let community: TestCommunity;
let omar: Caller, reem: Caller, huda: Caller, noura: Caller;

beforeAll(async () => {
  community = await startCommunity();
  [omar, reem, huda, noura] = [community.as("Omar"), community.as("Reem"), community.as("Huda"), community.as("Noura")];
});
afterAll(() => community.close());

const words = { categoryId: "4", titleEn: "The new hall", contentEn: "Come and see." };
const attempt = (body: object, by = omar) => by.post<Topic>("/topics", { ...words, ...body });
const post = async (body: object, by = omar): Promise<Topic> => {
  const { status, data, problem } = await attempt(body, by);
  expect(status, JSON.stringify(problem)).toBe(201);
  return data;
};
const patch = (topic: Topic, body: object, by = omar) =>
  by.patch<Topic>(`/topics/${topic.id}`, { version: topic.version, ...body });
const mine = (kind: "image" | "video" | "document" = "document") => upload(community, omar, kind);
const pictures = (...fileIds: string[]) => ({
  type: "doc",
  content: fileIds.map((fileId) => ({ type: "image", attrs: { fileId } })),
});
/** Returns the status of a file request that, like a browser's, uses only the URL. */
const fetched = async (url: string | null | undefined): Promise<number> =>
  (await reem.get((url ?? "").replace("/api", ""))).status;
const ids = (list: readonly { id: string }[]): string[] => list.map(({ id }) => id);

describe("files of a topic are refused", () => {
  test("files that belong to another user, are in use, missing or not ready are refused with their path", async () => {
    const [theirs, used, ready, unready] = [await upload(community, reem), await mine(), await mine(), await mine()];
    await post({ attachments: [used] });
    await community.database.primary
      .updateTable("file")
      .set({ state: "uploading" })
      .where("id", "=", unready)
      .execute();
    for (const bad of [theirs, used, unready, "999999999"]) {
      const says = [422, "file_unknown", "attachments.1: fileUnknown"];
      expect(refusal(await attempt({ attachments: [ready, bad] }))).toEqual(says);
      expect(refusal(await attempt({ contentEn: pictures(bad) }))).toEqual([
        422,
        "file_unknown",
        "contentEn: fileUnknown",
      ]);
      const asPoster = await attempt({ poster: { fileId: bad } }, noura);
      expect(refusal(asPoster)).toEqual([422, "file_unknown", "poster.fileId: fileUnknown"]);
    }
    // The refused requests attached no file.
    await post({ attachments: [ready] });
  });

  test("21 attachments, a repeated attachment and a video as an inline image are refused", async () => {
    const [file, film] = [await mine(), await mine("video")];
    const many = Array.from({ length: 21 }, (_, index) => index + 1);
    expect(refusal(await attempt({ attachments: many }))).toEqual([400, "fields_invalid", "attachments: filesMany"]);
    expect(refusal(await attempt({ attachments: [file, file] }))).toEqual([
      400,
      "fields_invalid",
      "attachments: repeated",
    ]);
    const says = [422, "file_unknown", "contentEn: fileUnknown"];
    expect(refusal(await attempt({ contentEn: pictures(film) }))).toEqual(says);
  });

  test("a poster that is a video without a still, a document or two images is refused", async () => {
    const [film, page] = [await upload(community, noura, "video"), await upload(community, noura)];
    const [one, two] = [await upload(community, noura, "image"), await upload(community, noura, "image")];
    const says = [422, "poster_still_required", "poster.stillFileId: fieldRequired"];
    expect(refusal(await attempt({ poster: { fileId: film } }, noura))).toEqual(says);
    for (const poster of [{ fileId: page }, { fileId: one, stillFileId: two }, { fileId: film, stillFileId: page }]) {
      expect(refusal(await attempt({ poster }, noura))).toEqual([422, "fields_conflict", "poster.fileId: posterFiles"]);
    }
    const altEn = "x".repeat(301);
    const long = await attempt({ poster: { fileId: one, altEn } }, noura);
    expect(refusal(long)).toEqual([400, "fields_invalid", "poster.altEn: maxLength"]);
  });

  test("featuring without a poster, with an end before its start or without permission is refused", async () => {
    const [one, two] = [await upload(community, noura, "image"), await upload(community, noura, "image")];
    const [earlier, later] = ["2026-01-01T00:00:00Z", "2026-02-01T00:00:00Z"];
    const bare = await attempt({ featuredInHome: true, poster: null }, noura);
    expect(refusal(bare)).toEqual([422, "poster_required", "featuredInHome: invalid"]);
    const days = { featuredFrom: later, featuredUntil: earlier };
    const backwards = await attempt({ featuredInHome: true, poster: { fileId: one }, ...days }, noura);
    expect(refusal(backwards)).toEqual([422, "fields_conflict", "featuredUntil: endFirst"]);
    expect(refusal(await attempt({ featuredFrom: later }))).toEqual([403, "not_allowed"]);
    const topic = await post({ featuredInHome: true, poster: { fileId: two } }, noura);
    expect(refusal(await patch(topic, days, noura))).toEqual([422, "fields_conflict", "featuredUntil: endFirst"]);
  });
});

describe("attachments", () => {
  test("attachments keep their order and names, and can be added, reordered and removed", async () => {
    const [one, two, three] = [await mine(), await mine("video"), await mine("image")];
    const topic = await post({ attachments: [two, one] });
    expect(topic.attachments).toMatchObject([
      { id: two, kind: "video", name: "video ملف", state: "ready" },
      { id: one, kind: "document", name: "document ملف" },
    ]);
    const turned = (await patch(topic, { attachments: [one, three, two] })).data;
    expect(ids(turned.attachments)).toEqual([one, three, two]);
    const same = (await patch(turned, { attachments: [one, three, two] })).data;
    expect(same.version).toBe(turned.version);
    const fewer = (await patch(turned, { attachments: [three] })).data;
    expect(ids(fewer.attachments)).toEqual([three]);
    expect(await Promise.all([one, two, three].map((id) => isStored(community, id)))).toEqual([false, false, true]);
    expect((await patch(fewer, { titleEn: "The old hall" })).data.attachments).toHaveLength(1);
  });

  test("a moderator can attach own files but not files of another user", async () => {
    const [hers, his] = [await upload(community, huda), await mine()];
    const topic = await post({});
    expect(refusal(await patch(topic, { attachments: [his] }, huda))).toEqual([
      422,
      "file_unknown",
      "attachments.0: fileUnknown",
    ]);
    const kept = (await patch(topic, { attachments: [hers] }, huda)).data;
    // The author keeps the file that the moderator added.
    expect(ids((await patch(kept, { attachments: [his, hers] })).data.attachments)).toEqual([his, hers]);
  });
});

describe("inline images", () => {
  test("images without words are a valid text and are returned with URLs and sizes", async () => {
    const [one, two] = [await mine("image"), await mine("image")];
    const topic = await post({ contentEn: pictures(one), titleAr: "القاعة", contentAr: pictures(two, one) });
    expect(topic).toMatchObject({ excerptEn: null, readingMinutesEn: 1, attachments: [] });
    expect(topic.images.map(({ id }) => id).toSorted()).toEqual([one, two].toSorted());
    expect(topic.images[0]).toMatchObject({ width: 16, height: 9 });
    expect(await fetched((await reem.get<Topic>(`/topics/${topic.id}`)).data.images[0]?.url)).toBe(200);
  });

  test("images removed from a text are kept for the edit history, visible to the author and moderators", async () => {
    const picture = await mine("image");
    const topic = await post({ contentEn: pictures(picture) });
    const asReem = (await reem.get<Topic>(`/topics/${topic.id}`)).data.images[0]?.url;
    expect(await fetched(asReem)).toBe(200);
    const after = (await patch(topic, { contentEn: "No picture." })).data;
    expect(after.images).toEqual([]);
    expect(await fetched(asReem)).toBe(404);
    const past = (await omar.get<RevisionDetail>(`/topics/${topic.id}/revisions/1`)).data;
    expect(ids(past.images)).toEqual([picture]);
    expect(await fetched(past.images[0]?.smallUrl)).toBe(200);
    // A removed image can be inserted again.
    expect(ids((await patch(after, { contentEn: pictures(picture) })).data.images)).toEqual([picture]);
  });
});

describe("posters", () => {
  test("a poster is a video with its still in either order, and is accepted as returned", async () => {
    const [film, still] = [await upload(community, noura, "video"), await upload(community, noura, "image")];
    const topic = await post({ poster: { fileId: film, stillFileId: still, altAr: "القاعة" } }, noura);
    expect(topic).toMatchObject({
      isPoster: true,
      poster: { fileId: still, videoFileId: film, altAr: "القاعة", width: 16 },
    });
    const again = { fileId: topic.poster?.fileId, videoFileId: topic.poster?.videoFileId, altAr: "القاعة" };
    expect((await patch(topic, { poster: again }, noura)).data.version).toBe(topic.version);
    const alone = (await patch(topic, { poster: { fileId: still, altEn: "The hall" } }, noura)).data;
    expect(alone.poster).toMatchObject({
      fileId: still,
      videoFileId: null,
      videoUrl: null,
      altEn: "The hall",
      altAr: null,
    });
    expect([await isStored(community, film), await isStored(community, still)]).toEqual([false, true]);
    const bare = (await patch(alone, { poster: null }, noura)).data;
    expect([bare.poster, bare.isPoster, await isStored(community, still)]).toEqual([null, false, false]);
  });

  test("the poster of a featured topic is removed only when the topic is unfeatured", async () => {
    const topic = await post({ poster: { fileId: await upload(community, noura, "image") } }, noura);
    const until = "2999-01-01T00:00:00Z";
    const featured = (await patch(topic, { featuredInHome: true, featuredUntil: until }, noura)).data;
    expect(featured).toMatchObject({ featuredInHome: true, featuredFrom: null, featuredUntil: until });
    expect(refusal(await patch(featured, { poster: null }, noura))).toEqual([
      422,
      "poster_required",
      "poster: invalid",
    ]);
    const another = (await patch(featured, { poster: { fileId: await upload(community, noura, "image") } }, noura))
      .data;
    expect(another.featuredInHome).toBe(true);
    const gone = (await patch(another, { poster: null, featuredInHome: false }, noura)).data;
    expect(gone).toMatchObject({ featuredInHome: false, featuredUntil: null, poster: null });
  });

  test("a poster is on the home page only between its featured dates", async () => {
    const fileId = await upload(community, noura, "image");
    const start = Date.now();
    const at = (days: number) => new Date(start + days * 86_400_000).toISOString();
    const topic = await post(
      { featuredInHome: true, poster: { fileId }, featuredFrom: at(1), featuredUntil: at(3) },
      noura,
    );
    const isThere = async (days: number): Promise<boolean> => {
      setClock(() => start + days * 86_400_000);
      const { data } = await reem.get<FeaturedTopic[]>("/featured-topics");
      setClock(null);
      return ids(data).includes(topic.id);
    };
    expect([await isThere(0), await isThere(1), await isThere(2.9), await isThere(3)]).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});

test("files have the same visibility as their topic and are deleted with it", async () => {
  const own = (kind: "image" | "video" | "document") => upload(community, noura, kind);
  const [page, picture, film, still] = [
    await own("document"),
    await own("image"),
    await own("video"),
    await own("image"),
  ];
  const poster = { fileId: film, stillFileId: still };
  const topic = await post({ attachments: [page], contentEn: pictures(picture), poster }, noura);
  const urlsFor = async (by: Caller) => {
    const { attachments, images, poster } = (await by.get<Topic>(`/topics/${topic.id}`)).data;
    return [attachments[0]?.url, images[0]?.url, poster?.imageUrl, poster?.videoUrl];
  };
  const [authors, readers, moderators] = [await urlsFor(noura), await urlsFor(reem), await urlsFor(huda)];
  const statuses = async () => {
    const all = [];
    for (const urls of [authors, readers, moderators]) all.push(new Set(await Promise.all(urls.map(fetched))));
    return all.map((set) => [...set]);
  };
  expect(await statuses()).toEqual([[200], [200], [200]]);
  await patch(topic, { isActive: false }, huda);
  expect(await statuses()).toEqual([[200], [404], [200]]);
  const { primary } = community.database;
  await primary
    .updateTable("topic")
    .set({ is_active: true, hidden_at: new Date().toISOString() })
    .where("id", "=", topic.id)
    .execute();
  expect(await statuses()).toEqual([[200], [404], [200]]);
  await noura.delete(`/topics/${topic.id}`);
  expect(await statuses()).toEqual([[404], [404], [200]]);
  setClock(() => Date.now() + 31 * 86_400_000);
  await community.run("community.purgeDeleted");
  setClock(null);
  for (const id of [page, picture, film, still]) expect(await isStored(community, id)).toBe(false);
});
