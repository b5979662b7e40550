import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startCommunity, type Answer, type Caller, type TestCommunity } from "#testing/community.ts";
import type { Comment, Topic } from "#modules/community/contract/schemas.ts";
import { findTopicIds } from "./index.ts";
import type { Mentionable, SearchAnswer, SearchResult } from "../contract/schemas.ts";

let community: TestCommunity;
let omar: Caller, reem: Caller, huda: Caller, alia: Caller;

beforeAll(async () => {
  community = await startCommunity();
  [omar, reem, huda, alia] = [community.as("Omar"), community.as("Reem"), community.as("Huda"), community.as("Alia")];
  await community.run("search.fill");
});
afterAll(() => community.close());

type Found = Answer<SearchResult[]> & SearchAnswer;
const search = (by: Caller, q: string, more = ""): Promise<Found> =>
  by.get<SearchResult[]>(`/search?q=${encodeURIComponent(q)}${more}`) as Promise<Found>;
const post = async (by: Caller, body: object): Promise<Topic> => {
  const { status, data } = await by.post<Topic>("/topics", { categoryId: "4", contentEn: "Nothing more.", ...body });
  expect(status).toBe(201);
  return data;
};
const say = async (by: Caller, topicId: string, content: string): Promise<Comment> =>
  (await by.post<Comment>(`/topics/${topicId}/comments`, { content })).data;
const countsOf = async (by: Caller, q: string): Promise<[number, number, number]> => {
  const { data } = await by.get<Record<"topic" | "comment" | "person", { count: number }>>(
    `/search/counts?q=${encodeURIComponent(q)}`,
  );
  return [data.topic.count, data.comment.count, data.person.count];
};
/** Expects no result, count or snippet. */
const expectNothing = async (by: Caller, q: string): Promise<void> => {
  for (const kind of ["", "&kind=topic", "&kind=comment"]) {
    const { data, found } = await search(by, q, kind);
    expect([data, found]).toEqual([[], { count: 0, isMore: false }]);
  }
  expect(await countsOf(by, q)).toEqual([0, 0, 0]);
};

describe("refused searches", () => {
  test.each(["", "?q=", "?q=%20%20", "?q=a&kind=file", "?q=a&from=yesterday", `?q=${"a".repeat(201)}`, "?q=a&x=1"])(
    'the query "%s" is refused with 400',
    async (query) => expect((await omar.get(`/search${query}`)).status).toBe(400),
  );

  test("a cursor of another search is refused with 400", async () => {
    for (const titleEn of ["Marmalade one", "Marmalade two", "Marmalade three"]) await post(omar, { titleEn });
    await community.makeFound();
    const { page } = await search(omar, "marmalade", "&limit=2");
    const answer = await search(omar, "marmalade two", `&limit=2&cursor=${page.next}`);
    expect([answer.status, answer.problem.code]).toEqual([400, "cursor_invalid"]);
  });

  test("a query of punctuation only returns nothing", async () => {
    expect((await search(omar, "؟!…")).data).toEqual([]);
    expect((await search(omar, "'~topic' | \\ : * & (")).data).toEqual([]);
  });
});

