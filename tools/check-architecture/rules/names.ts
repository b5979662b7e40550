import { isPublicApi } from "../area.ts";
import type { Problem, Rule } from "../rule.ts";

const empty = /^(?:utils?|helpers?|common|misc)$/;
const emptyPart = /(?:^|[-.])(?:utils?|helpers?)(?:[-.]|$)/;

function checkPath(path: string): Problem[] {
  const parts = path.split("/");
  const emptyWord = parts.find((part) => empty.test(part.split(".")[0] ?? "") || emptyPart.test(part));
  const problems: Problem[] = [];
  if (emptyWord !== undefined) problems.push({ path, message: `"${emptyWord}" says nothing about what is inside` });
  if (/^index\.(?:tsx?|mts|mjs|css)$/.test(parts.at(-1) ?? "") && !isPublicApi(path)) {
    problems.push({
      path,
      message: "index.ts is the name of a public API: modules/<noun>/server or modules/<noun>/web",
    });
  }
  return problems;
}

const folder = /^modules\/[^/]+\/(?:contract|server|web)\/.+(?=\/[^/]+$)/;

/** A folder of a module must hold more than one file besides tests. */
function findSmallFolders(files: readonly string[]): Problem[] {
  const counts = new Map<string, number>();
  for (const path of files) {
    const [inside] = folder.exec(path) ?? [];
    if (inside !== undefined && !/\.test\.tsx?$/.test(path)) counts.set(inside, (counts.get(inside) ?? 0) + 1);
  }
  return [...counts].flatMap(([path, count]) =>
    count === 1 ? [{ path, message: "is a folder of one file: move the file out of it" }] : [],
  );
}

export const fileNames: Rule = {
  name: "names",
  check: (tree) => [
    ...tree.files.flatMap(checkPath),
    ...findSmallFolders(tree.files),
    ...tree.sources
      .filter((file) => !isPublicApi(file.path))
      .flatMap((file) =>
        file.reexportsAll.map((line) => ({
          path: file.path,
          line,
          message: "exports everything of another file; only public APIs re-export",
        })),
      ),
  ],
};
