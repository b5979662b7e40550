import { glob, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { runCommand } from "./run-step.ts";

/**
 * The files that differ from a commit, new ones included, from the root of the project. Null when Git cannot say.
 * `base` is a commit or a branch.
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

/** The commit this work began with: where it left the branch it is to be shared with; null without such a branch. */
export async function commitBefore(root: string): Promise<string | null> {
  const { code, output } = await runCommand({
    program: "git",
    parameters: ["merge-base", "HEAD", "@{upstream}"],
    cwd: root,
  });
  return code === 0 ? output.trim() : null;
}

/** What the tests of the tools start or compile: databases, the server as a program, the compiler, the linter. */
const checkedByTools =
  /^(tools|database|deploy|apps\/server|platform\/(config|database|files))\/|^(tsconfig|package)[\w.-]*json$|^\.oxlintrc\.json$|^vitest\.config\.ts$/;

export const concernsTools = (changed: readonly string[]): boolean => changed.some((path) => checkedByTools.test(path));

/** Every screen once, the entrance, a conversation, a day of attendance: what a change below all modules is tried with. */
const broad = ["accessibility", "accessibility-of-modules", "entrance", "conversation", "attendance-employee"];
const below = /^(apps|client|kit|ui|platform|shared|database|testing|e2e)\//;

export type Journeys = {
  /** Paths from the root of the project. */
  files: string[];
  /** Whether a change reaches more than these. */
  isPart: boolean;
};

/** Which module each namespace of phrases belongs to, by what the files of phrases export. */
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

/** The browser tests a change can reach: those that were changed, and those that say the words of a changed module. */
export async function journeysReached(root: string, changed: readonly string[]): Promise<Journeys> {
  const all = (await readdir(join(root, "e2e"))).filter((name) => name.endsWith(".test.ts"));
  const touched = new Set(changed.flatMap((path) => /^modules\/([\w-]+)\//.exec(path)?.[1] ?? []));
  const isBroad = changed.some((path) => below.test(path) && !/\.test\.tsx?$/.test(path));
  const phrases = await modulesOfPhrases(root);
  const files: string[] = [];
  for (const name of all) {
    const text = await readFile(join(root, "e2e", name), "utf8");
    const said = [...text.matchAll(/\bt\("(\w+)\./g)].map(([, namespace = ""]) => phrases.get(namespace));
    const used = [...text.matchAll(/"#modules\/([\w-]+)\//g)].map(([, module]) => module);
    const reaches = [...said, ...used].some((module) => module !== undefined && touched.has(module));
    const isChosen = changed.includes(`e2e/${name}`) || (isBroad && broad.includes(name.replace(".test.ts", "")));
    if (reaches || isChosen) files.push(`e2e/${name}`);
  }
  return { files, isPart: isBroad };
}