describe("content hidden from lists is not found", () => {
  test("a deactivated topic and its comments are not found, by the author and moderators either", async () => {
    const topic = await post(omar, { titleEn: "Zanzibar plan" });
    await say(reem, topic.id, "Zanzibar it is");
    await community.makeFound();
    expect(await countsOf(reem, "zanzibar")).toEqual([1, 1, 0]);
    await huda.patch(`/topics/${topic.id}`, { isActive: false, version: topic.version });
    // Immediately, whether or not the consumer has processed the event.
    for (const by of [reem, omar, huda]) await expectNothing(by, "zanzibar");
    await community.makeFound();
    await expectNothing(reem, "zanzibar");
  });

  test("a deleted topic is not found until it is restored", async () => {
    const topic = await post(omar, { titleEn: "Bergamot tea" });
    await community.makeFound();
    await omar.delete(`/topics/${topic.id}`);
    await expectNothing(reem, "bergamot");
    await community.makeFound();
    await huda.post(`/topics/${topic.id}/restore`);
    await community.makeFound();
    expect(await countsOf(reem, "bergamot")).toEqual([1, 0, 0]);
  });

  test("a scheduled topic is not found", async () => {
    await post(huda, { titleEn: "Cardamom surprise", publishAt: new Date(Date.now() + 86_400_000).toISOString() });
    await community.makeFound();
    await expectNothing(reem, "cardamom");
  });

  test("a deleted or hidden comment is not found", async () => {
    const topic = await post(omar, { titleEn: "Spices" });
    const comments = [await say(reem, topic.id, "Fenugreek!"), await say(reem, topic.id, "More fenugreek")];
    await community.makeFound();
    expect(await countsOf(omar, "fenugreek")).toEqual([0, 2, 0]);
    await reem.delete(`/comments/${comments[0]?.id}`);
    await community.database.primary
      .updateTable("comment")
      .set({ hidden_at: new Date().toISOString() })
      .where("id", "=", comments[1]?.id ?? "")
      .execute();
    await expectNothing(omar, "fenugreek");
  });

  test("a topic hidden by reports is not found", async () => {
    const topic = await post(omar, { titleEn: "Asafoetida" });
    await community.makeFound();
    await community.database.primary
      .updateTable("topic")
      .set({ hidden_at: new Date().toISOString() })
      .where("id", "=", topic.id)
      .execute();
    await expectNothing(reem, "asafoetida");
  });

  test("content of a deactivated category is not found", async () => {
    const { data } = await alia.post<{ id: string; version: number }>("/categories", {
      nameAr: "مغلقة",
      nameEn: "Closed",
    });
    const topic = await post(omar, { titleEn: "Tamarind", categoryId: data.id });
    await say(reem, topic.id, "Tamarind again");
    await community.makeFound();
    expect(await countsOf(reem, "tamarind")).toEqual([1, 1, 0]);
    await alia.patch(`/categories/${data.id}`, { isActive: false, version: data.version });
    await expectNothing(reem, "tamarind");
  });

  test("a person with a disabled account is not found", async () => {
    const gone = await community.hire("Wilhelmina");
    await community.run("search.fill");
    expect(await countsOf(omar, "wilhelmina")).toEqual([0, 0, 1]);
    await community.database.primary
      .updateTable("account")
      .set({ status: "disabled" })
      .where("person_id", "=", gone.id)
      .execute();
    await expectNothing(omar, "wilhelmina");
    expect((await omar.get<Mentionable[]>("/mentions?q=wilhelmina")).data).toEqual([]);
  });
});

