import { glob, mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { addToAssembly, assemblyFiles } from "./assembly.ts";
import { inWords, readWords } from "./words.ts";

const template = join(import.meta.dirname, "template/module");
const migrations = "database/migrations";

/** Returns the destination of a template's file; a migration gets the next number. */
async function placeOf(root: string, path: string): Promise<string> {
  if (!path.startsWith(`${migrations}/`)) return path;
  const last = (await readdir(join(root, migrations)))
    .filter((name) => name.endsWith(".sql"))
    .toSorted()
    .at(-1);
  const number = String(Number(last?.slice(0, 4) ?? 0) + 1).padStart(4, "0");
  return path.replace(`${migrations}/`, `${migrations}/${number}-`);
}

/**
 * Writes a module's three layers and its migration, and registers it. Returns the files written. Throws before writing
 * when the noun is not in the glossary, the module exists, or a file of the assembly has changed its structure.
 */
export async function makeModule(root: string, noun: string, plural?: string): Promise<string[]> {
  const words = readWords(await readFile(join(root, "docs/glossary.md"), "utf8"), noun, plural);
  if ((await stat(join(root, "modules", noun)).catch(() => null)) !== null) {
    throw new Error(`There is a module ${noun} already.`);
  }
  const files = new Map<string, string>();
  for await (const entry of glob("**/*", { cwd: template, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const source = join(entry.parentPath, entry.name);
    const path = inWords(await placeOf(root, source.slice(template.length + 1)), words);
    files.set(path, inWords(await readFile(source, "utf8"), words));
  }
  for (const path of assemblyFiles) {
    files.set(path, addToAssembly(path, await readFile(join(root, path), "utf8"), words));
  }
  for (const [path, text] of files) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  return [...files.keys()].toSorted();
}
