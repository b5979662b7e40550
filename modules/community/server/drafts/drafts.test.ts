import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { setClock } from "#platform/clock/clock.ts";
import { refusal, startCommunity, type Caller, type TestCommunity } from "#testing/community.ts";
import { isStored, upload } from "#testing/uploads.ts";
import type { Topic } from "../../contract/schemas.ts";
import type { Draft, DraftSummary } from "../../contract/schemas-draft.ts";

let community: TestCommunity;
let omar: Caller, reem: Caller, huda: Caller;

beforeAll(async () => {
  community = await startCommunity();
  [omar, reem, huda] = [community.as("Omar"), community.as("Reem"), community.as("Huda")];
});
afterAll(() => community.close());

const day = 86_400_000;
const words = { categoryId: "4", titleEn: "Car pool", contentEn: "Leaving at seven." };
const post = async (body: object = {}, by = omar): Promise<Topic> =>
  (await by.post<Topic>("/topics", { ...words, ...body })).data;
const begin = async (content: object, by = omar, topicId?: string): Promise<Draft> => {
  const { status, data } = await by.post<Draft>("/topic-drafts", { content, topicId });
  expect(status).toBe(201);
  return data;
};
const save = (draft: { id: string }, version: number, content: object, by = omar) =>
  by.put<Draft>(`/topic-drafts/${draft.id}`, { content, version });
const saying = (text: string) => ({
  type: "doc",
  content: [{ type: "paragraph", content: [{ type: "text", text }] }],
});

describe("refused drafts", () => {
  test("another user's draft is not found, by moderators either", async () => {
    const draft = await begin({ titleEn: "Mine" });
    for (const by of [reem, huda]) {
      expect(refusal(await by.get(`/topic-drafts/${draft.id}`))).toEqual([404, "not_found"]);
      expect(refusal(await save(draft, 1, {}, by))).toEqual([404, "not_found"]);
      expect(refusal(await by.delete(`/topic-drafts/${draft.id}`))).toEqual([404, "not_found"]);
      expect((await by.get<DraftSummary[]>("/topic-drafts")).data).toEqual([]);
      const { status } = await by.post("/topics", { ...words, draftId: draft.id, draftVersion: 1 });
      expect(status).toBe(201);
    }
    expect((await omar.get<Draft>(`/topic-drafts/${draft.id}`)).data).toEqual(draft);
  });

  test.each([
    ["a field that the form has not", { colour: "red" }, "content.colour: unknownField"],
    ["a script", { contentAr: { type: "doc", content: [{ type: "script" }] } }, "content.contentAr: richText"],
    ["a title without end", { titleEn: "ب".repeat(201) }, "content.titleEn: maxLength"],
    [
      "21 attachments",
      { attachments: Array.from({ length: 21 }, (_, index) => index + 1) },
      "content.attachments: filesMany",
    ],
    [
      "a poll of 21 choices",
      { poll: { choices: Array.from({ length: 21 }, () => ({})) } },
      "content.poll.choices: choicesMany",
    ],
  ])("a draft with %s is refused", async (_what, content, says) => {
    expect(refusal(await omar.post("/topic-drafts", { content }))).toEqual([400, "fields_invalid", says]);
  });

  test("a draft larger than the form allows is refused with 413, a draft beyond the 50th with 422", async () => {
    const large = { contentEn: "x".repeat(99_000), contentAr: "ب".repeat(99_000), poll: { questionEn: "x" } };
    expect((await reem.post("/topic-drafts", { content: large })).status).toBe(201);
    const marked = { type: "text", text: "x".repeat(30), marks: [{ type: "bold" }, { type: "italic" }] };
    const contentEn = {
      type: "doc",
      content: [{ type: "paragraph", content: Array.from({ length: 20_000 }, () => marked) }],
    };
    expect(refusal(await reem.post("/topic-drafts", { content: { contentEn } }))).toEqual([413, "too_large"]);
    const tries = await Promise.all(Array.from({ length: 60 }, () => reem.post("/topic-drafts", { content: {} })));
    const codes = tries.map(({ status }) => status).toSorted();
    expect(codes).toEqual([...Array.from({ length: 49 }, () => 201), ...Array.from({ length: 11 }, () => 422)]);
    expect(tries.find(({ status }) => status === 422)?.problem.code).toBe("too_many_drafts");
  });

  test("a draft of an edit of an unknown topic, or of one that the user may not edit or see, is refused", async () => {
    const topic = await post();
    expect(refusal(await reem.post("/topic-drafts", { topicId: topic.id, content: {} }))).toEqual([403, "not_allowed"]);
    await omar.delete(`/topics/${topic.id}`);
    expect((await omar.post("/topic-drafts", { topicId: topic.id, content: {} })).status).toBe(404);
    expect((await omar.post("/topic-drafts", { topicId: "999999", content: {} })).status).toBe(404);
  });

  test("posting a draft without its version is refused", async () => {
    const draft = await begin({ titleEn: "Unread" });
    const answer = await omar.post("/topics", { ...words, draftId: draft.id });
    expect(refusal(answer)).toEqual([400, "fields_invalid", "draftVersion: fieldRequired"]);
  });
});