describe("search results", () => {
  test("a result contains the original text with matches marked and without markup", async () => {
    const topic = await post(omar, {
      titleAr: "خبر عن المَدْرَسَــة <b>الجديدة</b>",
      contentAr: "قال المعلّمون إنّ مدرستنا ستفتح أبوابها.",
      contentEn: undefined,
    });
    await community.makeFound();
    const { data } = await search(reem, "مدرسه الجديدة", "&kind=topic");
    const [result] = data;
    expect(result).toMatchObject({ kind: "topic", id: topic.id, topicId: topic.id, title: topic.titleAr });
    expect(result?.titlePieces).toEqual([
      { text: "خبر عن ", isMatch: false },
      { text: "المَدْرَسَــة", isMatch: true },
      { text: " <b>", isMatch: false },
      { text: "الجديدة", isMatch: true },
      { text: "</b>", isMatch: false },
    ]);
    expect(result?.snippetPieces.filter((piece) => piece.isMatch)).toEqual([{ text: "مدرستنا", isMatch: true }]);
    expect(result?.snippet).toBe("قال المعلّمون إنّ مدرستنا ستفتح أبوابها.");
  });

  test("a long text is cut around its matches", async () => {
    const filler = "The usual words go on and on here. ".repeat(40);
    await post(omar, { titleEn: "Long", contentEn: `${filler}Then came the pomegranate juice. ${filler}` });
    await community.makeFound();
    const { data } = await search(reem, "pomegranates", "&kind=topic");
    expect(data[0]?.snippet.length).toBeLessThan(240);
    expect(data[0]?.snippet).toMatch(/^….*pomegranate juice.*…$/);
  });

  test("matches in titles rank before matches in texts, and edited content is found by its current text", async () => {
    const text = await post(omar, { titleEn: "Lunch", contentEn: "We had saffron rice." });
    const title = await post(omar, { titleEn: "Saffron rice" });
    await community.makeFound();
    expect((await search(reem, "saffron", "&kind=topic")).data.map(({ id }) => id)).toEqual([title.id, text.id]);
    await omar.patch(`/topics/${text.id}`, { contentEn: "We had turmeric rice.", version: text.version });
    await community.makeFound();
    expect((await search(reem, "saffron", "&kind=topic")).data.map(({ id }) => id)).toEqual([title.id]);
    expect((await search(reem, "turmeric", "&kind=topic")).data.map(({ id }) => id)).toEqual([text.id]);
  });

  test("results are filtered by category, author and date, and have pages in both directions", async () => {
    const own = [];
    for (let number = 1; number <= 5; number += 1) own.push(await post(omar, { titleEn: `Quince number ${number}` }));
    const other = await post(reem, { titleEn: "Quince elsewhere", categoryId: "5" });
    await community.makeFound();
    const ids = async (more: string) => (await search(reem, "quince", `&kind=topic${more}`)).data.map(({ id }) => id);
    expect(await ids("&category=5")).toEqual([other.id]);
    expect(await ids(`&author=${reem.id}`)).toEqual([other.id]);
    expect(await ids("&category=1")).toHaveLength(6);
    expect(await ids("&to=2020-01-01")).toEqual([]);
    expect(await ids("&from=2020-01-01&to=2999-01-01")).toHaveLength(6);
    expect(await ids("&from=2027-01-01&to=2020-01-01")).toEqual([]);
    const first = await search(reem, "quince", "&kind=topic&limit=4");
    await post(omar, { titleEn: "Quince meanwhile" });
    await community.makeFound();
    const second = await search(reem, "quince", `&kind=topic&limit=4&cursor=${first.page.next}`);
    expect(second.page.next).toBeNull();
    const seen = [...first.data, ...second.data].map(({ id }) => id);
    expect(seen.toSorted()).toEqual([...own, other].map(({ id }) => id).toSorted());
    const back = await search(reem, "quince", `&kind=topic&limit=4&cursor=${second.page.previous}`);
    expect(back.data.map(({ id }) => id)).toEqual(first.data.map(({ id }) => id));
  });

  test("the first page contains people when reached from the second, too", async () => {
    for (let number = 1; number <= 6; number += 1) await post(omar, { titleEn: `Omar and medlar ${number}` });
    await community.makeFound();
    const first = await search(reem, "omar", "&limit=4");
    const second = await search(reem, "omar", `&limit=4&cursor=${first.page.next}`);
    const back = await search(reem, "omar", `&limit=4&cursor=${second.page.previous}`);
    const people = ({ data }: Found) => data.filter(({ kind }) => kind === "person").map(({ id }) => id);
    expect([people(first), people(second), people(back)]).toEqual([[omar.id], [], [omar.id]]);
    expect(back.data.map(({ id }) => id)).toEqual(expect.arrayContaining(first.data.map(({ id }) => id)));
  });

  test("a moved topic and its comments are found in the new category", async () => {
    const topic = await post(omar, { titleEn: "Walnut", categoryId: "4" });
    await say(reem, topic.id, "Walnut cake");
    await community.makeFound();
    await huda.patch(`/topics/${topic.id}`, { categoryId: "5", version: topic.version });
    await community.makeFound();
    await community.run("search.markMoved", { topicId: topic.id });
    const { data } = await search(reem, "walnut", "&category=5");
    expect(data.map(({ kind }) => kind).toSorted()).toEqual(["comment", "topic"]);
    expect((await search(reem, "walnut", "&category=4")).data).toEqual([]);
  });

  test("a mistyped word is corrected, and the correction is returned", async () => {
    await post(omar, { titleEn: "Persimmon season" });
    await community.makeFound();
    const { data, corrected } = await search(reem, "persimon", "&kind=topic");
    expect([data.map(({ title }) => title), corrected]).toEqual([["Persimmon season"], "persimmon"]);
  });
});

