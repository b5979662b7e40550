import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { refusal, startCommunity, type Caller, type TestCommunity } from "#testing/community.ts";
import type { Topic, TopicSummary } from "../../contract/schemas.ts";

let community: TestCommunity;
let omar: Caller, reem: Caller, huda: Caller;

beforeAll(async () => {
  community = await startCommunity();
  [omar, reem, huda] = [community.as("Omar"), community.as("Reem"), community.as("Huda")];
});
afterAll(() => community.close());

const attempt = (body: object) =>
  omar.post<Topic>("/topics", { categoryId: "4", titleEn: "Which day?", contentEn: "Say.", ...body });
const patch = (topic: Topic, body: object, by = omar) =>
  by.patch<Topic>(`/topics/${topic.id}`, { version: topic.version, ...body });

describe("refused titles", () => {
  test.each([
    ["of nothing that can be seen", "\u200b\u200f\u2060\u00ad \u2063", "fieldRequired"],
    ["of spaces", " \u00a0\u3000 ", "fieldRequired"],
    ["of 201 characters", "ب".repeat(201), "maxLength"],
    ["of 201 families", "👨‍👩‍👧‍👦".repeat(201), "maxLength"],
    ["of two letters in many signs", "بّـً", "minLength"],
  ])("a title %s is refused", async (_what, titleAr, code) => {
    const answer = await attempt({ titleAr, contentAr: "متى؟" });
    expect(refusal(answer)).toEqual([400, "fields_invalid", `titleAr: ${code}`]);
  });
});

test.each([
  ["200 families", "👨‍👩‍👧‍👦".repeat(200)],
  ["200 letters with all their signs", "بًّ".repeat(200)],
  ["three letters", "غدا"],
])("a title of %s is accepted", async (_what, titleAr) => {
  const { status, data } = await attempt({ titleAr, contentAr: "متى؟" });
  expect([status, data.titleAr]).toEqual([201, titleAr]);
});

test("content without visible characters counts as empty", async () => {
  const contentEn = {
    type: "doc",
    content: [{ type: "paragraph", content: [{ type: "text", text: "\u200b\u2060" }] }],
  };
  expect(refusal(await attempt({ contentEn }))).toEqual([422, "fields_conflict", "contentEn: oneLanguage"]);
});

describe("a poll", () => {
  const poll = { questionEn: "Which day?", choices: [{ textEn: "Sunday" }, { textAr: "الإثنين" }] };

  test("one choice, an empty choice, a past close or a too large maximum is refused with the topic", async () => {
    const before = (await omar.get<TopicSummary[]>(`/topics?author=${omar.id}&limit=100`)).data.length;
    const refusals = [
      { choices: [{ textEn: "Sunday" }] },
      { choices: [{ textEn: "Sunday" }, {}] },
      { closesAt: "2020-01-01T00:00:00Z" },
      { maximumChoices: 3 },
    ].map(async (bad) => refusal(await attempt({ poll: { ...poll, ...bad } })));
    expect(await Promise.all(refusals)).toEqual([
      [400, "fields_invalid", "poll.choices: choicesFew"],
      [422, "fields_conflict", "poll.choices.1.textEn: oneLanguage"],
      [422, "fields_conflict", "poll.closesAt: future"],
      [422, "fields_conflict", "poll.maximumChoices: tooLarge"],
    ]);
    expect((await omar.get<TopicSummary[]>(`/topics?author=${omar.id}&limit=100`)).data).toHaveLength(before);
  });

  test("a poll is returned with its topic to all users, and can be added, changed and removed", async () => {
    const topic = (await attempt({ poll })).data;
    expect(topic).toMatchObject({
      isPoll: true,
      poll: { questionEn: "Which day?", voterCount: 0, can: { vote: true, update: true } },
    });
    const seen = (await reem.get<Topic>(`/topics/${topic.id}`)).data;
    expect(seen.poll).toMatchObject({
      choices: [{ textEn: "Sunday", votes: 0 }, { textAr: "الإثنين" }],
      can: { update: false },
    });
    const listed = await reem.get<TopicSummary[]>("/topics?category=4");
    expect(listed.data.find(({ id }) => id === topic.id)?.isPoll).toBe(true);
    expect(refusal(await patch(topic, { poll: { questionEn: "When?" } }, reem))).toEqual([403, "not_allowed"]);
    const asked = (await patch(topic, { poll: { questionEn: "When?" } })).data;
    expect([asked.poll?.questionEn, asked.poll?.choices.length]).toEqual(["When?", 2]);
    const bare = (await patch(asked, { poll: null })).data;
    expect([bare.isPoll, bare.poll]).toEqual([false, null]);
    expect((await patch(bare, { poll: null })).data.version).toBe(bare.version);
    expect((await patch(bare, { poll })).data).toMatchObject({ isPoll: true, poll: { choices: [{}, {}] } });
  });
});

test("report counts are visible to moderators only, a decision also to the author", async () => {
  const topic = (await attempt({})).data;
  await community.database.primary
    .updateTable("topic")
    .set({ report_count: 2, decision: "keep", decision_reason: "No harm in it", decided_at: "2026-11-20T08:00:00Z" })
    .where("id", "=", topic.id)
    .execute();
  const seen = async (by: Caller) => {
    const { hasReport, decision } = (await by.get<Topic>(`/topics/${topic.id}`)).data;
    return [hasReport, decision?.reason ?? null];
  };
  expect([await seen(reem), await seen(omar), await seen(huda)]).toEqual([
    [false, null],
    [false, "No harm in it"],
    [true, "No harm in it"],
  ]);
});
