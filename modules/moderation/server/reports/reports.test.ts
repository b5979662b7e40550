import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Category, Comment, Topic } from "#modules/community/contract/schemas.ts";
import { startCommunity, type Caller, type TestCommunity } from "#testing/community.ts";
import { reasons } from "../../contract/reasons.ts";
import { type ReportCase, type ReportCaseSummary } from "../../contract/schemas.ts";

let town: TestCommunity;
let alia: Caller;
let huda: Caller;
let omar: Caller;
let reem: Caller;
const crowd: Caller[] = [];

beforeAll(async () => {
  town = await startCommunity();
  [alia, huda, omar, reem] = [town.as("Alia"), town.as("Huda"), town.as("Omar"), town.as("Reem")];
  for (let index = 0; index < 20; index += 1) crowd.push(await town.hire(`Colleague${index}`));
});
afterAll(() => town.close());

const post = async (who: Caller = omar): Promise<Topic> => {
  const body = { categoryId: "2", titleEn: "The canteen", titleAr: "المطعم", contentEn: "Buy it at cheap.example!" };
  return (await who.post<Topic>("/topics", body)).data;
};
const commentOn = async (topicId: string, who: Caller = omar): Promise<Comment> =>
  (await who.post<Comment>(`/topics/${topicId}/comments`, { content: "You fool." })).data;
const casesOf = async (topicId: string): Promise<ReportCaseSummary[]> =>
  (await huda.get<ReportCaseSummary[]>(`/report-cases?topic=${topicId}`)).data;
const onlyCase = async (topicId: string): Promise<ReportCase> => {
  const [found] = await casesOf(topicId);
  return (await huda.get<ReportCase>(`/report-cases/${found?.id}`)).data;
};
const topicCount = async (): Promise<number> => (await huda.get<Category>("/categories/2")).data.topicCount;

describe("refused reports", () => {
  test("reporting an own topic or comment is refused", async () => {
    const topic = await post();
    const comment = await commentOn(topic.id);
    for (const path of [`/topics/${topic.id}/reports`, `/comments/${comment.id}/reports`]) {
      const { status, problem } = await omar.post(path, { reason: "spam" });
      expect([status, problem.code]).toEqual([422, "own_content"]);
    }
    expect(await casesOf(topic.id)).toEqual([]);
  });

  test("reporting missing, deactivated, deleted or hidden content is not found", async () => {
    const topic = await post();
    const comment = await commentOn(topic.id);
    const paths = [`/topics/${topic.id}/reports`, `/comments/${comment.id}/reports`];
    const { version } = (await omar.get<Topic>(`/topics/${topic.id}`)).data;
    await huda.patch(`/topics/${topic.id}`, { isActive: false, version });
    for (const path of [...paths, "/topics/99999999/reports", "/comments/99999999/reports"]) {
      expect((await reem.post(path, { reason: "spam" })).status).toBe(404);
    }
    await omar.delete(`/topics/${topic.id}`);
    for (const path of paths) expect((await reem.post(path, { reason: "spam" })).status).toBe(404);
    expect(await casesOf(topic.id)).toEqual([]);
  });

  test.each([
    { body: {}, path: "reason" },
    { body: { reason: "boredom" }, path: "reason" },
    { body: { reason: "other" }, path: "text" },
    { body: { reason: "other", text: "  \n " }, path: "text" },
    { body: { reason: "other", text: "\u200b" }, path: "text" },
    { body: { reason: "spam", text: "x".repeat(1001) }, path: "text" },
    { body: { reason: "spam", who: "me" }, path: "who" },
  ])("the body $body is refused, naming $path", async ({ body, path }) => {
    const topic = await post();
    const { status, problem } = await reem.post(`/topics/${topic.id}/reports`, body);
    expect([status, problem.fields.map((field) => field.path)]).toEqual([400, [path]]);
  });

  test("cases are refused with 403 to all but moderators", async () => {
    const topic = await post();
    await reem.post(`/topics/${topic.id}/reports`, { reason: "spam" });
    const [found] = await casesOf(topic.id);
    for (const path of ["/report-cases", `/report-cases/${found?.id}`, "/report-case-counts"]) {
      for (const who of [reem, omar, town.as("Noura")]) expect((await who.get(path)).status).toBe(403);
    }
    const decision = { decision: "keep", reason: "It is harmless." };
    expect((await omar.post(`/report-cases/${found?.id}/decision`, decision)).status).toBe(403);
  });
});

