import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { checkTree, rules } from "./check.ts";
import { readSourceTree } from "./source-tree.ts";
import type { Problem, Rule } from "./rule.ts";
import { fileNames } from "./rules/names.ts";
import { layers, layersWith } from "./rules/layers.ts";
import { sizes } from "./rules/sizes.ts";
import { tableOwners, tableOwnersWith } from "./rules/table-owners.ts";

const offenders = join(import.meta.dirname, "offenders");
const owners = { topic: ["topic"], person: ["person"], platform: ["audit"] };
const words = { verbs: ["create"], concepts: ["viewer"] };

/** Returns the rule with the vocabulary and owners of the planted trees. */
function planted(rule: Rule): Rule {
  if (rule === layers) return layersWith(words);
  return rule === tableOwners ? tableOwnersWith(owners) : rule;
}

/** Reads the expected problems of a planted tree from its comments `refused: …`, one per problem in that file. */
async function expectations(root: string): Promise<Problem[]> {
  const { files, read } = await readSourceTree(root);
  return files.flatMap((path) =>
    [...read(path).matchAll(/^(?:\/\/|\/\*) refused: (.+?)(?: \*\/)?$/gm)].map((match) => ({
      path,
      message: match[1] ?? "",
    })),
  );
}

const answers = (problem: Problem, expected: Problem): boolean =>
  problem.message.includes(expected.message) &&
  (problem.path === expected.path || expected.path.startsWith(`${problem.path}/`));

describe.each(rules.filter((rule) => rule !== sizes).map((rule) => ({ name: rule.name, rule })))(
  "$name",
  ({ name, rule }) => {
    const root = join(offenders, name.replaceAll(" ", "-"));

    test("refuses every planted problem and nothing else", async () => {
      const expected = await expectations(root);
      const problems = planted(rule).check(await readSourceTree(root));
      expect(expected.length).toBeGreaterThan(0);
      for (const one of expected)
        expect(
          problems.filter((problem) => answers(problem, one)),
          one.message,
        ).not.toEqual([]);
      expect(problems.filter((problem) => !expected.some((one) => answers(problem, one)))).toEqual([]);
    });
  },
);

test("every planted tree belongs to a rule", async () => {
  const names = rules.map((rule) => rule.name.replaceAll(" ", "-"));
  for (const directory of await readdir(offenders)) expect(names).toContain(directory);
});

describe("in a temporary tree", () => {
  let root: string;
  const plant = async (files: Record<string, string>) => {
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(root, path)), { recursive: true });
      await writeFile(join(root, path), text);
    }
    return readSourceTree(root);
  };
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), "diwan-tree-"));
  });
  afterAll(() => rm(root, { recursive: true }));

  test("401 lines, and 501 of a test, are refused; phrases and generated files may be longer", async () => {
    const lines = (count: number) => "export {};\n".repeat(count);
    const tree = await plant({
      "platform/long.ts": lines(401),
      "platform/full.ts": lines(400),
      "ui/long.css": "\n".repeat(401),
      "platform/long.test.ts": lines(501),
      "platform/full.test.ts": lines(500),
      "modules/topic/contract/phrases.en.ts": lines(900),
      "platform/database/tables.gen.ts": lines(900),
    });
    expect(sizes.check(tree).map((problem) => problem.path)).toEqual([
      "platform/long.test.ts",
      "platform/long.ts",
      "ui/long.css",
    ]);
  });

  test("an exemption applies to one rule and one file, and an unused one is refused", async () => {
    await cp(join(offenders, "names"), root, { recursive: true });
    const tree = await readSourceTree(root);
    const path = "shared/utils.ts";
    const found = (exemptions: Parameters<typeof checkTree>[1]) =>
      checkTree(tree, exemptions, [fileNames]).filter((problem) => problem.path === path);
    expect(found([])).toHaveLength(1);
    expect(found([{ rule: "names", path, reason: "planted" }])).toEqual([]);
    expect(found([{ rule: "sizes", path, reason: "planted" }])).toHaveLength(2);
  });

  test("unused words, owners of missing tables, and tables without an owner are refused", async () => {
    const tree = await plant({ "database/schema.sql": "create table topic (\n);\ncreate table stray (\n);\n" });
    const dead = layersWith({ verbs: ["create"], concepts: ["viewer"] }).check(tree);
    expect(dead.map((problem) => problem.message)).toEqual(
      expect.arrayContaining([expect.stringContaining('"viewer" names no file')]),
    );
    const messages = tableOwnersWith({ topic: ["topic", "gone"] })
      .check(tree)
      .map((problem) => problem.message);
    expect(messages).toEqual(["names no owner of the table stray", "names an owner of gone, which is no table"]);
  });

  test("a vocabulary of more than 25 verbs is refused", async () => {
    const verbs = Array.from({ length: 26 }, (_, index) => `verb${index}`);
    const problems = layersWith({ verbs, concepts: [] }).check(await plant({}));
    expect(problems.map(({ message }) => message)).toContain("has 26 verbs; the maximum is 25");
  });

  test("a file that does not parse as TypeScript is refused", async () => {
    const tree = await plant({ "platform/broken.ts": "export const = ;\n" });
    expect(checkTree(tree, []).find((problem) => problem.path === "platform/broken.ts")?.message).toContain(
      "cannot be read",
    );
  });
});
