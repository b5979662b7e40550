import pg from "pg";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { setClock } from "#platform/clock/clock.ts";
import { startCommunity, type Caller, type TestCommunity } from "#testing/community.ts";
import type { TopicSort } from "../../contract/schemas-filters.ts";
import type { TopicSummary } from "../../contract/schemas.ts";

let community: TestCommunity;
let omar: Caller, reem: Caller, huda: Caller;

type Row = {
  id: string;
  category_id: string;
  author_id: string;
  is_active: boolean;
  is_listed: boolean;
  is_pinned: boolean;
  has_poster: boolean;
  is_deleted: boolean;
  like_count: number;
  created_at: string;
  published_at: string | null;
  last_activity_at: string;
};
let rows: Row[];

// Many topics with equal instants and likes, so that only the id orders them; every state occurs.
const fill = `
  insert into file (id, kind, owner_id, media_type, byte_size, width, height)
    select 1, 'poster', min(id), 'image/webp', 1, 16, 9 from person;
  insert into topic (category_id, author_id, title_en, is_active, poster_file_id, like_count, created_at, publish_at,
    published_at, pinned_at, last_activity_at, deleted_at)
  select 2 + i % 3, (select min(id) from person) + 3 + i % 3, 'Topic ' || i, i % 11 <> 0, case when i % 7 = 0 then 1 end, i % 5,
    at, case when i % 17 = 0 then now() + interval '1 day' end, case when i % 17 <> 0 then at end,
    case when i % 23 = 0 then at end, at + interval '1 minute' * (i % 13), case when i % 19 = 0 then now() end
  from generate_series(1, 260) i
  cross join lateral (select timestamptz '2026-03-01 00:00:00.123456+03' + interval '1 hour' * (i / 4) as at) a;
  insert into topic_content (topic_id, content_en) select id, '{"type":"doc","content":[]}' from topic;`;

beforeAll(async () => {
  community = await startCommunity();
  [omar, reem, huda] = [community.as("Omar"), community.as("Reem"), community.as("Huda")];
  const client = new pg.Client({ connectionString: community.url });
  await client.connect();
  await client.query(fill);
  await client.end();
  rows = (await community.database.primary
    .selectFrom("topic")
    .selectAll()
    .select((e) => [
      e("poster_file_id", "is not", null).as("has_poster"),
      e("deleted_at", "is not", null).as("is_deleted"),
    ])
    .execute()) as unknown as Row[];
});
afterAll(() => community.close());

const list = (by: Caller, query: string) => by.get<TopicSummary[]>(`/topics?${query}`);
const idsOf = (topics: readonly { id: string }[]): string[] => topics.map(({ id }) => id);

const sortValue: Record<TopicSort, (row: Row) => string | number> = {
  activity: (row) => row.last_activity_at,
  newest: (row) => row.published_at ?? row.created_at,
  likes: (row) => row.like_count,
};

function expected(sort: TopicSort, pinsFirst: boolean, keep: (row: Row) => boolean): string[] {
  const key = (row: Row): (string | number | bigint)[] => [
    pinsFirst && row.is_pinned ? 1 : 0,
    sortValue[sort](row),
    BigInt(row.id),
  ];
  const compare = (one: Row, other: Row): number => {
    const [a, b] = [key(one), key(other)];
    const at = a.findIndex((value, index) => value !== b[index]);
    return (a[at] ?? 0) > (b[at] ?? 0) ? -1 : 1;
  };
  return idsOf(rows.filter(keep).toSorted(compare));
}

/** All pages of a list forwards, then backwards from the last page. */
async function walk(by: Caller, query: string, limit: number): Promise<{ forwards: string[]; backwards: string[] }> {
  const forwards: string[] = [];
  let page = await list(by, `${query}&limit=${limit}`);
  expect(page.page.previous).toBeNull();
  for (;;) {
    expect(page.status).toBe(200);
    forwards.push(...idsOf(page.data));
    if (page.page.next === null) break;
    expect(page.data).toHaveLength(limit);
    page = await list(by, `${query}&limit=${limit}&cursor=${page.page.next}`);
  }
  const backwards = idsOf(page.data);
  while (page.page.previous !== null) {
    page = await list(by, `${query}&limit=${limit}&cursor=${page.page.previous}`);
    backwards.unshift(...idsOf(page.data));
  }
  return { forwards, backwards };
}

