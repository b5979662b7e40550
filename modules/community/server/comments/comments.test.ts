import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { setClock } from "#platform/clock/clock.ts";
import { isAfter } from "#platform/clock/instants.ts";
import { refusal, startCommunity, type Caller, type TestCommunity } from "#testing/community.ts";
import type { Comment, Topic } from "../../contract/schemas.ts";

let community: TestCommunity;
let omar: Caller, reem: Caller, huda: Caller;

beforeAll(async () => {
  community = await startCommunity();
  [omar, reem, huda] = [community.as("Omar"), community.as("Reem"), community.as("Huda")];
});
afterAll(() => community.close());

const newTopic = async (): Promise<Topic> => {
  const body = { categoryId: "4", titleEn: "Lunch on Thursday", contentEn: "Who is coming?" };
  return (await omar.post<Topic>("/topics", body)).data;
};
const say = async (by: Caller, topicId: string, content: string, parentId?: string): Promise<Comment> => {
  const { status, data } = await by.post<Comment>(`/topics/${topicId}/comments`, { content, parentId });
  expect(status).toBe(201);
  return data;
};
const listOf = (by: Caller, topicId: string, query = "") => by.get<Comment[]>(`/topics/${topicId}/comments?${query}`);
const commentCount = async (id: string): Promise<number> => (await huda.get<Topic>(`/topics/${id}`)).data.commentCount;
/** Texts of comments with their replies; "-" stands for a placeholder. */
const outline = (comments: readonly Comment[]): string =>
  comments
    .map(({ content, replies }) => `${content ?? "-"}${replies.data.map((reply) => ` > ${reply.content}`).join("")}`)
    .join("; ");

describe("refused changes of comments", () => {
  test("a comment without visible text, on an unknown topic or with an unknown parent is refused", async () => {
    const topic = await newTopic();
    const other = await say(reem, (await newTopic()).id, "Elsewhere");
    const post = (body: object) => reem.post(`/topics/${topic.id}/comments`, body);
    expect(refusal(await post({}))).toEqual([400, "fields_invalid", "content: fieldRequired"]);
    expect(refusal(await post({ content: "  \n " }))).toEqual([400, "fields_invalid", "content: fieldRequired"]);
    expect(refusal(await post({ content: "\u200b\u200f" }))).toEqual([400, "fields_invalid", "content: fieldRequired"]);
    expect(refusal(await post({ content: "ب".repeat(5001) }))).toEqual([400, "fields_invalid", "content: maxLength"]);
    expect(refusal(await post({ content: "Hi", parentId: "999999" }))).toEqual([
      422,
      "parent_unknown",
      "parentId: invalid",
    ]);
    expect(refusal(await post({ content: "Hi", parentId: other.id }))).toEqual([
      422,
      "parent_unknown",
      "parentId: invalid",
    ]);
    expect(refusal(await reem.post("/topics/999999/comments", { content: "Hi" }))).toEqual([404, "not_found"]);
    expect(await commentCount(topic.id)).toBe(0);
  });

  test("commenting on a locked topic is refused to all but moderators", async () => {
    const topic = await newTopic();
    const before = await say(reem, topic.id, "In time");
    await huda.patch(`/topics/${topic.id}`, { version: 1, isLocked: true });
    expect(refusal(await omar.post(`/topics/${topic.id}/comments`, { content: "Late" }))).toEqual([
      422,
      "comments_locked",
    ]);
    await say(huda, topic.id, "Closed, thank you");
    const { data } = await listOf(reem, topic.id);
    expect(data.map(({ can }) => can)).toEqual([
      { update: true, delete: true, like: true, reply: false, report: false },
      { update: false, delete: false, like: true, reply: false, report: true },
    ]);
    expect((await reem.patch(`/comments/${before.id}`, { version: 1, content: "In time, as ever" })).status).toBe(200);
  });

  test("editing another user's comment is refused to all, deleting it to all but moderators", async () => {
    const topic = await newTopic();
    const comment = await say(reem, topic.id, "Me");
    const edit = { version: 1, content: "Not me" };
    expect(refusal(await omar.patch(`/comments/${comment.id}`, edit))).toEqual([403, "not_allowed"]);
    expect(refusal(await huda.patch(`/comments/${comment.id}`, edit))).toEqual([403, "not_allowed"]);
    expect(refusal(await omar.delete(`/comments/${comment.id}`))).toEqual([403, "not_allowed"]);
    expect((await huda.delete(`/comments/${comment.id}`)).status).toBe(204);
    expect(refusal(await reem.patch(`/comments/${comment.id}`, edit))).toEqual([404, "not_found"]);
    expect(refusal(await reem.delete(`/comments/${comment.id}`))).toEqual([404, "not_found"]);
    expect(refusal(await reem.put(`/comments/${comment.id}/like`))).toEqual([404, "not_found"]);
    expect(refusal(await reem.get(`/comments/${comment.id}/replies`))).toEqual([404, "not_found"]);
  });

  test("comments on a topic that the reader may not see are not found", async () => {
    const topic = await newTopic();
    const comment = await say(reem, topic.id, "Me");
    await huda.patch(`/topics/${topic.id}`, { version: 1, isActive: false });
    for (const path of [`/topics/${topic.id}/comments`, `/comments/${comment.id}/replies`]) {
      expect((await reem.get(path)).status).toBe(404);
    }
    expect((await reem.delete(`/comments/${comment.id}`)).status).toBe(404);
    expect(refusal(await omar.put(`/comments/${comment.id}/like`))).toEqual([422, "topic_inactive"]);
    expect((await listOf(omar, topic.id)).data).toMatchObject([{ can: { like: false, reply: false } }]);
  });
});

