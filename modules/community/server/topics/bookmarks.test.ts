import pg from "pg";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { setClock } from "#platform/clock/clock.ts";
import { startCommunity, type Caller, type TestCommunity } from "#testing/community.ts";
import type { Topic, TopicSummary } from "../../contract/schemas.ts";

let community: TestCommunity;
let omar: Caller, reem: Caller, huda: Caller;

beforeAll(async () => {
  community = await startCommunity();
  [omar, reem, huda] = [community.as("Omar"), community.as("Reem"), community.as("Huda")];
});
afterAll(() => community.close());

const list = (by: Caller, query = "") => by.get<TopicSummary[]>(`/topics?bookmarked=true${query}`);
const kept = async (by: Caller, query = ""): Promise<string[]> => (await list(by, query)).data.map(({ id }) => id);
const post = async (by: Caller, categoryId = "4", titleEn = "A topic"): Promise<string> => {
  const { status, data } = await by.post<Topic>("/topics", { categoryId, titleEn, contentEn: "Words" });
  expect(status).toBe(201);
  return data.id;
};
const keep = async (by: Caller, id: string): Promise<void> => {
  expect((await by.put(`/topics/${id}/bookmark`)).status).toBe(204);
};
const change = async (id: string, body: object): Promise<void> => {
  const { data } = await huda.get<Topic>(`/topics/${id}`);
  expect((await huda.patch(`/topics/${id}`, { version: data.version, ...body })).status).toBe(200);
};

describe("refused queries of bookmarks", () => {
  test.each([
    ["author=4", "author"],
    ["sort=newest", "sort"],
    ["view=moderation", "view"],
    ["isPoster=true", "isPoster"],
    ["isActive=false", "isActive"],
    ["hasReport=true", "hasReport"],
    ["isPoll=false", "isPoll"],
    ["isScheduled=true", "isScheduled"],
    ["isDeleted=true", "isDeleted"],
    ["createdFrom=2026-01-01", "createdFrom"],
    ["createdTo=2026-01-01", "createdTo"],
  ])("%s is refused with bookmarks, for moderators too", async (query, path) => {
    for (const by of [reem, huda]) {
      const { status, problem } = await list(by, `&${query}`);
      expect([status, problem.code, problem.fields.map((field) => field.path)]).toEqual([
        400,
        "fields_invalid",
        [path],
      ]);
    }
  });

  test("another value than true and a cursor of another list are refused", async () => {
    const { status, problem } = await reem.get("/topics?bookmarked=mine");
    expect([status, problem.fields[0]?.path]).toEqual([400, "bookmarked"]);
    for (let count = 0; count < 3; count++) await keep(omar, await post(omar));
    const foreign = (await omar.get("/topics?limit=1")).page.next;
    expect(foreign).not.toBeNull();
    expect((await list(omar, `&cursor=${foreign}`)).problem.code).toBe("cursor_invalid");
    const own = (await list(omar, "&limit=1")).page.next;
    expect((await omar.get(`/topics?cursor=${own}`)).problem.code).toBe("cursor_invalid");
    expect((await list(omar, `&category=4&cursor=${own}`)).problem.code).toBe("cursor_invalid");
    expect((await list(omar, `&limit=1&cursor=${own}`)).status).toBe(200);
  });
});

