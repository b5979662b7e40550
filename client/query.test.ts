import { InfiniteQueryObserver, QueryObserver, type QueryKey } from "@tanstack/react-query";
import { describe, expect, it } from "vitest";
import type { ErrorCode } from "#shared/errors.ts";
import { ApiProblem, Unreachable } from "./problems.ts";
import type { Endpoint } from "./api.ts";
import {
  secondFactorRequired,
  createQueryClient,
  pagesOf,
  queryOf,
  type ListAnswer,
  type PagesOf,
  type PagesQuery,
} from "./query.ts";

const refusal = new ApiProblem({
  type: "x",
  title: "x",
  status: 503,
  detail: "x",
  code: "not_ready",
  fields: [],
  requestId: "1",
});

it.each([new Unreachable("network"), new Unreachable("gateway"), new Unreachable("timeout"), refusal])(
  "a query is sent once and its error is passed on unchanged: %s",
  async (error) => {
    let asked = 0;
    const queryFn = (): Promise<never> => {
      asked += 1;
      return Promise.reject(error);
    };
    const observer = new QueryObserver(createQueryClient(), { queryKey: ["x"], queryFn, throwOnError: false });
    const stop = observer.subscribe(() => undefined);
    await expect.poll(() => observer.getCurrentResult().error).toBe(error);
    stop();
    expect(asked).toBe(1);
  },
);

it("a 403 is thrown to the error boundary, except a required second factor; a 404 is not thrown", () => {
  const { throwOnError } = createQueryClient().getDefaultOptions().queries ?? {};
  const throws = (error: Error): unknown =>
    typeof throwOnError === "function" ? throwOnError(error, {} as never) : throwOnError;
  const refused = (status: number, code: ErrorCode) => new ApiProblem({ ...refusal.problem, status, code });
  expect(throws(refused(403, "not_allowed"))).toBe(true);
  expect(throws(refused(403, secondFactorRequired))).toBe(false);
  expect(throws(refused(404, "not_found"))).toBe(false);
});

it("a query that is in its first fetch during an invalidation is fetched again", async () => {
  const queries = createQueryClient();
  const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  let asked = 0;
  const queryFn = (): Promise<string> => answers[asked++]?.promise ?? Promise.reject(new Error("asked too often"));
  const observer = new QueryObserver(queries, { queryKey: ["x"], queryFn });
  const stop = observer.subscribe(() => undefined);
  const isOver = queries.invalidateQueries({ queryKey: ["x"] });
  expect(asked).toBe(1);
  answers[0]?.resolve("before the change");
  answers[1]?.resolve("after it");
  await isOver;
  expect([asked, observer.getCurrentResult().data]).toEqual([2, "after it"]);
  stop();
});

describe("a list that opens at a cursor", () => {
  const letters = [..."abcdef"].map((id) => ({ id }));
  type Letters = ListAnswer & { data: { id: string }[] };
  const asked: unknown[] = [];
  /** Two letters per page; a cursor is the index of the first, and a cursor that is not a number is refused. */
  const listLetters = Object.assign(
    async ({ query = {} }: { query?: { cursor?: string } }) => {
      asked.push(query.cursor);
      const from = Number(query.cursor ?? 0);
      if (Number.isNaN(from)) throw new ApiProblem({ ...refusal.problem, status: 400, code: "cursor_invalid" });
      const at = (index: number): string | null => (index < 0 || index >= letters.length ? null : String(index));
      return { data: letters.slice(from, from + 2), page: { next: at(from + 2), previous: at(from - 2), limit: 2 } };
    },
    { method: "GET", path: "/letters", early: () => undefined },
  );
  const open = async (cursor: string) => {
    asked.length = 0;
    const query = pagesOf(listLetters as unknown as Endpoint, {}) as unknown as PagesQuery<Letters>;
    const observer = new InfiniteQueryObserver<Letters, Error, PagesOf<Letters>, typeof query.queryKey, string>(
      createQueryClient(),
      { ...query, initialPageParam: cursor },
    );
    const stop = observer.subscribe(() => undefined);
    await expect.poll(() => observer.getCurrentResult().data).toBeDefined();
    const shown = () =>
      observer.getCurrentResult().data?.pages.map(({ data }) => data.map(({ id }) => id).join("")) ?? [];
    return { observer, shown, stop };
  };

  it("loads pages in both directions", async () => {
    const { observer, shown, stop } = await open("2");
    expect(shown()).toEqual(["cd"]);
    await observer.fetchPreviousPage();
    await observer.fetchNextPage();
    expect(shown()).toEqual(["ab", "cd", "ef"]);
    stop();
  });

  it.each(["stale", "6"])("starts from the beginning if the cursor is refused or past the end: %s", async (cursor) => {
    const { observer, shown, stop } = await open(cursor);
    expect([shown(), observer.getCurrentResult().error, asked]).toEqual([["ab"], null, [cursor, undefined]]);
    await observer.refetch();
    expect([shown(), observer.getCurrentResult().error]).toEqual([["ab"], null]);
    stop();
  });
});

it("an answer that arrived before its query is shown at once and is not requested again", () => {
  const letters = { data: [{ id: "a" }], page: { next: "1", previous: null, limit: 1 } };
  const listLetters = Object.assign(() => Promise.reject(new Error("requested again")), {
    method: "GET",
    path: "/letters",
    early: (input: object) => (Object.keys(input).length === 0 ? letters : undefined),
  }) as unknown as Endpoint;
  const queries = createQueryClient();
  const one = new QueryObserver(queries, queryOf(listLetters, {} as never));
  const stop = one.subscribe(() => undefined);
  expect(one.getCurrentResult()).toMatchObject({ data: letters, fetchStatus: "idle" });
  stop();
  const query = pagesOf(listLetters, {} as never) as unknown as PagesQuery<typeof letters>;
  const pages = new InfiniteQueryObserver<typeof letters, Error, PagesOf<typeof letters>, QueryKey, string>(
    queries,
    query,
  );
  const stopPages = pages.subscribe(() => undefined);
  expect(pages.getCurrentResult()).toMatchObject({
    data: { pages: [letters] },
    hasNextPage: true,
    fetchStatus: "idle",
  });
  stopPages();
});
