import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runCommand } from "./run-step.ts";

const repository = join(import.meta.dirname, "../..");

/** Code that the linter must refuse, by rule. */
const planted: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "no-floating-promises": { "platform/a.ts": "export const go = () => {\n  Promise.resolve(1);\n};\n" },
  "no-misused-promises": { "platform/b.ts": "export const go = () => [1].forEach(async () => {});\n" },
  "no-explicit-any": { "shared/c.ts": "export const anything = (value: any) => value as unknown;\n" },
  "no-non-null-assertion": { "shared/d.ts": "export const first = (list: string[]) => list[0]!;\n" },
  "ban-ts-comment": { "shared/e.ts": "// @ts-ignore\nexport const number: string = 1;\n" },
  "no-unused-vars": { "shared/f.ts": "const unused = 1;\nexport const used = 2;\n" },
  "no-default-export": { "shared/g.ts": "export default 1;\n" },
  "no-cycle": {
    "shared/h.ts": 'import { i } from "./i.ts";\nexport const h = () => i;\n',
    "shared/i.ts": 'import { h } from "./h.ts";\nexport const i = () => h;\n',
  },
  "rules-of-hooks": {
    "ui/J.tsx":
      'import { useState } from "react";\nexport const J = ({ on }: { on: boolean }) => {\n  if (on) useState(1);\n  return null;\n};\n',
  },
  "exhaustive-deps": {
    "ui/K.tsx":
      'import { useEffect } from "react";\nexport const K = ({ on }: { on: () => void }) => {\n  useEffect(() => on(), []);\n  return null;\n};\n',
  },
  "alt-text": { "ui/L.tsx": 'export const L = () => <img src="l.png" />;\n' },
  "no-danger": { "ui/M.tsx": 'export const M = () => <p dangerouslySetInnerHTML={{ __html: "<b>" }} />;\n' },
};

let root: string;
const lint = () =>
  runCommand({
    program: join(root, "node_modules/.bin/oxlint"),
    parameters: ["-f", "unix", "shared", "platform", "ui"],
    cwd: root,
  });

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "diwan-lint-"));
  await cp(join(repository, ".oxlintrc.json"), join(root, ".oxlintrc.json"));
  await symlink(join(repository, "node_modules"), join(root, "node_modules"));
  const compilerOptions = {
    strict: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    jsx: "react-jsx",
    module: "Preserve",
  };
  await writeFile(join(root, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["**/*.ts", "**/*.tsx"] }));
  for (const directory of ["shared", "platform", "ui"]) await mkdir(join(root, directory));
  await writeFile(join(root, "shared/innocent.ts"), "export const innocent = async () => 1;\n");
});
afterAll(() => rm(root, { recursive: true }));

test("the linter refuses every planted fault and nothing else", async () => {
  expect(await lint()).toMatchObject({ code: 0 });
  for (const files of Object.values(planted)) {
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(root, path)), { recursive: true });
      await writeFile(join(root, path), text);
    }
  }
  const { code, output } = await lint();
  expect(code).not.toBe(0);
  for (const [rule, files] of Object.entries(planted)) {
    const refused = Object.keys(files).map((path) =>
      output.split("\n").filter((line) => line.startsWith(`${path}:`) && line.includes(`(${rule})`)),
    );
    expect(
      refused.every((lines) => lines.length > 0),
      `${rule}\n${output}`,
    ).toBe(true);
  }
  expect(output).not.toContain("innocent.ts");
});
