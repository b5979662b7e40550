import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { setClock } from "#platform/clock/clock.ts";
import { refusal, startCommunity, type Caller, type TestCommunity } from "#testing/community.ts";
import { isStored, upload } from "#testing/uploads.ts";
import type { Comment, Topic } from "../../contract/schemas.ts";

let community: TestCommunity;
let omar: Caller, reem: Caller, huda: Caller;

beforeAll(async () => {
  community = await startCommunity();
  [omar, reem, huda] = [community.as("Omar"), community.as("Reem"), community.as("Huda")];
});
afterAll(() => community.close());

const newTopic = async (): Promise<Topic> =>
  (await omar.post<Topic>("/topics", { categoryId: "4", titleEn: "Lunch", contentEn: "Who is coming?" })).data;
const attempt = (topic: Topic, body: object, by = reem) =>
  by.post<Comment>(`/topics/${topic.id}/comments`, { content: "Here", ...body });
const say = async (topic: Topic, body: object = {}, by = reem): Promise<Comment> => {
  const { status, data, problem } = await attempt(topic, body, by);
  expect(status, JSON.stringify(problem)).toBe(201);
  return data;
};
const listOf = async (by: Caller, topic: Topic): Promise<Comment[]> =>
  (await by.get<Comment[]>(`/topics/${topic.id}/comments`)).data;
const fetched = async (url: string | null | undefined): Promise<number> =>
  (await huda.get((url ?? "").replace("/api", ""))).status;
const ids = (list: readonly { id: string }[]): string[] => list.map(({ id }) => id);
const doc = (...content: unknown[]) => ({ type: "doc", content });
const paragraph = (text: string) => ({ type: "paragraph", content: [{ type: "text", text }] });
/** Hides a comment as reports would. */
const hide = (comment: Comment) =>
  community.database.primary
    .updateTable("comment")
    .set({ hidden_at: new Date().toISOString() })
    .where("id", "=", comment.id)
    .execute();

describe("refused comments", () => {
  test("an invalid document, an empty one and one that is too long are refused", async () => {
    const topic = await newTopic();
    const heading = { type: "heading", attrs: { level: 2 }, content: [{ type: "text", text: "Loud" }] };
    const image = { type: "image", attrs: { fileId: await upload(community, reem, "image") } };
    for (const content of [doc(heading), doc(image), doc({ type: "script" }), { type: "doc", content: "x" }]) {
      expect(refusal(await attempt(topic, { content }))).toEqual([400, "fields_invalid", "content: richText"]);
    }
    for (const content of [doc(), doc(paragraph(" \u200b "))]) {
      expect(refusal(await attempt(topic, { content }))).toEqual([400, "fields_invalid", "content: fieldRequired"]);
    }
    const long = doc(paragraph("ب".repeat(5001)));
    expect(refusal(await attempt(topic, { content: long }))).toEqual([400, "fields_invalid", "content: maxLength"]);
    expect(refusal(await attempt(topic, { content: 5 }))).toEqual([400, "fields_invalid", "content: invalid"]);
  });

  test("files of another user, files in use and too many files are refused", async () => {
    const topic = await newTopic();
    const [theirs, used] = [await upload(community, omar), await upload(community, reem)];
    await say(topic, { attachments: [used] });
    for (const bad of [theirs, used]) {
      const says = [422, "file_unknown", "attachments.0: fileUnknown"];
      expect(refusal(await attempt(topic, { attachments: [bad] }))).toEqual(says);
    }
    const six = await attempt(topic, { attachments: [1, 2, 3, 4, 5, 6] });
    expect(refusal(six)).toEqual([400, "fields_invalid", "attachments: filesMany"]);
    expect((await listOf(omar, topic)).length).toBe(1);
  });
});

