import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import manifest from "../package.json" with { type: "json" };

const docs = join(import.meta.dirname, "../docs");
const page = await readFile(join(docs, "promises.md"), "utf8");

test("the page of promises has every drill, and every command of it exists", () => {
  const named = [...page.matchAll(/`npm run ([\w:-]+)/g)].map(([, name = ""]) => name);
  const scripts = Object.keys(manifest.scripts);
  expect(scripts).toEqual(expect.arrayContaining(named));
  expect(named).toEqual(expect.arrayContaining(scripts.filter((name) => name.startsWith("drill:"))));
});

test("its results are there, and held", async () => {
  const linked = [...page.matchAll(/\(measurements\/drills\/([\w-]+\.json)\)/g)].map(([, name = ""]) => name);
  const kept = await readdir(join(docs, "measurements/drills"));
  expect(linked.toSorted()).toEqual(kept.toSorted());
  for (const name of kept) {
    const { holds, sentence } = JSON.parse(
      await readFile(join(docs, "measurements/drills", name), "utf8"),
    ) as object & {
      holds: unknown;
      sentence: string;
    };
    expect(holds, sentence).toBe(true);
  }
});
