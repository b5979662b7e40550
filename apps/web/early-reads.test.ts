import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { earlyReads } from "./early-reads.ts";

const html = await readFile(join(import.meta.dirname, "index.html"), "utf8");
const script = /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? "";
const later = btoa(JSON.stringify({ exp: Date.now() / 1000 + 3_600 }));

/** The reads that the script of the first HTML sends at an address, besides those of every page. */
function readsAt(pathname: string, search = ""): string[] | undefined {
  const window: { earlyReads?: { paths: string[] } } = {};
  runInNewContext(script.replace("EARLY_READS", JSON.stringify(earlyReads)), {
    window,
    document: { documentElement: { dataset: {} }, cookie: `token=x.${later}.x`, querySelector: () => ({}) },
    location: { pathname, search },
    localStorage: { getItem: () => null },
    sessionStorage: { getItem: () => null },
    matchMedia: () => ({ matches: false }),
    atob,
    fetch: () => Promise.resolve(),
  });
  const paths = window.earlyReads?.paths;
  expect(paths?.slice(0, 4)).toEqual(["/instance", "/me", "/notifications/count", "/work-list/count"]);
  return paths?.slice(4);
}

test("the first HTML reads what its page will show", () => {
  expect(readsAt("/")).toEqual(["/home"]);
  expect(readsAt("/directory")).toEqual(["/departments", "/users/places", "/users?limit=24"]);
  expect(readsAt("/community/categories/4")).toEqual(["/categories", "/topics?category=4&sort=activity"]);
  expect(readsAt("/community/categories/4/topic/91")).toEqual([
    "/categories",
    "/topics?category=4&sort=activity",
    "/topics/91",
    "/topics/91/comments",
  ]);
});

test("a page without reads of its own, or with a query, reads what every page needs", () => {
  expect(readsAt("/user-profile")).toEqual([]);
  expect(readsAt("/directory", "?search=ali")).toEqual([]);
});