describe("two levels", () => {
  test("a reply to a reply is attached to the root and names the comment it answers", async () => {
    const topic = await newTopic();
    const root = await say(reem, topic.id, "Where?");
    const reply = await say(omar, topic.id, "At Najd", root.id);
    const second = await say(reem, topic.id, "Too far", reply.id);
    expect(root).toMatchObject({ parentId: null, replyTo: null, author: { id: reem.id }, version: 1, likeCount: 0 });
    expect(reply).toMatchObject({ parentId: root.id, replyTo: null });
    expect(second).toMatchObject({ parentId: root.id, replyTo: { id: reply.id, author: { id: omar.id } } });
    const { data } = await listOf(huda, topic.id);
    expect(outline(data)).toBe("Where? > At Najd > Too far");
    expect(data[0]).toMatchObject({ replyCount: 2, replies: { next: null, previous: null } });
    expect(await commentCount(topic.id)).toBe(3);
    await omar.delete(`/comments/${reply.id}`);
    const after = (await listOf(huda, topic.id)).data;
    expect(outline(after)).toBe("Where? > Too far");
    expect(after[0]?.replies.data[0]?.replyTo).toEqual({ id: reply.id, author: null });
    expect(refusal(await omar.post(`/topics/${topic.id}/comments`, { content: "Still", parentId: reply.id }))).toEqual([
      422,
      "parent_unknown",
      "parentId: invalid",
    ]);
  });

  test("a deleted root is a placeholder until its last reply is deleted; without replies it disappears", async () => {
    const topic = await newTopic();
    const root = await say(reem, topic.id, "Secret");
    const reply = await say(omar, topic.id, "Answer", root.id);
    const lone = await say(omar, topic.id, "Alone");
    await reem.put(`/comments/${root.id}/like`);
    await reem.delete(`/comments/${root.id}`);
    expect(await commentCount(topic.id)).toBe(2);
    const [placeholder] = (await listOf(reem, topic.id)).data;
    expect(placeholder).toMatchObject({
      isDeleted: true,
      author: null,
      content: null,
      likeCount: 0,
      liked: false,
      replyCount: 1,
    });
    expect(placeholder?.can).toEqual({ update: false, delete: false, like: false, reply: false, report: false });
    expect(outline((await listOf(reem, topic.id)).data)).toBe("- > Answer; Alone");
    await say(reem, topic.id, "To the answer", reply.id);
    await omar.delete(`/comments/${lone.id}`);
    await omar.delete(`/comments/${reply.id}`);
    expect(outline((await listOf(omar, topic.id)).data)).toBe("- > To the answer");
    const [last] = (await listOf(reem, topic.id)).data[0]?.replies.data ?? [];
    await reem.delete(`/comments/${last?.id}`);
    expect((await listOf(omar, topic.id)).data).toEqual([]);
    expect(await commentCount(topic.id)).toBe(0);
  });

  test("the user who deleted a comment can undo it within the time limit, any number of times", async () => {
    const topic = await newTopic();
    const root = await say(reem, topic.id, "Root");
    const reply = await say(reem, topic.id, "Reply", root.id);
    const undo = (by: Caller, { id }: Comment) => by.post<Comment>(`/comments/${id}/restore`);
    const start = Date.now();
    setClock(() => start);
    try {
      for (const comment of [reply, root]) await reem.delete(`/comments/${comment.id}`);
      expect((await listOf(omar, topic.id)).data).toEqual([]);
      for (const other of [omar, huda]) expect(refusal(await undo(other, reply))).toEqual([404, "not_found"]);
      setClock(() => start + 10_000);
      for (const comment of [reply, reply, root]) {
        const { status, data } = await undo(reem, comment);
        expect([status, data.content, data.isDeleted, data.can.delete]).toEqual([200, comment.content, false, true]);
      }
      expect(outline((await listOf(omar, topic.id)).data)).toBe("Root > Reply");
      expect(await commentCount(topic.id)).toBe(2);
      // A moderator's deletion is undone only by that moderator, and each deletion has its own time limit.
      await huda.delete(`/comments/${reply.id}`);
      expect(refusal(await undo(reem, reply))).toEqual([404, "not_found"]);
      setClock(() => start + 26_000);
      expect(refusal(await undo(huda, reply))).toEqual([422, "undo_unavailable"]);
      expect(await commentCount(topic.id)).toBe(1);
      await reem.delete(`/comments/${root.id}`);
      await huda.delete(`/topics/${topic.id}`);
      expect(refusal(await undo(reem, root))).toEqual([404, "not_found"]);
    } finally {
      setClock(null);
    }
  });

  test("the text of a deleted comment is purged after 30 days", async () => {
    const topic = await newTopic();
    const root = await say(reem, topic.id, "Secret root");
    await say(omar, topic.id, "Stays", root.id);
    const lone = await say(reem, topic.id, "Secret alone");
    for (const { id } of [root, lone]) await reem.delete(`/comments/${id}`);
    const stored = async (): Promise<string[]> =>
      (
        await community.database.primary
          .selectFrom("comment")
          .select("content")
          .where("topic_id", "=", topic.id)
          .orderBy("id")
          .execute()
      ).map(({ content }) => content);
    await community.run("community.purgeDeleted");
    expect(await stored()).toEqual(["Secret root", "Stays", "Secret alone"]);
    await community.database.primary
      .updateTable("comment")
      .set({ deleted_at: "2020-01-01T00:00:00Z" })
      .where("deleted_at", "is not", null)
      .execute();
    await community.run("community.purgeDeleted");
    expect(await stored()).toEqual(["", "Stays"]);
    expect(outline((await listOf(reem, topic.id)).data)).toBe("- > Stays");
  });
});

