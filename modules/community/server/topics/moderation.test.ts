import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startCommunity, type Caller, type TestCommunity } from "#testing/community.ts";
import type { TopicSummary } from "../../contract/schemas.ts";

let community: TestCommunity;
let omar: Caller, huda: Caller;

type Row = {
  id: string;
  category_id: string;
  author_id: string;
  is_active: boolean;
  has_poster: boolean;
  has_report: boolean;
  has_poll: boolean;
  is_deleted: boolean;
  created_at: string;
};
let rows: Row[];

// Pseudo-random with a fixed seed; several topics share an instant, so that only the id orders them.
const fill = `
  select setseed(0.42);
  insert into file (id, kind, owner_id, media_type, byte_size, width, height)
    select 1, 'poster', min(id), 'image/webp', 1, 16, 9 from person;
  insert into topic (category_id, author_id, title_en, is_active, poster_file_id, report_count, has_poll, created_at,
    publish_at, published_at, last_activity_at, deleted_at)
  select 2 + floor(random() * 3), (select min(id) from person) + floor(random() * 3), 'Topic ' || i, random() < 0.6,
    case when random() < 0.4 then 1 end, case when random() < 0.4 then 2 else 0 end, random() < 0.4, at,
    case when random() < 0.1 then at + interval '1 year' end, at, at, case when random() < 0.1 then now() end
  from generate_series(1, 400) i
  cross join lateral (
    select timestamptz '2026-03-01 00:00:00.123456+03' + interval '1 hour' * floor(random() * 150 + i * 0) as at) a;
  insert into topic_content (topic_id, content_en) select id, '{"type":"doc","content":[]}' from topic;`;

async function readRows(): Promise<Row[]> {
  const all = await community.database.primary
    .selectFrom("topic")
    .selectAll()
    .select((e) => [
      e("poster_file_id", "is not", null).as("has_poster"),
      e("deleted_at", "is not", null).as("is_deleted"),
      e("report_count", ">", 0).as("has_report"),
    ])
    .execute();
  return all as unknown as Row[];
}

beforeAll(async () => {
  community = await startCommunity();
  [omar, huda] = [community.as("Omar"), community.as("Huda")];
  const client = new pg.Client({ connectionString: community.url });
  await client.connect();
  await client.query(fill);
  await client.end();
  rows = await readRows();
});
afterAll(() => community.close());

const list = (by: Caller, query: string) => by.get<TopicSummary[]>(`/topics?${query}`);
const idsOf = (topics: readonly { id: string }[]): string[] => topics.map(({ id }) => id);

async function walk(query: string, limit = 100): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const page = await list(huda, `${query}&limit=${limit}${cursor === "" ? "" : `&cursor=${cursor}`}`);
    expect(page.status, query).toBe(200);
    ids.push(...idsOf(page.data));
    cursor = page.page.next;
  }
  return ids;
}

/** Expected ids of a list, filtered topic by topic. */
function expected(keep: (row: Row) => boolean, order: "newest" | "oldest" = "newest"): string[] {
  const newestFirst = (one: Row, other: Row): number =>
    one.created_at === other.created_at
      ? Number(BigInt(other.id) - BigInt(one.id))
      : one.created_at < other.created_at
        ? 1
        : -1;
  const sorted = rows.filter((row) => !row.is_deleted && keep(row)).toSorted(newestFirst);
  return idsOf(order === "newest" ? sorted : sorted.toReversed());
}

const switches = [
  ["isPoster", "has_poster"],
  ["isActive", "is_active"],
  ["hasReport", "has_report"],
  ["isPoll", "has_poll"],
] as const;
type Choice = boolean | undefined;
const choices: Choice[] = [undefined, true, false];
const combinations: Choice[][] = choices.flatMap((a) =>
  choices.flatMap((b) => choices.flatMap((c) => choices.map((d) => [a, b, c, d]))),
);
const chosen = (combination: Choice[], row: Row): boolean =>
  switches.every(([, column], index) => combination[index] === undefined || row[column] === combination[index]);