describe("reports", () => {
  test("a report of each reason is accepted and opens one case with a snapshot", async () => {
    const topic = await post();
    for (const [index, reason] of reasons.entries()) {
      const { status, data } = await (crowd[index] ?? reem).post(`/topics/${topic.id}/reports`, {
        reason,
        ...(reason === "other" ? { text: "It is off. " } : {}),
      });
      expect([status, data]).toEqual([201, { status: "received" }]);
    }
    const found = await onlyCase(topic.id);
    expect(found).toMatchObject({ state: "open", reportCount: 8, subject: { kind: "topic", id: topic.id } });
    expect(found.reasons.map(({ reason }) => reason).toSorted()).toEqual([...reasons].toSorted());
    expect(found.texts).toEqual([{ reason: "other", text: "It is off." }]);
    expect(found.snapshot).toMatchObject({ titleAr: "المطعم", titleEn: "The canteen", contentAr: null, poll: null });
    expect(JSON.stringify(found.snapshot.contentEn)).toContain("cheap.example");
  });

  test("a repeated report by the same person, for any reason, changes nothing and gets the same response", async () => {
    const topic = await post();
    const first = await reem.post(`/topics/${topic.id}/reports`, { reason: "spam" }, { "idempotency-key": "a" });
    const second = await reem.post(`/topics/${topic.id}/reports`, { reason: "hate", text: "And this." });
    const third = await reem.post(`/topics/${topic.id}/reports`, { reason: "hate" }, { "idempotency-key": "a" });
    expect([first.status, second.status, third.status]).toEqual([201, 200, 200]);
    expect(second.data).toEqual(first.data);
    expect(await onlyCase(topic.id)).toMatchObject({
      reportCount: 1,
      reasons: [{ reason: "spam", count: 1 }],
      texts: [],
    });
  });

  test("reports of a comment have their own case, with the comment's text and the topic's titles", async () => {
    const topic = await post();
    const comment = await commentOn(topic.id);
    await reem.post(`/topics/${topic.id}/reports`, { reason: "spam" });
    await reem.post(`/comments/${comment.id}/reports`, { reason: "harassment" });
    const found = await casesOf(topic.id);
    expect(found.map(({ subject }) => subject.kind)).toEqual(["comment", "topic"]);
    expect(found[0]?.subject).toMatchObject({
      id: comment.id,
      topicId: topic.id,
      titleEn: "The canteen",
      excerpt: "You fool.",
    });
    const { data } = await huda.get<ReportCase>(`/report-cases/${found[0]?.id}`);
    expect(data.snapshot.content).toBe("You fool.");
  });

  test("a report of intellectual property names its reporter; other reports name no one", async () => {
    const topic = await post();
    await reem.post(`/topics/${topic.id}/reports`, { reason: "intellectualProperty", text: "My photograph." });
    await town.as("Faisal").post(`/topics/${topic.id}/reports`, { reason: "privateData", text: "My address." });
    const found = await onlyCase(topic.id);
    expect(found.reporters).toMatchObject([{ person: { id: reem.id }, text: "My photograph." }]);
    expect(found.texts).toEqual([{ reason: "privateData", text: "My address." }]);
    const again = await reem.post(`/topics/${topic.id}/reports`, { reason: "intellectualProperty", text: "Mine!" });
    expect(again.status).toBe(200);
  });

  test("a case shows a later edit beside the snapshot", async () => {
    const topic = await post();
    await reem.post(`/topics/${topic.id}/reports`, { reason: "spam" });
    await omar.patch(`/topics/${topic.id}`, { titleEn: "A quiet canteen", version: topic.version });
    const { snapshot, current } = await onlyCase(topic.id);
    expect([snapshot.titleEn, current?.snapshot.titleEn]).toEqual(["The canteen", "A quiet canteen"]);
  });
});