describe("drafts", () => {
  test("a draft keeps an incomplete form with its contents as documents", async () => {
    const content = {
      categoryId: 5,
      titleEn: " Un",
      titleAr: "",
      contentEn: "Plain",
      poll: { choices: [{ textEn: "" }] },
    };
    const draft = await begin(content);
    expect(draft).toMatchObject({ topicId: null, topicVersion: null, version: 1, files: [] });
    expect(draft.content).toEqual({ ...content, categoryId: "5", contentEn: saying("Plain") });
    const { data } = await omar.get<DraftSummary[]>("/topic-drafts?limit=1");
    expect(data[0]).toMatchObject({
      id: draft.id,
      titleEn: " Un",
      categoryId: "5",
      excerptEn: "Plain",
      excerptAr: null,
    });
  });

  test("a save over another device's save is refused with 409 and the current draft, which stays", async () => {
    const draft = await begin({ titleEn: "One" });
    expect((await save(draft, 1, { titleEn: "Two" })).data).toMatchObject({ version: 2 });
    const late = await save(draft, 1, { titleEn: "Three" });
    expect(refusal(late)).toEqual([409, "stale_version"]);
    // Equal keys, too: the current draft has no fields that the answer has not.
    expect(late.problem.current).toEqual((await omar.get<Draft>(`/topic-drafts/${draft.id}`)).data);
    expect(late.problem.current).toMatchObject({ version: 2, content: { titleEn: "Two" } });
    expect((await omar.delete(`/topic-drafts/${draft.id}?version=1`)).status).toBe(409);
    expect((await omar.delete(`/topic-drafts/${draft.id}?version=2`)).status).toBe(204);
    expect(refusal(await save(draft, 2, {}))).toEqual([404, "not_found"]);
  });

  test("a draft of an edit exists once per person and topic and states the version it started from", async () => {
    const topic = await post();
    await omar.patch(`/topics/${topic.id}`, { version: 1, titleEn: "Car pool, again" });
    const draft = await begin({ titleEn: "Car pool, again!" }, omar, topic.id);
    expect(draft).toMatchObject({ topicId: topic.id, topicVersion: 2 });
    const again = await omar.post<Draft>("/topic-drafts", { topicId: topic.id, content: { titleEn: "Other" } });
    expect([again.status, again.data]).toEqual([200, draft]);
    expect((await omar.get<Topic>(`/topics/${topic.id}`)).data.draftId).toBe(draft.id);
    expect((await huda.get<Topic>(`/topics/${topic.id}`)).data.draftId).toBeNull();
    expect((await begin({}, huda, topic.id)).id).not.toBe(draft.id);
    const body = { version: 2, titleEn: "Car pool, again!", draftId: draft.id, draftVersion: 1 };
    expect((await omar.patch<Topic>(`/topics/${topic.id}`, body)).data.draftId).toBeNull();
  });

  test("a draft is deleted in the transaction that posts its topic", async () => {
    const draft = await begin(words);
    const refused = await omar.post("/topics", { ...words, categoryId: "1", draftId: draft.id, draftVersion: 1 });
    expect(refused.status).toBe(422);
    expect((await omar.get(`/topic-drafts/${draft.id}`)).status).toBe(200);
    await post({ draftId: draft.id, draftVersion: 1 });
    expect((await omar.get(`/topic-drafts/${draft.id}`)).status).toBe(404);
  });

  test("a draft with newer content stays when an older version of it is posted", async () => {
    const draft = await begin(words);
    await save(draft, 1, { ...words, titleEn: "From my telephone" });
    const topic = await post({ draftId: draft.id, draftVersion: 1 });
    expect(topic.titleEn).toBe("Car pool");
    const left = await omar.get<Draft>(`/topic-drafts/${draft.id}`);
    expect(left.data.content.titleEn).toBe("From my telephone");
  });

  test("content saved while another tab posts the draft is either in the topic or in the draft", async () => {
    for (let round = 0; round < 8; round += 1) {
      const draft = await begin(words);
      const newer = { ...words, titleEn: `Newer words ${round}` };
      const [posted, saved] = await Promise.all([
        omar.post<Topic>("/topics", { ...words, draftId: draft.id, draftVersion: 1 }),
        save(draft, 1, newer),
      ]);
      expect(posted.status).toBe(201);
      expect([200, 404]).toContain(saved.status);
      const left = await omar.get<Draft>(`/topic-drafts/${draft.id}`);
      if (saved.status === 200) expect(left.data.content.titleEn).toBe(newer.titleEn);
      else expect(left.status).toBe(404);
    }
  });

  test("posting a draft from two tabs at once leaves no draft and no partial change", async () => {
    const draft = await begin(words);
    const answers = await Promise.all(
      [1, 2, 3].map(() => omar.post<Topic>("/topics", { ...words, draftId: draft.id, draftVersion: 1 })),
    );
    for (const { status, data } of answers) {
      expect(status).toBe(201);
      expect((await omar.get(`/topics/${data.id}`)).status).toBe(200);
    }
    expect((await omar.get(`/topic-drafts/${draft.id}`)).status).toBe(404);
  });

  test("a draft is deleted half a year after its last save", async () => {
    const [old, touched] = [await begin({ titleEn: "Old" }), await begin({ titleEn: "Touched" })];
    const start = Date.now();
    setClock(() => start + 100 * day);
    await save(touched, 1, { titleEn: "Touched again" });
    setClock(() => start + 181 * day);
    await community.run("community.keepDrafts");
    setClock(null);
    expect((await omar.get(`/topic-drafts/${old.id}`)).status).toBe(404);
    expect((await omar.get(`/topic-drafts/${touched.id}`)).status).toBe(200);
  });
});

