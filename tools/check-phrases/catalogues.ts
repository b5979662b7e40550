import { globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { checkPair, type Texts } from "./check-pair.ts";

/** Files of user-facing texts: phrases of modules, shell and client, and error messages shared by both sides. */
const places = [
  "modules/*/contract/**/phrases*.en.ts",
  "apps/web/**/phrases*.en.ts",
  "client/phrases*.en.ts",
  "kit/**/phrases*.en.ts",
  "shared/*.en.ts",
];

function flatten(value: unknown, path: string, texts: Map<string, string>): void {
  if (typeof value === "string") texts.set(path, value);
  else if (typeof value === "object" && value !== null) {
    for (const [key, inner] of Object.entries(value)) flatten(inner, path === "" ? key : `${path}.${key}`, texts);
  } else throw new Error(`${path} is neither text nor a group of texts.`);
}

/** Returns all exported texts. Export names differ between languages and are left out of the paths. */
async function readTexts(file: string): Promise<Texts> {
  const texts = new Map<string, string>();
  const exports = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
  for (const exported of Object.values(exports)) flatten(exported, "", texts);
  return texts;
}

export async function checkCatalogue(englishFile: string): Promise<string[]> {
  const arabicFile = englishFile.replace(/\.en\.ts$/, ".ar.ts");
  return checkPair(await readTexts(englishFile), await readTexts(arabicFile));
}

/** Returns the texts of all files below `root` by namespace: the export `zonesEn` is the namespace `zones`. */
export async function readNamespaces(root: string, locale: "en" | "ar"): Promise<Record<string, unknown>> {
  const files = findCatalogues(root).map((file) => file.replace(/\.en\.ts$/, `.${locale}.ts`));
  const exports = (await Promise.all(files.map((file) => import(pathToFileURL(file).href)))) as object[];
  return Object.fromEntries(exports.flatMap(Object.entries).map(([name, texts]) => [name.slice(0, -2), texts]));
}

/** Returns the files below `root` that match the patterns, sorted. */
export const findFiles = (root: string, patterns: readonly string[]): string[] =>
  globSync(patterns, { cwd: root })
    .map((path) => join(root, path))
    .toSorted();

export const findCatalogues = (root: string): string[] => findFiles(root, places);
