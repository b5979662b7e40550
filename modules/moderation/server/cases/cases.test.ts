import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Category, Comment, Topic } from "#modules/community/contract/schemas.ts";
import { setClock } from "#platform/clock/clock.ts";
import { startCommunity, type Caller, type TestCommunity } from "#testing/community.ts";
import type { Decision } from "../../contract/reasons.ts";
import type { OwnDecision, ReportCase, ReportCaseSummary } from "../../contract/schemas.ts";

let town: TestCommunity;
let alia: Caller;
let huda: Caller;
let omar: Caller;
let reem: Caller;
let noura: Caller;
let faisal: Caller;
let topic: Topic;
const reason = "The rules of the house say so.";

beforeAll(async () => {
  town = await startCommunity();
  [alia, huda, omar] = [town.as("Alia"), town.as("Huda"), town.as("Omar")];
  [reem, noura, faisal] = [town.as("Reem"), town.as("Noura"), town.as("Faisal")];
});
afterAll(() => town.close());
beforeEach(async () => {
  const body = { categoryId: "2", titleEn: "The canteen", contentEn: "Buy it at cheap.example!" };
  topic = (await omar.post<Topic>("/topics", body)).data;
});

const comment = async (): Promise<Comment> =>
  (await omar.post<Comment>(`/topics/${topic.id}/comments`, { content: "You fool." })).data;
const listed = async (query = `topic=${topic.id}`): Promise<ReportCaseSummary[]> =>
  (await huda.get<ReportCaseSummary[]>(`/report-cases?${query}`)).data;
/** Files reports by these people; returns the newest case. */
async function reported(path = `/topics/${topic.id}`, people = [reem]): Promise<string> {
  for (const who of people) expect((await who.post(`${path}/reports`, { reason: "hate" })).status).toBe(201);
  return (await listed())[0]?.id ?? "none";
}
const decide = (who: Caller, id: string, decision: Decision) =>
  who.post<ReportCase>(`/report-cases/${id}/decision`, { decision, reason });
const read = async (who: Caller) => (await who.get<Topic>(`/topics/${topic.id}`)).status;
const topicCount = async (): Promise<number> => (await huda.get<Category>("/categories/2")).data.topicCount;

describe("refused decisions", () => {
  test.each([
    { body: {}, paths: ["decision", "reason"] },
    { body: { decision: "burn", reason }, paths: ["decision"] },
    { body: { decision: "keep" }, paths: ["reason"] },
    { body: { decision: "keep", reason: " " }, paths: ["reason"] },
    { body: { decision: "keep", reason: "no" }, paths: ["reason"] },
    { body: { decision: "keep", reason: "x".repeat(1001) }, paths: ["reason"] },
  ])("the body $body is refused, naming $paths", async ({ body, paths }) => {
    const { status, problem } = await huda.post(`/report-cases/${await reported()}/decision`, body);
    expect(status).toBe(400);
    expect([...new Set(problem.fields.map((field) => field.path))]).toEqual(paths);
  });

  test("an unknown case is not found", async () => {
    expect((await decide(huda, "99999999", "keep")).status).toBe(404);
    expect((await huda.get("/report-cases/99999999")).status).toBe(404);
  });

  test("a moderator can read but not decide a case about own content", async () => {
    const body = { categoryId: "2", titleEn: "Of a moderator", contentEn: "Words." };
    topic = (await huda.post<Topic>("/topics", body)).data;
    const id = await reported();
    const { status, problem } = await decide(huda, id, "keep");
    expect([status, problem.code]).toEqual([422, "own_content"]);
    expect((await huda.get<ReportCase>(`/report-cases/${id}`)).data.can.decide).toBe(false);
    expect((await decide(alia, id, "keep")).status).toBe(200);
  });

  test("a decided case is refused and returned in its current state", async () => {
    const id = await reported();
    await decide(huda, id, "keep");
    const { status, problem } = await decide(alia, id, "delete");
    expect([status, problem.code]).toEqual([409, "case_decided"]);
    expect(problem.current).toMatchObject({ id, decision: "keep", decisionReason: reason, can: { decide: false } });
    expect(await read(reem)).toBe(200);
  });
});

