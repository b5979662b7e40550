import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { buildWebClient, hashSources } from "./build-web-client.ts";

let root: string;

const put = async (path: string, text: string): Promise<void> => {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
};
const page = (): Promise<string> => readFile(join(root, "dist/web/index.html"), "utf8");

/** Replaces the bundler: copies one source and counts its calls. */
const bundler = `
const fs = require("fs");
const out = process.argv[process.argv.indexOf("--outDir") + 1];
fs.appendFileSync("builds", "x");
const source = fs.readFileSync("apps/web/main.tsx", "utf8");
if (source === "broken") { console.error("main.tsx: unexpected end of file"); process.exit(1); }
fs.mkdirSync(out, { recursive: true });
fs.writeFileSync(out + "/index.html", source);
`;
const builds = async (): Promise<number> => (await readFile(join(root, "builds"), "utf8")).length;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "diwan-web-"));
  await put("node_modules/vite/bin/vite.js", bundler);
  await put("apps/web/main.tsx", "one");
});

afterEach(() => rm(root, { recursive: true, force: true }));

test("builds once, and again only when a source has changed", async () => {
  expect(await buildWebClient(root, () => {})).toBe(true);
  expect(await buildWebClient(root, () => {})).toBe(false);
  await put("apps/web/main.tsx", "two");
  expect(await buildWebClient(root, () => {})).toBe(true);
  expect(await page()).toBe("two");
  expect(await builds()).toBe(2);
});

test("concurrent starts build once", async () => {
  const results = await Promise.all([1, 2, 3].map(() => buildWebClient(root, () => {})));
  expect(results.filter(Boolean)).toHaveLength(1);
  expect(await builds()).toBe(1);
});

test("a failed build reports the reason and keeps the existing client", async () => {
  await buildWebClient(root, () => {});
  await put("apps/web/main.tsx", "broken");
  await expect(buildWebClient(root, () => {})).rejects.toThrow("main.tsx: unexpected end of file");
  expect(await page()).toBe("one");
  await put("apps/web/main.tsx", "mended");
  expect(await buildWebClient(root, () => {})).toBe(true);
  expect(await page()).toBe("mended");
});

test("a build can be aborted", async () => {
  const controller = new AbortController();
  const building = buildWebClient(root, () => controller.abort(new Error("enough")), controller.signal);
  await expect(building).rejects.toThrow("enough");
});

test.each([
  ["apps/web/public/icon.svg", true],
  ["modules/community/web/TopicPage.tsx", true],
  ["modules/community/contract/routes.ts", true],
  ["ui/tokens.css", true],
  ["client/session.ts", true],
  ["shared/locale.ts", true],
  ["package-lock.json", true],
  ["vite.config.ts", true],
  ["modules/community/server/queries.ts", false],
  ["ui/tokens.test.ts", false],
  ["apps/server/main.ts", false],
])("the client depends on %s: %s", async (path, depends) => {
  const before = await hashSources(root);
  await put(path, "something");
  expect((await hashSources(root)) !== before).toBe(depends);
});