describe("files of a draft", () => {
  test("files are described only if they belong to the author or the topic", async () => {
    const [mine, theirs, picture] = [
      await upload(community, omar),
      await upload(community, reem),
      await upload(community, omar, "image"),
    ];
    const contentEn = { type: "doc", content: [{ type: "image", attrs: { fileId: picture } }] };
    const content = { attachments: [theirs, mine, "999999"], contentEn, poster: { fileId: picture, altEn: "" } };
    const draft = await begin(content);
    expect(draft.files.map(({ id }) => id)).toEqual([mine, picture]);
    expect(draft.content.attachments).toEqual([theirs, mine, "999999"]);
    const topic = await post({ attachments: [theirs] }, reem);
    expect((await begin({ attachments: [theirs] }, huda, topic.id)).files.map(({ id }) => id)).toEqual([theirs]);
  });

  test("files are kept as long as the draft, and their hold is renewed daily", async () => {
    const file = await upload(community, omar);
    const draft = await begin({ attachments: [file] });
    const start = Date.now();
    for (let days = 20; days <= 100; days += 20) {
      setClock(() => start + days * day);
      await community.run("community.keepDrafts");
    }
    setClock(() => start + 119 * day);
    expect((await post({ attachments: [file], draftId: draft.id, draftVersion: 1 })).attachments).toHaveLength(1);
    setClock(null);
    expect(await isStored(community, file)).toBe(true);
  });
});
