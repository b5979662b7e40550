import { glob, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { runCommand } from "./run-step.ts";

/**
 * Returns the files that differ from a commit or branch, new ones included, relative to the root of the repository.
 * Null when Git fails.
 */
export async function changedFiles(root: string, base: string): Promise<string[] | null> {
  const git = (...parameters: string[]) => runCommand({ program: "git", parameters, cwd: root });
  const [tracked, added] = await Promise.all([
    git("diff", "--name-only", "--no-renames", base),
    git("ls-files", "--others", "--exclude-standard"),
  ]);
  if (tracked.code !== 0 || added.code !== 0) return null;
  return `${tracked.output}\n${added.output}`.split("\n").filter((path) => path !== "");
}

/** Returns the commit at which the branch left its upstream; null without an upstream. */
export async function commitBefore(root: string): Promise<string | null> {
  const { code, output } = await runCommand({
    program: "git",
    parameters: ["merge-base", "HEAD", "@{upstream}"],
    cwd: root,
  });
  return code === 0 ? output.trim() : null;
}

/** Files that the tests of the tools start or compile: databases, the server, the compiler, the linter. */
const checkedByTools =
  /^(tools|database|deploy|apps\/server|platform\/(config|database|files))\/|^(tsconfig|package)[\w.-]*json$|^\.oxlintrc\.json$|^vitest\.config\.ts$/;

export const concernsTools = (changed: readonly string[]): boolean => changed.some((path) => checkedByTools.test(path));

/** Tests for a change below all modules: every screen once, sign-in, a conversation, a day of attendance. */
const broad = ["accessibility", "accessibility-of-modules", "entrance", "conversation", "attendance-employee"];
const foldersBelowModules = /^(apps|client|kit|ui|platform|shared|database|testing|e2e)\//;

/** Maps each namespace of phrases to its module, by the exports of the phrases files. */
async function modulesOfPhrases(root: string): Promise<Map<string, string>> {
  const modules = new Map<string, string>();
  for await (const path of glob("modules/*/contract/**/phrases*.en.ts", { cwd: root })) {
    const text = await readFile(join(root, path), "utf8");
    for (const [, namespace = ""] of text.matchAll(/^export const (\w+)En = /gm)) {
      modules.set(namespace, path.split("/")[1] ?? "");
    }
  }
  return modules;
}

/** Tests that visit every screen for its looks and names: a change of a module's server affects neither. */
const sweeps = /^accessibility/;

/** Returns the browser tests that a change can affect: changed ones, and those that use phrases of a changed module. */
export async function journeysReached(root: string, changed: readonly string[]) {
  const all = (await readdir(join(root, "e2e"))).filter((name) => name.endsWith(".test.ts"));
  const modulesIn = (pattern: RegExp) => new Set(changed.flatMap((path) => pattern.exec(path)?.[1] ?? []));
  const touched = modulesIn(/^modules\/([\w-]+)\/(?!.*\.test\.tsx?$)/);
  const touchedScreens = modulesIn(/^modules\/([\w-]+)\/(?!server\/)(?!.*\.test\.tsx?$)/);
  const isBroad = changed.some((path) => foldersBelowModules.test(path) && !/\.test\.tsx?$/.test(path));
  const phrases = await modulesOfPhrases(root);
  const files: string[] = [];
  for (const name of all) {
    const text = await readFile(join(root, "e2e", name), "utf8");
    const translated = [...text.matchAll(/\bt\("(\w+)\./g)].map(([, namespace = ""]) => phrases.get(namespace));
    const used = [...text.matchAll(/"#modules\/([\w-]+)\//g)].map(([, module]) => module);
    const concerned = sweeps.test(name) ? touchedScreens : touched;
    const reaches = [...translated, ...used].some((module) => module !== undefined && concerned.has(module));
    const isChosen = changed.includes(`e2e/${name}`) || (isBroad && broad.includes(name.replace(".test.ts", "")));
    if (reaches || isChosen) files.push(`e2e/${name}`);
  }
  return {
    files,
    /** Whether the change affects more than these. */
    isPart: isBroad,
  };
}