test("of concurrent decisions one succeeds, and only that one takes effect", async () => {
  const id = await reported();
  const before = await topicCount();
  const given: Decision[] = ["delete", "keep", "deactivate", "delete", "keep", "deactivate"];
  const answers = await Promise.all(
    given.map((decision, index) => decide(index % 2 === 0 ? huda : alia, id, decision)),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
  const { data: found } = await huda.get<ReportCase>(`/report-cases/${id}`);
  expect(found.decision).toBe(given[answers.findIndex(({ status }) => status === 200)]);
  expect(await read(reem)).toBe(found.decision === "keep" ? 200 : 404);
  expect(await topicCount()).toBe(found.decision === "keep" ? before : before - 1);
});

describe("decisions about a topic hidden by reports", () => {
  const crowd = () => [reem, noura, faisal];
  test.each<{ decision: Decision; sees: number; author: number; counted: number }>([
    { decision: "keep", sees: 200, author: 200, counted: 0 },
    { decision: "deactivate", sees: 404, author: 200, counted: -1 },
    { decision: "delete", sees: 404, author: 404, counted: -1 },
  ])("the decision $decision sets visibility, state and topic count", async ({ decision, sees, author, counted }) => {
    const before = await topicCount();
    const id = await reported(`/topics/${topic.id}`, crowd());
    expect(await read(reem)).toBe(404);
    expect(await topicCount()).toBe(before - 1);
    const { data } = await decide(huda, id, decision);
    expect(data).toMatchObject({ state: "decided", isHidden: false, decision, decisionReason: reason });
    expect(data.decidedBy?.id).toBe(huda.id);
    expect([await read(reem), await read(omar)]).toEqual([sees, author]);
    expect(await topicCount()).toBe(before + counted);
    const { data: ours } = await huda.get<Topic>(`/topics/${topic.id}`);
    expect(ours).toMatchObject({ isHidden: false, isDeleted: decision === "delete", decision: { decision, reason } });
    expect(ours.isActive).toBe(decision !== "deactivate");
    if (author === 200) {
      expect((await omar.get<Topic>(`/topics/${topic.id}`)).data.decision).toMatchObject({ decision, reason });
    }
    if (sees === 200) expect((await reem.get<Topic>(`/topics/${topic.id}`)).data.decision).toBeNull();
  });

  test("the topic count stays correct when a moderator edits, deletes and restores it meanwhile", async () => {
    const before = await topicCount();
    const id = await reported(`/topics/${topic.id}`, crowd());
    const { data: hidden } = await huda.get<Topic>(`/topics/${topic.id}`);
    await huda.patch(`/topics/${topic.id}`, { titleEn: "A quiet canteen", version: hidden.version });
    expect(await topicCount()).toBe(before - 1);
    await huda.delete(`/topics/${topic.id}`);
    await huda.post(`/topics/${topic.id}/restore`);
    expect([await topicCount(), await read(reem)]).toEqual([before - 1, 404]);
    await decide(huda, id, "keep");
    expect([await topicCount(), await read(reem)]).toEqual([before, 200]);
  });
});

describe("decisions about a comment", () => {
  const shown = async (who: Caller) => (await who.get<Comment[]>(`/topics/${topic.id}/comments`)).data[0];

  test("a kept comment is visible to all users", async () => {
    const id = await reported(`/comments/${(await comment()).id}`, [reem, noura, faisal]);
    expect((await shown(reem))?.content ?? null).toBeNull();
    await decide(huda, id, "keep");
    expect((await shown(reem))?.content).toBe("You fool.");
  });

  test("a deactivated comment is visible to author and moderators with the reason, and not reportable", async () => {
    const { id: commentId } = await comment();
    await decide(huda, await reported(`/comments/${commentId}`), "deactivate");
    expect((await shown(reem))?.content ?? null).toBeNull();
    expect(await shown(omar)).toMatchObject({ content: "You fool.", decision: { decision: "deactivate", reason } });
    expect((await shown(huda))?.content).toBe("You fool.");
    expect((await faisal.post(`/comments/${commentId}/reports`, { reason: "spam" })).status).toBe(404);
  });

  test("a deleted comment is removed from the list and the count", async () => {
    const id = await reported(`/comments/${(await comment()).id}`);
    expect((await decide(huda, id, "delete")).data.current).toMatchObject({ isDeleted: true });
    expect(await shown(reem)).toBeUndefined();
    expect((await reem.get<Topic>(`/topics/${topic.id}`)).data.commentCount).toBe(0);
  });
});

describe("the author of reported content", () => {
  test("the author reads the decision and reason, of deleted content too; other users do not", async () => {
    const id = await reported();
    expect((await omar.get(`/report-decisions/${id}`)).status).toBe(404);
    await decide(huda, id, "delete");
    const { status, data } = await omar.get<OwnDecision>(`/report-decisions/${id}`);
    expect(status).toBe(200);
    expect(data).toMatchObject({ decision: "delete", decisionReason: reason, subject: { id: topic.id } });
    expect(Object.keys(data).toSorted()).toEqual(["decidedAt", "decision", "decisionReason", "id", "subject"]);
    for (const who of [reem, huda, alia]) expect((await who.get(`/report-decisions/${id}`)).status).toBe(404);
  });

  test("the author is notified without the moderator's name; moderators get an event too", async () => {
    const id = await reported();
    await decide(huda, id, "keep");
    const rows = await town.database.primary
      .selectFrom("audit")
      .select(["action", "actor_id", "audience", "details"])
      .where("subject_kind", "=", "reportCase")
      .where("subject_id", "=", id)
      .orderBy("id")
      .execute();
    expect(rows).toMatchObject([
      { action: "reportCase.decided", actor_id: huda.id, audience: "permission:topic.moderate" },
      {
        action: "report.decided",
        actor_id: null,
        audience: `person:${omar.id}`,
        details: { caseId: id, authorId: omar.id, decision: "keep", topicId: topic.id, commentId: null },
      },
    ]);
  });
});

describe("decided cases", () => {
  test("a new report opens a new case that contains the decided one; both stay in the list", async () => {
    const first = await reported();
    await decide(huda, first, "keep");
    const second = await reported(`/topics/${topic.id}`, [reem, faisal]);
    expect(second).not.toBe(first);
    expect((await listed()).map(({ id, state }) => [id, state])).toEqual([
      [second, "open"],
      [first, "decided"],
    ]);
    const { data } = await huda.get<ReportCase>(`/report-cases/${second}`);
    expect(data.earlier).toMatchObject([{ id: first, decision: "keep", decisionReason: reason, reportCount: 1 }]);
  });

  test("a decided case contains no pseudonyms", async () => {
    const id = await reported(`/topics/${topic.id}`, [reem, faisal]);
    const known = () =>
      town.database.primary.selectFrom("abuse_report").select("pseudonym").where("case_id", "=", id).execute();
    expect((await known()).every(({ pseudonym }) => pseudonym !== null)).toBe(true);
    await decide(huda, id, "keep");
    expect(await known()).toEqual([{ pseudonym: null }, { pseudonym: null }]);
  });

  test("a decided case outlives its topic and is purged after the configured time", async () => {
    const id = await reported();
    await decide(huda, id, "delete");
    const days = (count: number) => Date.now() + count * 86_400_000;
    try {
      setClock(() => days(40));
      await town.run("community.purgeDeleted");
      await town.run("moderation.purgeCases");
      const { data } = await huda.get<ReportCase>(`/report-cases/${id}`);
      expect(data).toMatchObject({ current: null, category: null, snapshot: { titleEn: "The canteen" } });
      setClock(() => days(731));
      await town.run("moderation.purgeCases");
      setClock(null);
      expect((await huda.get(`/report-cases/${id}`)).status).toBe(404);
    } finally {
      setClock(null);
    }
  });
});

describe("the list of cases", () => {
  test("the list is filtered by state, reason, category and topic in combination", async () => {
    const open = await reported();
    const decided = await reported(`/comments/${(await comment()).id}`);
    await decide(huda, decided, "keep");
    const of = async (query: string) => (await listed(query)).map(({ id }) => id);
    expect(await of(`topic=${topic.id}`)).toEqual([decided, open]);
    expect(await of(`topic=${topic.id}&state=open`)).toEqual([open]);
    expect(await of(`topic=${topic.id}&state=decided&reason=hate&category=2`)).toEqual([decided]);
    expect(await of(`topic=${topic.id}&reason=spam`)).toEqual([]);
    expect(await of(`topic=${topic.id}&category=3`)).toEqual([]);
    for (const query of ["state=lost", "reason=boredom", "sort=oldest", "category=x", "person=1"]) {
      expect((await huda.get(`/report-cases?${query}`)).status).toBe(400);
    }
  });

  test.each(["newest", "urgent"])("the list has pages in both directions, sorted by %s", async (sort) => {
    for (const who of [reem, faisal])
      await who.post(`/comments/${(await comment()).id}/reports`, { reason: "violence" });
    const whole = (await listed(`sort=${sort}&limit=100`)).map(({ id }) => id);
    const page = (cursor: string | null) =>
      huda.get<ReportCaseSummary[]>(`/report-cases?sort=${sort}&limit=3${cursor === null ? "" : `&cursor=${cursor}`}`);
    const forwards: string[] = [];
    let at = await page(null);
    for (;;) {
      forwards.push(...at.data.map(({ id }) => id));
      if (at.page.next === null) break;
      at = await page(at.page.next);
    }
    expect(forwards).toEqual(whole);
    const backwards: string[] = at.data.map(({ id }) => id);
    while (at.page.previous !== null) {
      at = await page(at.page.previous);
      backwards.unshift(...at.data.map(({ id }) => id));
    }
    expect(backwards).toEqual(whole);
  });

  test("the number of open cases is returned for each category", async () => {
    const count = async () => {
      const { data } = await huda.get<{ categoryId: string; count: number }[]>("/report-case-counts");
      return data.find(({ categoryId }) => categoryId === "2")?.count ?? 0;
    };
    const before = await count();
    const id = await reported();
    expect(await count()).toBe(before + 1);
    await decide(huda, id, "keep");
    expect(await count()).toBe(before);
  });
});