describe("a single reporter hides nothing", () => {
  test("any reasons, repetitions and concurrent reports of topic and comments by one person hide nothing", async () => {
    const topic = await post();
    const comment = await commentOn(topic.id);
    const tries = [...reasons, ...reasons, ...reasons].flatMap((reason) =>
      [`/topics/${topic.id}/reports`, `/comments/${comment.id}/reports`].map((path) =>
        reem.post(path, { reason, text: "It must go." }),
      ),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status !== 200 && status !== 201)).toEqual([]);
    // One anonymous and one named report in each case.
    expect(statuses.filter((status) => status === 201)).toHaveLength(4);
    for (const found of await casesOf(topic.id)) expect(found).toMatchObject({ isHidden: false, reportCount: 2 });
    expect((await town.as("Faisal").get(`/topics/${topic.id}`)).status).toBe(200);
  });

  test("reporting again after each decision hides nothing", async () => {
    const topic = await post();
    for (let round = 0; round < 4; round += 1) {
      expect((await reem.post(`/topics/${topic.id}/reports`, { reason: "violence" })).status).toBe(201);
      const [found] = await casesOf(topic.id);
      expect(found).toMatchObject({ isHidden: false, reportCount: 1, state: "open" });
      await huda.post(`/report-cases/${found?.id}/decision`, { decision: "keep", reason: "Nothing is wrong." });
    }
    expect((await onlyCase(topic.id)).earlier).toHaveLength(3);
    expect((await town.as("Faisal").get(`/topics/${topic.id}`)).status).toBe(200);
  });
});

describe("many reporters", () => {
  test("concurrent reports form one case with an exact count and hide the topic until a decision", async () => {
    const topic = await post();
    const before = await topicCount();
    const answers = await Promise.all(crowd.map((who) => who.post(`/topics/${topic.id}/reports`, { reason: "hate" })));
    // Reports still being written when the topic is hidden are accepted.
    expect(answers.map(({ status }) => status)).toEqual(crowd.map(() => 201));
    const found = await casesOf(topic.id);
    expect(found).toMatchObject([{ reportCount: 20, isHidden: true, reasons: [{ reason: "hate", count: 20 }] }]);
    expect((await reem.get(`/topics/${topic.id}`)).status).toBe(404);
    expect((await omar.get<Topic>(`/topics/${topic.id}`)).data.isHidden).toBe(true);
    expect((await huda.get<Topic>(`/topics/${topic.id}`)).data).toMatchObject({ isHidden: true, hasReport: true });
    expect(await topicCount()).toBe(before - 1);
  });

  test("several concurrent reports by each person are counted once per person", async () => {
    const topic = await post();
    const tries = crowd.flatMap((who) =>
      Array.from({ length: 3 }, () => who.post(`/topics/${topic.id}/reports`, { reason: "intellectualProperty" })),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(20);
    expect(statuses.filter((status) => status === 200)).toHaveLength(40);
    expect(await casesOf(topic.id)).toMatchObject([{ reportCount: 20, isHidden: false }]);
  });

  test("a comment hidden by reports is a placeholder, except for its author and moderators", async () => {
    const topic = await post();
    const comment = await commentOn(topic.id);
    for (const who of crowd.slice(0, 3)) await who.post(`/comments/${comment.id}/reports`, { reason: "harassment" });
    expect(await casesOf(topic.id)).toMatchObject([{ isHidden: true, subject: { kind: "comment" } }]);
    const read = async (who: Caller) => (await who.get<Comment[]>(`/topics/${topic.id}/comments`)).data[0];
    expect((await read(alia))?.content).toBe("You fool.");
    expect((await read(omar))?.content).toBe("You fool.");
    expect((await read(reem))?.content ?? null).toBeNull();
    expect((await reem.get(`/topics/${topic.id}`)).status).toBe(200);
  });

  test("five reports of light reasons are needed to hide", async () => {
    const topic = await post();
    for (const who of crowd.slice(0, 4)) await who.post(`/topics/${topic.id}/reports`, { reason: "spam" });
    expect((await reem.get(`/topics/${topic.id}`)).status).toBe(200);
    await crowd[4]?.post(`/topics/${topic.id}/reports`, { reason: "spam" });
    expect((await reem.get(`/topics/${topic.id}`)).status).toBe(404);
  });
});
