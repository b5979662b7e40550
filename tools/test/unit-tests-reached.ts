import type { SourceTree, SourceFile } from "../check-architecture/source-tree.ts";
import { nameOf, type Node } from "../check-architecture/syntax.ts";

/** Needed by all tests without an import. */
const neededByAll =
  /^(package(-lock)?\.json|vitest\.config\.ts|database\/migrations\/|testing\/(global-setup|cluster|template)\.ts)/;

/** Data of the demonstration company, read at run time by one file. */
const seedData = /^database\/seed\/.+\.(json|md|svg|webm)$/;
const readerOf = (path: string): string => (seedData.test(path) ? "database/seed/read-data.ts" : path);

const isUnitTest = (path: string): boolean => /\.test\.tsx?$/.test(path) && !/^(e2e|tools)\//.test(path);

type ReExports = ReadonlyMap<string, { file: string; name: string }>;

/** Returns what a file exports from others: the exported name, and the file and name where it comes from. */
function reExportsOf(source: SourceFile): ReExports {
  const files = new Map(source.imports.map(({ specifier, file }) => [specifier, file]));
  const found = new Map<string, { file: string; name: string }>();
  for (const node of source.nodes) {
    const from = node.type === "ExportNamedDeclaration" ? (node["source"] as Node | null) : null;
    const file = from === null ? null : files.get(from["value"] as string);
    if (file == null) continue;
    for (const specifier of node["specifiers"] as Node[]) {
      const [exported, name] = [nameOf(specifier["exported"]), nameOf(specifier["local"])];
      if (exported !== null && name !== null) found.set(exported, { file, name });
    }
  }
  return found;
}

/**
 * Returns the importers of each file. An import of names that the imported file exports from others counts for those:
 * a module's `index.ts` does not connect each of its files with all its users. Imports of types are left out: the
 * compiler checks them.
 */
function importersOf(tree: SourceTree): ReadonlyMap<string, ReadonlySet<string>> {
  const reExports = new Map(tree.sources.map((source) => [source.path, reExportsOf(source)]));
  const importers = new Map<string, Set<string>>();
  const link = (file: string, importer: string, names: readonly string[]): void => {
    for (const name of names.length === 0 ? ["*"] : names) {
      const origin = reExports.get(file)?.get(name);
      if (origin === undefined) importers.set(file, (importers.get(file) ?? new Set()).add(importer));
      else link(origin.file, importer, [origin.name]);
    }
  };
  for (const source of tree.sources) {
    const passedOn = new Set(
      [...(reExports.get(source.path)?.values() ?? [])].map(({ file, name }) => `${file} ${name}`),
    );
    for (const { file, names, typeOnly } of source.imports) {
      if (file === null || typeOnly) continue;
      const used = names.filter((name) => !passedOn.has(`${file} ${name}`));
      if (used.length > 0 || names.length === 0) link(file, source.path, used);
    }
  }
  return importers;
}

/** Returns the given files and those that import them, directly or through others, except through files that end it. */
function reachedFrom(
  changed: readonly string[],
  importers: ReadonlyMap<string, ReadonlySet<string>>,
  isEnd: (path: string) => boolean,
): ReadonlySet<string> {
  const reached = new Set(changed);
  for (const path of reached) {
    if (isEnd(path) && !changed.includes(path)) continue;
    for (const importer of importers.get(path) ?? []) reached.add(importer);
  }
  return reached;
}

/** The part of a module whose tests start the whole server. */
const serverOf = (path: string): string[] => {
  const module = /^modules\/[\w-]+\/(?=(?:server|contract)\/)/.exec(path)?.[0];
  return module === undefined ? [] : [`${module}server/`];
};

/**
 * Returns the unit tests that a change can affect: those that import it other than through the assembled server, and,
 * for a change of a module, those that start the server to test this module or one that imports the change. `leftOut` is
 * the number of others that import the change through the assembled server.
 */
export function unitTestsReached(tree: SourceTree, changedFiles: readonly string[]) {
  const changed = changedFiles.map(readerOf);
  const tests = tree.sources.map(({ path }) => path).filter(isUnitTest);
  if (changed.some((path) => neededByAll.test(path))) return { files: tests.toSorted(), leftOut: 0 };
  const importers = importersOf(tree);
  // Helpers of tests may be reached through one another only by a change of their own.
  const assemblies = changed.some((path) => path.startsWith("testing/")) ? /^apps\// : /^(apps|testing)\//;
  const isEnd = (path: string): boolean => assemblies.test(path);
  const near = reachedFrom(changed, importers, isEnd);
  const far = reachedFrom(changed, importers, () => false);
  const inModules = changed.filter((path) => path.startsWith("modules/"));
  const servers = [...new Set([...reachedFrom(inModules, importers, isEnd)].flatMap(serverOf))];
  const isChosen = (path: string): boolean =>
    near.has(path) || (far.has(path) && servers.some((server) => path.startsWith(server)));
  const files = tests.filter(isChosen).toSorted();
  return { files, leftOut: tests.filter((path) => far.has(path)).length - files.length };
}