test("own bookmarks are listed latest first, independent of topic age, in pages in both directions", async () => {
  const ids: string[] = [];
  for (let count = 0; count < 7; count++) ids.push(await post(omar));
  const order = [ids[3], ids[0], ids[6], ids[2], ids[5], ids[1], ids[4]].map(String);
  // Bookmarks of the same instant are ordered by topic id, newest topic first.
  setClock(() => 1_800_000_000_000);
  for (const id of order.slice(0, 4)) await keep(reem, id);
  setClock(() => 1_800_000_001_000);
  for (const id of order.slice(4)) await keep(reem, id);
  setClock(null);
  const younger = (one: string, other: string): number => Number(other) - Number(one);
  const expected = [...order.slice(4).toSorted(younger), ...order.slice(0, 4).toSorted(younger)];
  expect(await kept(reem)).toEqual(expected);
  expect(await kept(huda)).toEqual([]);

  const pages: string[][] = [];
  let page = await list(reem, "&limit=3");
  for (;;) {
    pages.push(page.data.map(({ id }) => id));
    if (page.page.next === null) break;
    page = await list(reem, `&limit=3&cursor=${page.page.next}`);
  }
  expect(pages).toEqual([expected.slice(0, 3), expected.slice(3, 6), expected.slice(6)]);
  const before = await list(reem, `&limit=3&cursor=${page.page.previous}`);
  expect(before.data.map(({ id }) => id)).toEqual(pages[1]);

  await reem.delete(`/topics/${expected[0]}/bookmark`);
  expect(await kept(reem)).toEqual(expected.slice(1));
  for (const id of expected.slice(1)) await reem.delete(`/topics/${id}/bookmark`);
});

test("a bookmarked topic is absent while its reader may not see it, and returns afterwards", async () => {
  const hidden = await post(omar, "5");
  const stays = await post(omar, "4");
  for (const by of [omar, reem, huda]) for (const id of [hidden, stays]) await keep(by, id);
  const both = [stays, hidden];
  const seenBy = async (): Promise<string[][]> => {
    const all = await Promise.all([omar, reem, huda].map((by) => kept(by)));
    return all.map((ids) => ids.filter((id) => both.includes(id)));
  };
  expect(await seenBy()).toEqual([both, both, both]);
  await change(hidden, { isActive: false });
  expect(await seenBy()).toEqual([both, [stays], both]);
  await change(hidden, { isActive: true });

  const category = (await huda.get<{ version: number }>("/categories/5")).data;
  const closed = await huda.patch<{ version: number }>("/categories/5", { version: category.version, isActive: false });
  expect(closed.status).toBe(200);
  expect(await seenBy()).toEqual([both, [stays], both]);
  await huda.patch("/categories/5", { version: closed.data.version, isActive: true });
  expect(await seenBy()).toEqual([both, both, both]);

  expect((await omar.delete(`/topics/${hidden}`)).status).toBe(204);
  expect(await seenBy()).toEqual([[stays], [stays], [stays]]);
});

test("bookmarks can be filtered by category, with All as no filter, and have unread marks", async () => {
  const one = await post(omar, "4");
  const other = await post(omar, "6");
  for (const id of [one, other]) await keep(reem, id);
  expect((await kept(reem, "&category=4")).includes(other)).toBe(false);
  expect((await kept(reem, "&category=6"))[0]).toBe(other);
  expect((await kept(reem, "&category=1")).slice(0, 2)).toEqual([other, one]);
  expect(await kept(reem, "&category=77")).toEqual([]);
  const marks = async (): Promise<(boolean | undefined)[]> => {
    const { data } = await list(reem);
    return [other, one].map((id) => data.find((topic) => topic.id === id)?.isUnread);
  };
  expect(await marks()).toEqual([true, true]);
  expect((await reem.put(`/topics/${one}/read`)).status).toBe(204);
  expect(await marks()).toEqual([true, false]);
});

test("own bookmarks can be searched by words", async () => {
  const wanted = await post(omar, "4", "Quinces for everybody");
  const elsewhere = await post(omar, "6", "Quinces at the gate");
  await post(omar, "4", "Quinces that nobody keeps");
  for (const id of [wanted, elsewhere]) await keep(reem, id);
  await community.makeFound();
  expect(await kept(reem, "&search=quinces")).toEqual([elsewhere, wanted]);
  expect(await kept(reem, "&search=quinces&category=4")).toEqual([wanted]);
  expect(await kept(huda, "&search=quinces")).toEqual([]);
});

test("a page of bookmarks runs two queries", async () => {
  const moment = Date.now();
  setClock(() => moment);
  const query = vi.spyOn(pg.Client.prototype, "query");
  try {
    await reem.get("/categories");
    query.mockClear();
    expect((await list(reem)).data.length).toBeGreaterThan(1);
    expect(query.mock.calls.length).toBe(2);
  } finally {
    query.mockRestore();
    setClock(null);
  }
});
