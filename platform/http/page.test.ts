import fc from "fast-check";
import { expect, test } from "vitest";
import { readCursor, writeCursor, type Cursor } from "./cursor.ts";
import { fetchSizeFor, pageAround, readPage, type PagedList } from "./page.ts";
import { Refusal } from "./refuse.ts";

/** Ids in ascending order as a list that is read from both ends. */
const listOf = (ids: readonly number[], list = "numbers"): PagedList<number> => ({
  list,
  kinds: ["id"],
  keyOf: (id) => [String(id)],
  fetch: async (cursor: Cursor | null, size) => {
    const place = Number(cursor?.values[0] ?? 0);
    const rows =
      cursor?.direction === "before" ? ids.filter((id) => id < place).toReversed() : ids.filter((id) => id > place);
    return rows.slice(0, size);
  },
});
const ascending = fc
  .uniqueArray(fc.integer({ min: 1, max: 500 }), { maxLength: 120 })
  .map((ids) => ids.toSorted((a, b) => a - b));
const limits = fc.integer({ min: 1, max: 100 });

test("paging forwards and back returns every row once, with any page size", async () => {
  await fc.assert(
    fc.asyncProperty(ascending, limits, async (ids, limit) => {
      const list = listOf(ids);
      let page = await readPage(list, { limit });
      const forwards = [...page.data];
      expect(page.page.previous).toBeNull();
      while (page.page.next !== null) {
        page = await readPage(list, { limit, cursor: page.page.next });
        expect(page.data.length).toBeGreaterThan(0);
        forwards.push(...page.data);
      }
      const backwards = [...page.data];
      while (page.page.previous !== null) {
        page = await readPage(list, { limit, cursor: page.page.previous });
        backwards.unshift(...page.data);
      }
      expect([forwards, backwards]).toEqual([ids, ids]);
    }),
    { numRuns: 100 },
  );
});

test("a page around a row contains it, and its neighbours continue without a gap", async () => {
  const row = fc.integer({ min: 1, max: 500 });
  await fc.assert(
    fc.asyncProperty(ascending, limits, row, async (ids, limit, wanted) => {
      const list = listOf(ids);
      const [earlier, later] = [
        ids.filter((id) => id < wanted).slice(-101),
        ids.filter((id) => id >= wanted).slice(0, 101),
      ];
      const { data, page } = pageAround(list, [...earlier, ...later], earlier.length, limit);
      expect(data.length).toBeLessThanOrEqual(limit);
      if (ids.includes(wanted)) expect(data).toContain(wanted);
      const at = ids.indexOf(data[0] ?? -1);
      expect(data).toEqual(at === -1 ? [] : ids.slice(at, at + data.length));
      if (data.length === 0) return;
      const around = async (cursor: string | null): Promise<number[]> =>
        cursor === null ? [] : (await readPage(list, { limit: 100, cursor })).data;
      const [before, after] = [await around(page.previous), await around(page.next)];
      expect(before).toEqual(ids.slice(Math.max(0, at - 100), at));
      expect(after).toEqual(ids.slice(at + data.length, at + data.length + 100));
    }),
    { numRuns: 100 },
  );
});

test("when everything before a page is gone, going back returns the first page", async () => {
  const { page } = await readPage(listOf([1, 2, 3, 4, 5]), {
    limit: 2,
    cursor: writeCursor("numbers", { direction: "after", values: ["2"] }),
  });
  const back = await readPage(listOf([3, 4, 5]), { limit: 2, cursor: page.previous ?? "" });
  expect(back.data).toEqual([3, 4]);
  expect(back.page.previous).toBeNull();
});

test("when everything after a page is gone, an empty page leads back", async () => {
  const cursor = writeCursor("numbers", { direction: "after", values: ["5"] });
  const { data, page } = await readPage(listOf([1, 2]), { limit: 2, cursor });
  expect([data, page.next]).toEqual([[], null]);
  expect((await readPage(listOf([1, 2]), { limit: 2, cursor: page.previous ?? "" })).data).toEqual([1, 2]);
});

test("statements are prepared for few sizes, each with a row to spare", () => {
  expect([1, 20, 21, 50, 51, 100].map(fetchSizeFor)).toEqual([21, 21, 51, 51, 101, 101]);
});

test("a forged cursor is refused, naming the field", () => {
  const refused = (text: string): boolean => {
    try {
      readCursor(text, "list", ["instant", "count", "flag", "id"]);
      return false;
    } catch (error) {
      return error instanceof Refusal && error.code === "cursor_invalid" && error.fields[0]?.path === "cursor";
    }
  };
  fc.assert(fc.property(fc.string({ unit: "binary" }), refused), { numRuns: 100 });
  fc.assert(
    fc.property(fc.jsonValue(), (value) => refused(Buffer.from(JSON.stringify(value)).toString("base64url"))),
    { numRuns: 100 },
  );
  const good = ["2026-01-31T10:00:00.123456Z", 7, true, "12"];
  const wrong = fc.constantFrom(
    "",
    "x",
    "2026-02-30T00:00:00Z",
    "0000-01-01T00:00:00Z",
    "2026-01-01T24:00:00Z",
    1.5,
    2 ** 31,
    null,
    "0",
    "-1",
    "99999999999999999999",
    [],
    {},
  );
  fc.assert(
    fc.property(wrong, fc.nat(3), (value, at) => {
      const values = good.with(at, value as never);
      return refused(writeCursor("list", { direction: "after", values }));
    }),
    { numRuns: 100 },
  );
  expect(refused(writeCursor("other list", { direction: "after", values: good }))).toBe(true);
  const cursor = { direction: "before", values: good } as const;
  expect(readCursor(writeCursor("list", cursor), "list", ["instant", "count", "flag", "id"])).toEqual(cursor);
});
