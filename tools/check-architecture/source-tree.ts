import { readdir, readFile } from "node:fs/promises";
import { extname, join, posix } from "node:path";
import { type Comment, type Node, readSyntax } from "./syntax.ts";

export type Import = {
  specifier: string;
  /** The imported file, relative to the root of the repository; null for a package. */
  file: string | null;
  /** The imported package without a path inside it; `node:…` as written; null for a file. */
  packageName: string | null;
  names: string[];
  typeOnly: boolean;
  line: number;
};

export type SourceFile = {
  /** Relative to the root, with forward slashes. */
  path: string;
  isTest: boolean;
  lines: number;
  text: string;
  imports: Import[];
  nodes: Node[];
  comments: Comment[];
  /** Lines with `export * from`. */
  reexportsAll: number[];
  parseError: string | null;
  lineAt(offset: number): number;
};

/** Input of the rules. `files` are all files, `sources` those in TypeScript or JavaScript. */
export type SourceTree = {
  files: string[];
  sources: SourceFile[];
  lineCounts: Map<string, number>;
  read(path: string): string;
};

const skipped = new Set(["node_modules", "dist", "data", ".cache", ".git"]);
const textual = new Set([".ts", ".tsx", ".mts", ".mjs", ".css", ".sql", ".json", ".md"]);
const parsed = new Set([".ts", ".tsx", ".mts", ".mjs"]);

async function listFiles(root: string, directory = ""): Promise<string[]> {
  const entries = await readdir(join(root, directory), { withFileTypes: true });
  const found = await Promise.all(
    entries.map(async (entry) => {
      const path = posix.join(directory, entry.name);
      if (entry.isDirectory()) {
        const leftOut =
          (directory === "" && skipped.has(entry.name)) || /^tools\/[^/]+\/(?:offenders|template)$/.test(path);
        return leftOut ? [] : listFiles(root, path);
      }
      return [path];
    }),
  );
  return found.flat();
}

function resolveImport(from: string, specifier: string): Pick<Import, "file" | "packageName"> {
  const bare = specifier.replace(/\?.*$/, "");
  if (bare.startsWith(".")) return { file: posix.join(posix.dirname(from), bare), packageName: null };
  if (bare.startsWith("#")) return { file: bare.slice(1), packageName: null };
  const parts = bare.split("/");
  return { file: null, packageName: bare.startsWith("@") ? parts.slice(0, 2).join("/") : (parts[0] ?? bare) };
}

function readSource(path: string, text: string): SourceFile {
  const starts = [0];
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  const lineAt = (offset: number) => starts.findLastIndex((start) => start <= offset) + 1;
  const { references, nodes, comments, reexportsAll, error } = readSyntax(path, text);
  return {
    path,
    isTest: /\.test\.tsx?$/.test(path),
    lines: countLines(text),
    text,
    imports: references.map(({ specifier, names, typeOnly, start }) => ({
      specifier,
      ...resolveImport(path, specifier),
      names,
      typeOnly,
      line: lineAt(start),
    })),
    nodes,
    comments,
    reexportsAll: reexportsAll.map(lineAt),
    parseError: error,
    lineAt,
  };
}

const countLines = (text: string) => text.split("\n").length - (text.endsWith("\n") ? 1 : 0);

/** Reads the tree below `root` without installed, built and generated files. */
export async function readSourceTree(root: string): Promise<SourceTree> {
  const files = (await listFiles(root)).toSorted();
  const texts = new Map<string, string>();
  await Promise.all(
    files
      .filter((path) => textual.has(extname(path)))
      .map(async (path) => texts.set(path, await readFile(join(root, path), "utf8"))),
  );
  const read = (path: string) => texts.get(path) ?? "";
  return {
    files,
    sources: files
      .filter((path) => parsed.has(extname(path)) && !path.endsWith(".d.mts"))
      .map((path) => readSource(path, read(path))),
    // Sorted by path: `texts` is in the order in which files were read.
    lineCounts: new Map([...texts.keys()].toSorted().map((path) => [path, countLines(texts.get(path) ?? "")])),
    read,
  };
}