describe("content older than the index", () => {
  test("older content is indexed once by a job, and newer entries are kept", async () => {
    const topic = await post(omar, { titleEn: "Elderflower" });
    await say(reem, topic.id, "Elderflower syrup");
    const db = community.database.primary;
    await db.deleteFrom("search_document").execute();
    await db
      .insertInto("search_filling")
      .values((["topic", "comment"] as const).map((kind) => ({ kind, next_id: "9223372036854775807" })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await expectNothing(omar, "elderflower");
    await community.run("search.fill");
    expect(await countsOf(omar, "elderflower")).toEqual([1, 1, 0]);
    expect(await db.selectFrom("search_filling").selectAll().execute()).toEqual([]);
  });
});

describe("search for other modules and for mentions", () => {
  test("topics are found in any state but deleted, newest first", async () => {
    const [one, two, three] = [
      await post(omar, { titleEn: "Juniper one" }),
      await post(omar, { titleEn: "Juniper two" }),
      await post(omar, { titleEn: "Juniper three" }),
    ];
    await huda.patch(`/topics/${two.id}`, { isActive: false, version: two.version });
    await omar.delete(`/topics/${three.id}`);
    await community.makeFound();
    const db = community.database.primary;
    expect(await findTopicIds(db, "juniper", 100)).toEqual([two.id, one.id]);
    expect(await findTopicIds(db, "juniper", 1)).toEqual([two.id]);
    expect(await findTopicIds(db, "…", 10)).toEqual([]);
  });

  test("people and departments are found by name prefix in either script", async () => {
    const db = community.database.primary;
    const department = await db
      .insertInto("department")
      .values({ name_en: "Human Resources", name_ar: "الموارد البشرية" })
      .returning("id")
      .executeTakeFirstOrThrow();
    const someone = await community.hire("Mohammed");
    await community.run("search.fill");
    const named = async (q: string) =>
      (await omar.get<Mentionable[]>(`/mentions?q=${encodeURIComponent(q)}`)).data.map(({ kind, id }) => [kind, id]);
    for (const q of ["moh", "Muhammad", "محمد"]) expect(await named(q)).toEqual([["person", someone.id]]);
    for (const q of ["human", "res hum", "موارد", "البشريه"]) {
      expect(await named(q)).toContainEqual(["department", department.id]);
    }
    expect(await named("")).toEqual([]);
    expect(await named("qwxz")).toEqual([]);
  });

  test("mentions list participants of the topic first, then first names, then the rest", async () => {
    const hire = (name: string): Promise<Caller> => community.hire(name);
    const [last, first, commenter] = [await hire("Sara Zaynab"), await hire("Zaynab Omar"), await hire("Hind Zaynab")];
    const author = await hire("Amal Zaynab");
    await community.run("search.fill");
    const topic = await post(author, { titleEn: "Who is it?" });
    await commenter.post(`/topics/${topic.id}/comments`, { content: "Me" });
    const named = async (by: Caller, query: string): Promise<string[]> =>
      (await by.get<Mentionable[]>(`/mentions?q=zayn${query}`)).data.map(({ id }) => id);
    expect(await named(omar, `&topic=${topic.id}`)).toEqual([author.id, commenter.id, first.id, last.id]);
    expect((await named(omar, ""))[0]).toBe(first.id);
    // Participants of a topic are not disclosed to readers who may not see it.
    await huda.patch(`/topics/${topic.id}`, { version: 1, isActive: false });
    expect(await named(omar, `&topic=${topic.id}`)).toEqual(await named(omar, ""));
    expect((await named(author, `&topic=${topic.id}`))[0]).toBe(author.id);
    expect((await omar.get("/mentions?q=zayn&topic=none")).status).toBe(400);
  });
});

test("a title with a zero-width non-joiner is found with a space instead, without it, and as written", async () => {
  const joined = await post(omar, { titleEn: "A short day", titleAr: "تنظيم يوم\u200cالعمل القصير", contentAr: "نص" });
  const spaced = await post(omar, { titleEn: "A long day", titleAr: "تنظيم يوم العمل الطويل", contentAr: "نص" });
  await community.makeFound();
  const found = async (q: string): Promise<string[]> => (await search(omar, q)).data.map(({ id }) => id).toSorted();
  expect(await found("تنظيم يوم العمل")).toEqual([joined.id, spaced.id].toSorted());
  expect(await found("تنظيم يوم\u200cالعمل")).toEqual([joined.id, spaced.id].toSorted());
  expect(await found("تنظيم يومالعمل")).toEqual([joined.id]);
});