describe("refused lists", () => {
  test.each([
    ["limit=0", "limit: tooSmall"],
    ["limit=101", "limit: tooLarge"],
    ["sort=random", "sort: invalid"],
    ["isPoster=yes", "isPoster: invalid"],
    ["createdFrom=2026-02-30", "createdFrom: date"],
    ["colour=red", "colour: unknownField"],
  ])("a list is refused for %s", async (query, field) => {
    const { status, problem } = await list(omar, query);
    expect([status, problem.code, ...problem.fields.map(({ path, code }) => `${path}: ${code}`)]).toEqual([
      400,
      "fields_invalid",
      field,
    ]);
  });

  test("a list with two states is refused", async () => {
    const { status, problem } = await list(omar, "isActive=true&isDeleted=true");
    expect([status, problem.code, problem.fields[0]?.path]).toEqual([422, "fields_conflict", "isDeleted"]);
  });

  test("a malformed cursor, or one of another sort, filter or list, is refused", async () => {
    const good = (await list(omar, "limit=5")).page.next ?? "";
    const decoded = JSON.parse(Buffer.from(good, "base64url").toString()) as unknown[];
    const forged = (...changes: [number, unknown][]): string => {
      const copy = [...decoded];
      for (const [index, value] of changes) copy[index] = value;
      return Buffer.from(JSON.stringify(copy)).toString("base64url");
    };
    const queries = [
      "cursor=nonsense",
      "cursor=",
      `cursor=${good}x`,
      `sort=newest&cursor=${good}`,
      `category=2&cursor=${good}`,
      `isPoster=true&cursor=${good}`,
      `createdFrom=2026-01-01&cursor=${good}`,
      `cursor=${forged([2, "2026-02-30T00:00:00Z"])}`,
      `cursor=${forged([2, "infinity"])}`,
      `cursor=${forged([2, 7])}`,
      `cursor=${forged([3, "9999999999999999999"])}`,
      `cursor=${forged([3, "1; drop table topic"])}`,
      `cursor=${forged([1, 2])}`,
      `cursor=${forged([4, "1"])}`,
    ];
    for (const query of queries) {
      const { status, problem } = await list(omar, query);
      expect([status, problem.code, problem.fields?.[0]?.path], query).toEqual([400, "cursor_invalid", "cursor"]);
    }
    expect((await list(omar, `category=1&limit=7&cursor=${good}`)).status).toBe(200);
  });
});

describe("all pages of a list forwards and backwards", () => {
  const listed = (row: Row): boolean => row.is_listed;
  const filters: [name: string, query: string, keep: (row: Row) => boolean][] = [
    ["all", "", listed],
    ["category 1", "category=1", listed],
    ["active ones", "isActive=true", listed],
    ["with a poster", "isPoster=true", (row) => listed(row) && row.has_poster],
    ["without a poster", "isPoster=false", (row) => listed(row) && !row.has_poster],
    [
      "of two days",
      "createdFrom=2026-03-01&createdTo=2026-03-02",
      (row) => listed(row) && row.created_at < "2026-03-02T21:00",
    ],
    ["from a day on", "createdFrom=2026-03-03", (row) => listed(row) && row.created_at >= "2026-03-02T21:00"],
  ];
  for (const sort of ["activity", "newest", "likes"] as const) {
    test.each(filters)(`pages by ${sort} are complete and in order: %s`, async (_name, query, keep) => {
      const all = await walk(omar, `sort=${sort}&${query}`, 37);
      expect(all.forwards).toEqual(expected(sort, false, keep));
      expect(all.backwards).toEqual(all.forwards);
      if (query === "category=1") return;
      const own = await walk(omar, `sort=${sort}&category=3&${query}`, 9);
      expect(own.forwards).toEqual(expected(sort, true, (row) => keep(row) && row.category_id === "3"));
      expect(own.backwards).toEqual(own.forwards);
      expect(own.forwards.length).toBeGreaterThan(0);
    });

    test(`pages by ${sort} contain the topics of one author`, async () => {
      const query = `sort=${sort}&author=${reem.id}`;
      const all = await walk(omar, query, 10);
      expect(all.forwards).toEqual(expected(sort, false, (row) => row.is_listed && row.author_id === reem.id));
      expect(all.backwards).toEqual(all.forwards);
    });

    test(`pages by ${sort} contain hidden topics, all for moderators, own ones for other users`, async () => {
      const kinds: [query: string, keep: (row: Row) => boolean][] = [
        ["isActive=false", (row) => !row.is_active && !row.is_deleted],
        ["isScheduled=true", (row) => row.published_at === null && !row.is_deleted],
      ];
      for (const [query, keep] of kinds) {
        const hidden = await walk(huda, `sort=${sort}&${query}`, 8);
        expect(hidden.forwards).toEqual(expected(sort, false, keep));
        expect(hidden.backwards).toEqual(hidden.forwards);
        const own = await walk(reem, `sort=${sort}&${query}`, 3);
        expect(own.forwards).toEqual(expected(sort, false, (row) => keep(row) && row.author_id === reem.id));
        expect(own.forwards.length).toBeGreaterThan(1);
        expect(idsOf((await list(reem, `${query}&author=${omar.id}`)).data)).toEqual([]);
      }
      const deleted = await walk(huda, `sort=${sort}&isDeleted=true`, 5);
      expect(deleted.forwards).toEqual(expected(sort, false, (row) => row.is_deleted));
    });
  }

  test("pinned topics are first in their category, once, and not first in other lists", async () => {
    const { data } = await list(omar, "category=3&limit=10");
    const pinned = rows.filter((row) => row.is_listed && row.is_pinned && row.category_id === "3").length;
    expect(pinned).toBeGreaterThan(1);
    expect(data.map(({ isPinned }) => isPinned)).toEqual(data.map((_, index) => index < pinned));
    expect((await list(omar, "limit=10")).data[0]?.isPinned).toBe(false);
  });

  test("dates are days in the organisation's time zone, and extreme dates are accepted", async () => {
    const day = (await list(omar, "createdFrom=2026-03-02&createdTo=2026-03-02&limit=100")).data;
    expect(day.length).toBeGreaterThan(10);
    for (const { createdAt } of day) {
      expect(createdAt >= "2026-03-01T21:00" && createdAt < "2026-03-02T21:00").toBe(true);
    }
    for (const query of [
      "createdFrom=0000-01-01",
      "createdTo=9999-12-31",
      "createdFrom=0000-01-01&createdTo=9999-12-31",
    ]) {
      expect((await list(omar, `${query}&limit=100`)).data, query).toHaveLength(100);
    }
    expect((await list(omar, "createdFrom=2026-03-03&createdTo=2026-03-01")).data).toEqual([]);
  });

  test("an unknown category or author returns an empty list", async () => {
    for (const query of ["category=77", "author=999999"]) expect((await list(omar, query)).data).toEqual([]);
  });
});

