import { describe, expect, test } from "vitest";
import { checkBudgets, filesOf, manifestSchema } from "./budgets.ts";

const manifest = manifestSchema.parse({
  "index.html": { file: "main.js", name: "index", css: ["main.css"], imports: ["_kit.js"] },
  "_kit.js": { file: "kit.js", css: ["kit.css"], imports: ["_base.js"] },
  "_base.js": { file: "base.js", imports: ["_kit.js"] },
  "_topic.js": { file: "topic.js", name: "topic", imports: ["_kit.js"], dynamicImports: ["_editor.js"] },
  "_editor.js": { file: "editor.js", name: "editor" },
  "../../ui/fonts/plain.woff2": { file: "plain.woff2" },
  "../../node_modules/letters/rare.woff2": { file: "rare.woff2" },
});
const sizes = new Map(
  Object.entries({
    "main.js": 100,
    "main.css": 10,
    "kit.js": 50,
    "kit.css": 5,
    "base.js": 20,
    "topic.js": 30,
    "editor.js": 900,
    "plain.woff2": 70_000,
    "rare.woff2": 90_000,
  }),
);
const screen = { name: "topic", limit: 215, chunks: ["index", "topic"] };

describe("the size of a screen", () => {
  test("is that of its chunks and all their imports, each once, without lazily loaded chunks", () => {
    expect([...filesOf(manifest, screen.chunks)].toSorted()).toEqual([
      "base.js",
      "kit.css",
      "kit.js",
      "main.css",
      "main.js",
      "topic.js",
    ]);
    expect(checkBudgets(manifest, sizes, [screen])[0]).toEqual({ name: "topic", size: 215, limit: 215, ok: true });
  });

  test("is refused one byte above its limit", () => {
    expect(checkBudgets(manifest, sizes, [{ ...screen, limit: 214 }])[0]?.ok).toBe(false);
  });

  test("includes our fonts, but not the fonts for rare letters", () => {
    expect(checkBudgets(manifest, sizes, []).map(({ size, ok }) => ({ size, ok }))).toEqual([
      { size: 70_000, ok: true },
    ]);
    expect(checkBudgets(manifest, new Map(sizes).set("plain.woff2", 120_001), [])[0]?.ok).toBe(false);
    const { "../../ui/fonts/plain.woff2": _, ...without } = manifest;
    expect(checkBudgets(without, sizes, [])[0]?.ok, "no font at all is a mistake").toBe(false);
  });

  test("throws when a chunk or a file is missing", () => {
    expect(() => filesOf(manifest, ["gone"])).toThrow('no chunk "gone"');
    const { "topic.js": _, ...fewer } = Object.fromEntries(sizes);
    expect(() => checkBudgets(manifest, new Map(Object.entries(fewer)), [screen])).toThrow("topic.js");
  });
});
