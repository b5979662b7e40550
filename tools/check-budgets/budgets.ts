import { z } from "zod";
import { cycles } from "../check-architecture/rules/cycles.ts";

/** Vite's manifest: each source or chunk with its file and imported chunks. */
export const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    name: z.string().optional(),
    css: z.array(z.string()).default([]),
    imports: z.array(z.string()).default([]),
  }),
);
export type Manifest = z.output<typeof manifestSchema>;

/** Sizes of built files in bytes: scripts and styles compressed; fonts as they are, already compressed. */
export type Sizes = ReadonlyMap<string, number>;

export type Budget = {
  name: string;
  /** Maximum bytes loaded before the screen is complete. */
  limit: number;
  /** The chunks that the screen loads, by name (`tools/start/web-chunks.ts`); each includes its imports. */
  chunks: readonly string[];
};

const kilobyte = 1000;
/** Loaded on every page. Arabic phrases count: they are the larger of the two languages. */
const everyPage = ["index", "phrases-entrance-ar"];

/** Section "Budgets" of the design: sign-in, and the first screen after it. */
const codeBudgets: readonly Budget[] = [
  {
    name: "sign-in, script and style",
    limit: 163 * kilobyte,
    chunks: [...everyPage, "entrance"],
  },
  {
    name: "first screen, script and style",
    limit: 250 * kilobyte,
    chunks: [...everyPage, "phrases-inside-ar", "frame", "home"],
  },
];

/** Both scripts in all weights: a page with both languages loads all of them, but no rare letters. */
const fontBudget = { name: "first screen, fonts", limit: 120 * kilobyte, pattern: /(?:^|\/)ui\/fonts\/.+\.woff2$/ };

/** Returns the files of chunks and of all their imports. @throws when the manifest has no chunk of such a name. */
export function filesOf(manifest: Manifest, names: readonly string[]): Set<string> {
  const keys = new Map(Object.entries(manifest).map(([key, { name }]) => [name, key]));
  const files = new Set<string>();
  const waiting = names.map((name) => {
    const key = keys.get(name);
    if (key === undefined) throw new Error(`The build has no chunk "${name}": see tools/start/web-chunks.ts.`);
    return key;
  });
  // Grows while it is read.
  const chunks = new Set(waiting);
  for (const key of chunks) {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The manifest names ${key} without describing it.`);
    for (const file of [chunk.file, ...chunk.css]) files.add(file);
    for (const imported of chunk.imports) chunks.add(imported);
  }
  return files;
}

const fontsOf = (manifest: Manifest): string[] =>
  Object.entries(manifest)
    .filter(([source]) => fontBudget.pattern.test(source))
    .map(([, chunk]) => chunk.file);

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

export const checkBudgets = (manifest: Manifest, sizes: Sizes, budgets = codeBudgets): Verdict[] => [
  ...budgets.map(({ name, limit, chunks }) => weigh(name, limit, filesOf(manifest, chunks), sizes)),
  weigh(fontBudget.name, fontBudget.limit, fontsOf(manifest), sizes),
];

/**
 * Returns a cycle of built files that import each other, or null. Such a cycle uses a binding before its
 * initialisation, on some pages only.
 */
export const circleOf = (manifest: Manifest): string[] | null =>
  cycles(new Map(Object.entries(manifest).map(([name, { imports }]) => [name, new Set(imports)])))[0] ?? null;