const addressOf = (combination: Choice[]): string =>
  switches
    .flatMap(([name], index) => (combination[index] === undefined ? [] : [`${name}=${combination[index]}`]))
    .join("&");

const days: [query: string, keep: (row: Row) => boolean][] = [
  ["", () => true],
  ["createdFrom=2026-03-03", (row) => row.created_at >= "2026-03-02T21:00"],
  ["createdTo=2026-03-04", (row) => row.created_at < "2026-03-04T21:00"],
  [
    "createdFrom=2026-03-02&createdTo=2026-03-03",
    (row) => row.created_at >= "2026-03-01T21:00" && row.created_at < "2026-03-03T21:00",
  ],
];

describe("refused moderation lists", () => {
  test.each(["hasReport=true", "hasReport=false", "view=moderation", "view=moderation&isActive=true"])(
    "%s is refused to employees with 403",
    async (query) => {
      const { status, problem } = await list(omar, query);
      expect([status, problem.code]).toEqual([403, "not_allowed"]);
    },
  );

  test("counting is refused to employees with 403", async () => {
    const { status, problem } = await omar.get("/topics/count");
    expect([status, problem.code]).toEqual([403, "not_allowed"]);
  });

  test.each([
    ["view=moderation&sort=likes", "sort"],
    ["hasReport=true&sort=activity", "sort"],
    ["view=moderation&isDeleted=true", "isDeleted"],
    ["view=moderation&isScheduled=true", "isScheduled"],
    ["sort=oldest", "sort"],
  ])("contradictory parameters are refused with 422: %s", async (query, field) => {
    const { status, problem } = await list(huda, query);
    expect([status, problem.code, problem.fields[0]?.path]).toEqual([422, "fields_conflict", field]);
  });

  test.each(["view=all", "hasReport=maybe", "isPoll=1", "createdFrom=yesterday"])(
    "malformed parameters are refused: %s",
    async (query) => {
      expect((await list(huda, query)).problem.code).toBe("fields_invalid");
    },
  );
});

describe("every combination of the four filters returns the matching topics", () => {
  test.each([
    ["in all categories", "", () => true],
    ["in category 1, which is all", "category=1", () => true],
    ["in one category", "category=3", (row: Row) => row.category_id === "3"],
  ] as const)("matching topics are returned %s, with any date range", async (_name, category, isIn) => {
    for (const combination of combinations) {
      for (const [between, isBetween] of days) {
        const switched = addressOf(combination);
        // Plain parameters, as external clients send them; without a filter the view must be named.
        const query = [switched === "" ? "view=moderation" : switched, category, between]
          .filter((part) => part !== "")
          .join("&");
        const keep = (row: Row): boolean => chosen(combination, row) && isIn(row) && isBetween(row);
        expect(await walk(query), query).toEqual(expected(keep));
      }
    }
  });

  test("counts match the lists", async () => {
    for (const combination of combinations) {
      const query = `${addressOf(combination)}&category=2`;
      const { data } = await huda.get<{ count: number; hasMore: boolean }>(`/topics/count?${query}`);
      const all = expected((row) => chosen(combination, row) && row.category_id === "2");
      expect(data, query).toEqual({ count: all.length, hasMore: false });
    }
  });

  test("topics are listed oldest first, forwards and backwards, and by one author", async () => {
    const author = rows[0]?.author_id ?? "";
    for (const query of ["view=moderation&sort=oldest", `isPoll=true&sort=oldest&author=${author}`]) {
      const keep = (row: Row): boolean => (query.includes("author") ? row.has_poll && row.author_id === author : true);
      const all = expected(keep, "oldest");
      expect(await walk(query, 17), query).toEqual(all);
      const second = (await list(huda, `${query}&limit=10`)).page.next;
      const back = (await list(huda, `${query}&limit=10&cursor=${second}`)).page.previous;
      expect(idsOf((await list(huda, `${query}&limit=10&cursor=${back}`)).data)).toEqual(all.slice(0, 10));
    }
  });
});