describe("a deactivated category", () => {
  const set = async (isActive: boolean): Promise<void> => {
    const { data } = await huda.get<{ version: number }>("/categories/3");
    expect((await huda.patch("/categories/3", { version: data.version, isActive })).status).toBe(200);
  };
  afterAll(() => set(true));

  test("topics of a deactivated category are hidden from all but moderators who name the category", async () => {
    await set(false);
    for (const sort of ["activity", "newest", "likes"] as const) {
      const all = await walk(omar, `sort=${sort}`, 21);
      expect(all.forwards).toEqual(expected(sort, false, (row) => row.is_listed && row.category_id !== "3"));
      expect(all.backwards).toEqual(all.forwards);
    }
    expect((await list(omar, "category=3")).data).toEqual([]);
    expect((await list(huda, "category=3")).data).toHaveLength(20);
    const inside = rows.find((row) => row.is_listed && row.category_id === "3" && row.author_id !== omar.id);
    expect((await omar.get(`/topics/${inside?.id}`)).status).toBe(404);
    expect((await huda.get(`/topics/${inside?.id}`)).status).toBe(200);
  });
});

test("a list page runs two queries, three with dates, never more than six", async () => {
  // A constant clock avoids a second session query during the measurement.
  const moment = Date.now();
  setClock(() => moment);
  const query = vi.spyOn(pg.Client.prototype, "query");
  const cost = async (path: string): Promise<number> => {
    await omar.get("/categories");
    query.mockClear();
    expect((await omar.get(path)).status).toBe(200);
    return query.mock.calls.length;
  };
  const { next } = (await list(omar, "category=2&limit=20")).page;
  try {
    expect(await cost("/topics")).toBe(2);
    expect(await cost(`/topics?category=2&limit=20&cursor=${next}`)).toBe(2);
    expect(await cost("/topics?isPoster=true&sort=likes&createdFrom=2026-03-01")).toBeLessThanOrEqual(3);
    expect(await cost("/featured-topics")).toBe(2);
    expect(await cost("/categories")).toBe(2);
    expect(await cost(`/topics/${rows.find((row) => row.is_listed)?.id}`)).toBe(1);
    expect(await cost(`/topics/${rows.find((row) => row.is_listed)?.id}/comments`)).toBeLessThanOrEqual(3);
  } finally {
    query.mockRestore();
    setClock(null);
  }
});
