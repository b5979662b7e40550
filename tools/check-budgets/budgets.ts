import { posix } from "node:path";
import { z } from "zod";

/** Vite's manifest: each source with the file it became, and what that needs at once. */
export const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), css: z.array(z.string()).default([]), imports: z.array(z.string()).default([]) }),
);
export type Manifest = z.output<typeof manifestSchema>;

/** Sizes of built files in bytes: scripts and styles compressed, fonts as they are (they are compressed already). */
export type Sizes = ReadonlyMap<string, number>;

export type Budget = {
  name: string;
  /** What may be loaded before the screen is complete, in bytes. */
  limit: number;
  /** The sources of everything that the screen loads, from the root of the house; each brings what it imports. */
  sources: readonly string[];
};

const kilobyte = 1000;
/** Loaded on every page, and once more in the other language: the longer one counts. */
const everyPage = ["apps/web/index.html", "apps/web/catalogue/entrance.ar.ts"];

/** Section "Budgets" of the design: sign-in, and the first screen after it. */
const codeBudgets: readonly Budget[] = [
  {
    name: "sign-in, script and style",
    limit: 180 * kilobyte,
    sources: [...everyPage, "modules/identity/web/LoginPage.tsx"],
  },
  {
    name: "first screen, script and style",
    limit: 300 * kilobyte,
    sources: [
      ...everyPage,
      "apps/web/catalogue/inside.ar.ts",
      "apps/web/routes/inside-routes.ts",
      "apps/web/shell/AppArea.tsx",
      "apps/web/shell/HomeRoute.tsx",
    ],
  },
];

/** Both scripts in all weights: a page that mixes the languages loads them all, but no rare letters. */
const fontBudget = { name: "first screen, fonts", limit: 120 * kilobyte, pattern: /^ui\/fonts\/.+\.woff2$/ };

/** The manifest with its sources named from the root of the house; the client's own root is `apps/web`. */
const fromHouse = (manifest: Manifest): Map<string, Manifest[string]> =>
  new Map(Object.entries(manifest).map(([source, chunk]) => [posix.join("apps/web", source), chunk]));

/** All files that come with the sources. @throws when the manifest does not know one of them. */
export function filesOf(manifest: Manifest, sources: readonly string[]): Set<string> {
  const known = fromHouse(manifest);
  const files = new Set<string>();
  const waiting = [...sources];
  const seen = new Set<string>();
  for (let source = waiting.pop(); source !== undefined; source = waiting.pop()) {
    if (seen.has(source)) continue;
    seen.add(source);
    const chunk = known.get(source);
    if (chunk === undefined)
      throw new Error(`The build knows no ${source}; tell tools/check-budgets/budgets.ts what loads now.`);
    for (const file of [chunk.file, ...chunk.css]) files.add(file);
    waiting.push(...chunk.imports.map((name) => posix.join("apps/web", name)));
  }
  return files;
}

/** The fonts that the budget is about. */
const fontsOf = (manifest: Manifest): string[] =>
  [...fromHouse(manifest)].filter(([source]) => fontBudget.pattern.test(source)).map(([, chunk]) => chunk.file);

export type Verdict = { name: string; size: number; limit: number; ok: boolean };

function weigh(name: string, limit: number, files: Iterable<string>, sizes: Sizes): Verdict {
  let size = 0;
  for (const file of files) {
    const own = sizes.get(file);
    if (own === undefined) throw new Error(`${file} is in the manifest but was not built.`);
    size += own;
  }
  return { name, size, limit, ok: size > 0 && size <= limit };
}

/** Weighs every budget. */
export const checkBudgets = (manifest: Manifest, sizes: Sizes, budgets = codeBudgets): Verdict[] => [
  ...budgets.map(({ name, limit, sources }) => weigh(name, limit, filesOf(manifest, sources), sizes)),
  weigh(fontBudget.name, fontBudget.limit, fontsOf(manifest), sizes),
];