describe("files of a comment", () => {
  test("files are returned wherever the comment is read, can be replaced, and are released when removed", async () => {
    const topic = await newTopic();
    const [one, two] = [await upload(community, reem), await upload(community, reem, "image")];
    const root = await say(topic, { attachments: [two, one] });
    expect(ids(root.attachments)).toEqual([two, one]);
    const answer = await say(topic, { parentId: root.id, attachments: [await upload(community, omar)] }, omar);
    const [listed] = await listOf(omar, topic);
    expect([ids(listed?.attachments ?? []), ids(listed?.replies.data[0]?.attachments ?? [])]).toEqual([
      [two, one],
      ids(answer.attachments),
    ]);
    const same = await reem.patch<Comment>(`/comments/${root.id}`, { version: 1, content: "Here" });
    expect([same.data.version, ids(same.data.attachments)]).toEqual([1, [two, one]]);
    const three = await upload(community, reem);
    const changed = await reem.patch<Comment>(`/comments/${root.id}`, {
      version: 1,
      content: "Here",
      attachments: [three, two],
    });
    expect([changed.data.version, ids(changed.data.attachments)]).toEqual([2, [three, two]]);
    expect(await isStored(community, one)).toBe(false);
  });

  test("files have the same visibility as the comment and are deleted with its text", async () => {
    const topic = await newTopic();
    const [file, kept] = [await upload(community, reem), await upload(community, reem)];
    const lone = await say(topic, { attachments: [file] });
    const answered = await say(topic, { attachments: [kept] });
    await say(topic, { parentId: answered.id }, omar);
    const urlsFor = async (by: Caller) => (await listOf(by, topic)).map(({ attachments }) => attachments[0]?.url);
    const [his, hers] = [await urlsFor(omar), await urlsFor(reem)];
    expect(await Promise.all([...his, ...hers].map(fetched))).toEqual([200, 200, 200, 200]);
    await hide(lone);
    expect(await Promise.all([fetched(his[0]), fetched(hers[0])])).toEqual([404, 200]);
    await reem.delete(`/comments/${lone.id}`);
    await reem.delete(`/comments/${answered.id}`);
    expect(await Promise.all([...his, ...hers].map(fetched))).toEqual([404, 404, 404, 404]);
    setClock(() => Date.now() + 31 * 86_400_000);
    await community.run("community.purgeDeleted");
    expect([await isStored(community, file), await isStored(community, kept)]).toEqual([false, false]);
    expect((await listOf(omar, topic)).map(({ content }) => content)).toEqual([null]);
  });
});

test("a comment hidden by reports keeps its position for other users, who cannot act on it", async () => {
  const topic = await newTopic();
  const [first, hidden] = [await say(topic, { content: "First" }), await say(topic, { content: "Awful" })];
  const answer = await say(topic, { content: "To that", parentId: hidden.id }, omar);
  const beneath = await say(topic, { content: "To the answer", parentId: answer.id });
  await hide(hidden);
  await hide(answer);
  const [, seen] = await listOf(await community.hire("Sami"), topic);
  expect(seen).toMatchObject({
    id: hidden.id,
    isHidden: true,
    content: null,
    author: null,
    isUnread: false,
    likeCount: 0,
  });
  expect(Object.values(seen?.can ?? {})).toEqual([false, false, false, false, false]);
  expect(seen?.replies.data.map(({ content, replyTo }) => [content, replyTo?.author ?? null])).toEqual([
    [null, null],
    ["To the answer", null],
  ]);
  expect(beneath.replyTo?.author?.id).toBe(omar.id);
  for (const by of [reem, huda])
    expect((await listOf(by, topic))[1]).toMatchObject({ content: "Awful", isHidden: true });
  expect((await listOf(reem, topic))[1]?.can).toEqual({
    update: true,
    delete: true,
    like: false,
    reply: false,
    report: false,
  });
  expect(refusal(await omar.put(`/comments/${hidden.id}/like`))).toEqual([404, "not_found"]);
  expect(refusal(await huda.put(`/comments/${hidden.id}/like`))).toEqual([422, "topic_inactive"]);
  expect(refusal(await attempt(topic, { parentId: hidden.id }, omar))).toEqual([
    422,
    "parent_unknown",
    "parentId: invalid",
  ]);
  expect((await omar.put(`/comments/${first.id}/like`)).status).toBe(200);
});
