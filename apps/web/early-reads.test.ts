import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { earlyReads } from "./early-reads.ts";

const html = await readFile(join(import.meta.dirname, "index.html"), "utf8");
const script = /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? "";
const later = btoa(JSON.stringify({ exp: Date.now() / 1000 + 3_600 }));

/** Runs the inline script of index.html at an address; `data` has the answers to its reads, by path. */
function open(pathname: string, { search = "", locale = "en", data = {} as Record<string, unknown> } = {}) {
  const window: { earlyReads?: { paths: string[] } } = {};
  const block = { className: "first-block", textContent: "" };
  const heading = { className: "first-heading", textContent: "" };
  runInNewContext(script.replace("EARLY_READS", JSON.stringify(earlyReads)), {
    window,
    document: {
      documentElement: { dataset: {} },
      cookie: `token=x.${later}.x`,
      querySelector: (what: string) => (what === ".first-block" ? block : heading),
    },
    location: { pathname, search },
    localStorage: { getItem: (name: string) => (name === "preferences" ? JSON.stringify({ locale }) : null) },
    sessionStorage: { getItem: () => null },
    matchMedia: () => ({ matches: false }),
    atob,
    TextDecoderStream,
    fetch: (address: string) => {
      const paths = new URL(address, "http://diwan").searchParams.getAll("get");
      const lines = paths
        .toReversed()
        .flatMap((path) => [{ part: paths.indexOf(path), status: 200 }, { data: data[path] }]);
      return Promise.resolve(new Response(`${lines.map((line) => JSON.stringify(line)).join("\n")}\n`));
    },
  });
  return { paths: window.earlyReads?.paths, block, heading };
}

/** Returns the reads besides those of every page. */
function readsAt(pathname: string, search = ""): string[] | undefined {
  const { paths } = open(pathname, { search });
  expect(paths?.slice(-4)).toEqual(["/instance", "/me", "/notifications/count", "/work-list/count"]);
  return paths?.slice(0, -4);
}

test("index.html reads the data of its page", () => {
  expect(readsAt("/")).toEqual([
    "/home",
    "/must-reads",
    "/work-list",
    "/attendance/today",
    "/featured-topics",
    "/topics?category=3&sort=newest&limit=3",
    "/topics?category=1&sort=activity&limit=16",
    "/categories",
  ]);
  expect(readsAt("/directory")).toEqual(["/users?limit=24", "/departments", "/users/places"]);
  expect(readsAt("/community/categories/4")).toEqual(["/topics?category=4&sort=activity", "/categories"]);
  expect(readsAt("/community/categories/4/topic/91")).toEqual(["/topics/91", "/topics/91/comments"]);
});

test("a page without reads of its own, or with a query, reads only the data of every page", () => {
  expect(readsAt("/user-profile")).toEqual([]);
  expect(readsAt("/directory", "?search=ali")).toEqual([]);
});

test("index.html shows the texts of its page in the reader's language, until the application does", async () => {
  const paragraph = (text: string) => ({ type: "paragraph", content: [{ type: "text", text }, { type: "hardBreak" }] });
  const data = {
    "/topics?category=4&sort=activity": [
      { titleEn: "First", titleAr: "الأول" },
      { titleEn: "Only in English", titleAr: null },
    ],
    "/topics/91": {
      titleEn: "A title",
      titleAr: null,
      contentEn: { type: "doc", content: ["One", "Two"].map(paragraph) },
    },
  };
  const list = open("/community/categories/4", { locale: "ar", data });
  await expect.poll(() => list.block.textContent).toBe("الأول\n\nOnly in English");
  const work = [
    { kind: "returned", request: { service: { nameEn: "Leave" } }, topic: null },
    { topic: { titleEn: "Read me" } },
  ];
  const workList = open("/work-list", { data: { "/work-list": work } });
  await expect.poll(() => workList.block.textContent).toBe("Leave\n\nRead me");
  const topic = open("/community/categories/4/topic/91", { data });
  await expect.poll(() => topic.block.textContent).toBe("A title\nOne\nTwo");
});

test("index.html shows the date in both calendars where the page does", async () => {
  const { heading } = open("/", { locale: "ar", data: { "/home": { widgets: [] } } });
  await expect.poll(() => heading.textContent).toMatch(/^[^,،]+ ٢٠\p{Nd}{2}\n[^,،]+ ١٤\p{Nd}{2}$/u);
});