describe("editing", () => {
  test("a stale version is refused with the current comment", async () => {
    const topic = await newTopic();
    const root = await say(reem, topic.id, "Teh plan");
    await say(omar, topic.id, "Typo", root.id);
    const edited = await reem.patch<Comment>(`/comments/${root.id}`, { version: 1, content: "The plan" });
    expect(edited.data).toMatchObject({ content: "The plan", version: 2, replies: { data: [{ content: "Typo" }] } });
    expect(edited.data.editedAt).not.toBeNull();
    const late = await reem.patch(`/comments/${root.id}`, { version: 1, content: "A plan" });
    expect(refusal(late)).toEqual([409, "stale_version"]);
    expect(late.problem.current).toMatchObject({ content: "The plan", version: 2 });
  });
});

describe("likes of comments", () => {
  test("each person is counted once under 200 concurrent requests", async () => {
    const topic = await newTopic();
    const comment = await say(omar, topic.id, "Falafel");
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, number) => (number % 2 === 0 ? reem : huda).put(`/comments/${comment.id}/like`)),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect((await listOf(reem, topic.id)).data[0]).toMatchObject({ likeCount: 2, liked: true });
    expect((await reem.delete(`/comments/${comment.id}/like`)).data).toEqual({ liked: false, likeCount: 1 });
    expect((await reem.delete(`/comments/${comment.id}/like`)).data).toEqual({ liked: false, likeCount: 1 });
  });
});

test("concurrent comments are all stored in ascending order of time, with one event each to all users", async () => {
  const topic = await newTopic();
  const root = await say(omar, topic.id, "Who?");
  await Promise.all(
    Array.from({ length: 60 }, (_, number) =>
      say(number % 2 === 0 ? reem : huda, topic.id, `Me ${number}`, number % 3 === 0 ? root.id : undefined),
    ),
  );
  const stored = await community.database.primary
    .selectFrom("comment")
    .select(["id", "created_at"])
    .where("topic_id", "=", topic.id)
    .orderBy("id")
    .execute();
  expect(stored).toHaveLength(61);
  const inOrder = stored.every(
    (row, index) => index === 0 || isAfter(row.created_at, stored[index - 1]?.created_at ?? ""),
  );
  expect(inOrder).toBe(true);
  const { data } = await huda.get<Topic>(`/topics/${topic.id}`);
  expect(data).toMatchObject({ commentCount: 61, lastActivityAt: stored.at(-1)?.created_at });
  expect((await listOf(omar, topic.id)).data[0]).toMatchObject({ replyCount: 20 });
  const told = await community.database.primary
    .selectFrom("audit")
    .selectAll()
    .where("action", "=", "comment.created")
    .where(
      "subject_id",
      "in",
      stored.map(({ id }) => id),
    )
    .execute();
  expect(told).toHaveLength(61);
  for (const { audience, details, subject_id } of told) {
    expect(audience).toBe("all");
    expect(details).toMatchObject({ topicId: topic.id, categoryId: "4", commentId: subject_id });
    expect(Object.keys(details as object).toSorted()).toEqual(["categoryId", "commentId", "parentId", "topicId"]);
  }
});
