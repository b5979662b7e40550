import { afterAll, beforeAll, expect, test } from "vitest";
import { startCommunity, type Caller, type TestCommunity } from "#testing/community.ts";
import type { Topic } from "../../contract/schemas.ts";
import type { Revision, RevisionDetail } from "../../contract/schemas-revision.ts";

let community: TestCommunity;
let omar: Caller, reem: Caller, huda: Caller;

beforeAll(async () => {
  community = await startCommunity();
  [omar, reem, huda] = [community.as("Omar"), community.as("Reem"), community.as("Huda")];
});
afterAll(() => community.close());

const words = { categoryId: "4", titleEn: "One", contentEn: "First words" };
const paragraph = (text: string) => ({
  type: "doc",
  content: [{ type: "paragraph", content: [{ type: "text", text }] }],
});

/** A topic with three edits, one by a moderator, and pinned in between. */
async function edited(): Promise<Topic> {
  const topic = (await omar.post<Topic>("/topics", words)).data;
  const patch = async (by: Caller, version: number, body: object): Promise<void> => {
    expect((await by.patch(`/topics/${topic.id}`, { version, ...body })).status).toBe(200);
  };
  await patch(omar, 1, { titleEn: "Two" });
  await patch(huda, 2, { isPinned: true });
  await patch(huda, 3, { contentEn: "Better words", titleAr: "اثنان", contentAr: "كلمات" });
  await patch(omar, 4, { titleAr: null, contentAr: null });
  return topic;
}
const historyOf = (topic: Topic, by = omar, query = "") => by.get<Revision[]>(`/topics/${topic.id}/revisions${query}`);

test("the history is refused to other readers, and not found if the topic is not visible", async () => {
  const topic = await edited();
  const paths = [`/topics/${topic.id}/revisions`, `/topics/${topic.id}/revisions/1`];
  const statuses = async (by: Caller): Promise<number[]> => {
    const answers = await Promise.all(paths.map((path) => by.get(path)));
    return answers.map(({ status }) => status);
  };
  expect(await statuses(reem)).toEqual([403, 403]);
  expect((await omar.get(`/topics/${topic.id}/revisions/2`)).status).toBe(404);
  expect((await omar.get(`/topics/${topic.id}/revisions/x`)).status).toBe(400);
  expect((await omar.get(`/topics/${topic.id}/revisions?cursor=x`)).problem.code).toBe("cursor_invalid");
  await huda.patch(`/topics/${topic.id}`, { version: 5, isActive: false });
  expect([await statuses(reem), await statuses(omar), await statuses(huda)]).toEqual([
    [404, 404],
    [200, 200],
    [200, 200],
  ]);
  await omar.delete(`/topics/${topic.id}`);
  expect([await statuses(omar), await statuses(huda)]).toEqual([
    [404, 404],
    [200, 200],
  ]);
});

test("edits are listed with editor and changed fields, newest first, in pages", async () => {
  const topic = await edited();
  const { data } = await historyOf(topic);
  expect(data.map(({ version, editor, changed }) => [version, editor.nameEn, changed])).toEqual([
    [4, "Omar", ["titleAr", "contentAr"]],
    [3, "Huda", ["titleAr", "contentAr", "contentEn"]],
    [1, "Omar", ["titleEn"]],
  ]);
  const first = await historyOf(topic, huda, "?limit=2");
  const second = await historyOf(topic, huda, `?limit=2&cursor=${first.page.next}`);
  expect([first, second].map((page) => page.data.map(({ version }) => version))).toEqual([[4, 3], [1]]);
  const back = await historyOf(topic, huda, `?limit=2&cursor=${second.page.previous}`);
  expect(back.data).toEqual(first.data);
});

test("an edit contains the text before and after it", async () => {
  const topic = await edited();
  const read = async (version: number) =>
    (await omar.get<RevisionDetail>(`/topics/${topic.id}/revisions/${version}`)).data;
  expect(await read(1)).toMatchObject({
    before: { titleEn: "One", contentEn: paragraph("First words"), titleAr: null, contentAr: null },
    after: { titleEn: "Two", contentEn: paragraph("First words") },
    images: [],
    mentions: [],
  });
  expect(await read(4)).toMatchObject({
    before: { titleAr: "اثنان", contentAr: paragraph("كلمات"), contentEn: paragraph("Better words") },
    after: { titleAr: null, contentAr: null, contentEn: paragraph("Better words") },
  });
});

test("each language has the time of its last edit", async () => {
  const topic = (await omar.post<Topic>("/topics", words)).data;
  expect([topic.writtenAtEn, topic.writtenAtAr]).toEqual([topic.createdAt, null]);
  const patch = async (version: number, body: object) =>
    (await omar.patch<Topic>(`/topics/${topic.id}`, { version, ...body })).data;
  const translated = await patch(1, { titleAr: "واحد", contentAr: "كلمات" });
  expect([translated.writtenAtEn, translated.writtenAtAr]).toEqual([topic.createdAt, translated.editedAt]);
  const bare = await patch(2, { titleAr: null, contentAr: null });
  expect([bare.writtenAtEn, bare.writtenAtAr]).toEqual([topic.createdAt, null]);
});