test("employees can filter by poll and get no information about reports", async () => {
  const { data } = await list(omar, "isPoll=true&isPoster=true&limit=100");
  const listed = rows.filter((row) => row.is_active && !row.is_deleted && row.has_poll && row.has_poster);
  expect(new Set(idsOf(data))).toEqual(new Set(idsOf(listed)));
  expect(data.length).toBeGreaterThan(5);
  expect(data.every(({ hasReport }) => !hasReport)).toBe(true);
  const { data: forModerators } = await list(huda, "hasReport=true&limit=5");
  expect(forModerators.every(({ hasReport }) => hasReport)).toBe(true);
});

test("pages neither repeat nor skip topics while others are created and changed", async () => {
  const before = expected((row) => row.is_active);
  const seen: string[] = [];
  let cursor: string | null = "";
  for (let turn = 0; cursor !== null; turn += 1) {
    const page = await list(huda, `isActive=true&limit=20${cursor === "" ? "" : `&cursor=${cursor}`}`);
    seen.push(...idsOf(page.data));
    cursor = page.page.next;
    // A new topic at the top, and a later one that no longer matches.
    await omar.post("/topics", { categoryId: "2", titleEn: `New ${turn}`, contentEn: "Here" });
    const gone = before.find((id) => !seen.includes(id) && BigInt(id) % 7n === BigInt(turn % 7));
    if (gone !== undefined && turn < 5) {
      const { data } = await huda.get<{ version: number }>(`/topics/${gone}`);
      await huda.patch(`/topics/${gone}`, { version: data.version, isActive: false });
      before.splice(before.indexOf(gone), 1);
    }
  }
  expect(seen).toEqual(before);
});

test("moderators get the number of open cases in a category, other users do not", async () => {
  const [one] = rows.filter((row) => row.category_id === "3");
  await community.database.primary
    .updateTable("topic")
    .set({ open_case_id: "1" })
    .where("id", "=", one?.id ?? "")
    .execute();
  const count = async (by: Caller, id: string) =>
    (await by.get<{ openCaseCount: number | null }>(`/categories/${id}`)).data.openCaseCount;
  expect([await count(huda, "3"), await count(huda, "2"), await count(huda, "1")]).toEqual([1, 0, 1]);
  expect(await count(omar, "3")).toBeNull();
});

test("words are searched in every state with the other filters, for employees within visible topics", async () => {
  const post = async (titleEn: string, isActive: boolean): Promise<string> => {
    const { data } = await omar.post<{ id: string; version: number }>("/topics", {
      categoryId: "6",
      titleEn,
      contentEn: "Nothing else.",
    });
    if (!isActive) await huda.patch(`/topics/${data.id}`, { version: data.version, isActive });
    return data.id;
  };
  const [seen, hidden] = [await post("Quinces in the canteen", true), await post("Quinces behind the canteen", false)];
  await post("Apples", true);
  await community.makeFound();
  const found = async (by: Caller, query: string): Promise<string[]> =>
    idsOf((await list(by, `search=quinces&${query}`)).data);
  expect(await found(huda, "view=moderation")).toEqual([hidden, seen]);
  expect(await found(huda, "view=moderation&sort=oldest&category=6")).toEqual([seen, hidden]);
  expect(await found(huda, "isActive=false")).toEqual([hidden]);
  expect(await found(huda, "isActive=true&category=2")).toEqual([]);
  const reem = community.as("Reem");
  for (const sort of ["activity", "newest", "likes"]) expect(await found(reem, `sort=${sort}`)).toEqual([seen]);
  expect(await found(reem, "category=6")).toEqual([seen]);
  const { data } = await huda.get<{ count: number }>("/topics/count?search=quinces");
  expect(data.count).toBe(2);
  expect((await list(reem, `search=${"x".repeat(201)}`)).problem.fields[0]?.path).toBe("search");
  expect((await list(reem, "search=&limit=5")).data).toHaveLength(5);
});
