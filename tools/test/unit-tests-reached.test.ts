import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readSourceTree, type SourceTree } from "../check-architecture/source-tree.ts";
import { unitTestsReached } from "./unit-tests-reached.ts";

const startsServer = `import "#testing/server.ts";\n`;

/** Topics use votes of polls; the server assembles both; links use neither. */
const tree: Readonly<Record<string, string>> = {
  "apps/server/modules.ts": `import { close } from "#modules/polls/server/index.ts";\nimport "#modules/topics/server/index.ts";\nimport "#modules/links/server/index.ts";\n`,
  "apps/server/routes.test.ts": startsServer,
  "testing/server.ts": `import "../apps/server/modules.ts";\nimport { until } from "./until.ts";\n`,
  "testing/until.ts": "export const until = 1;\n",
  "modules/polls/server/index.ts": `export { vote } from "./vote.ts";\nexport { close } from "./close.ts";\n`,
  "modules/polls/server/vote.ts": `import type { Poll } from "./poll.ts";\nexport const vote = (poll: Poll) => poll;\n`,
  "modules/polls/server/close.ts": "export const close = 1;\n",
  "modules/polls/server/poll.ts": "export type Poll = string;\n",
  "modules/polls/server/close.test.ts": `import { close } from "./close.ts";\n`,
  "modules/polls/server/voting.test.ts": startsServer,
  "modules/topics/server/index.ts": `import { vote } from "#modules/polls/server/index.ts";\n`,
  "modules/topics/server/topics.test.ts": startsServer,
  "modules/links/server/index.ts": "export {};\n",
  "modules/links/server/links.test.ts": startsServer,
  "database/seed/read-data.ts": "export const readData = 1;\n",
  "database/seed/fill-links.ts": `import { readData } from "./read-data.ts";\n`,
  "database/seed/fill-links.test.ts": `import "./fill-links.ts";\n`,
};

let root: string;
let sourceTree: SourceTree;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "diwan-reached-"));
  for (const [path, text] of Object.entries(tree)) {
    await mkdir(join(root, dirname(path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  sourceTree = await readSourceTree(root);
});
afterAll(() => rm(root, { recursive: true }));

const all = Object.keys(tree)
  .filter((path) => path.endsWith(".test.ts"))
  .toSorted();

describe("the unit tests that a change can affect", () => {
  test("are its importers, and the server's tests of its module and of modules that use it", () => {
    expect(unitTestsReached(sourceTree, ["modules/polls/server/vote.ts"])).toEqual({
      files: ["modules/polls/server/voting.test.ts", "modules/topics/server/topics.test.ts"],
      leftOut: 2,
    });
  });

  test("do not include users of another file of the same module", () => {
    expect(unitTestsReached(sourceTree, ["modules/polls/server/close.ts"])).toEqual({
      files: ["modules/polls/server/close.test.ts", "modules/polls/server/voting.test.ts"],
      leftOut: 3,
    });
  });

  test("are none for a change that only the compiler sees, and for a document", () => {
    expect(unitTestsReached(sourceTree, ["modules/polls/server/poll.ts"])).toEqual({ files: [], leftOut: 0 });
    expect(unitTestsReached(sourceTree, ["docs/ARCHITECTURE.md"])).toEqual({ files: [], leftOut: 0 });
  });

  test.each(["package-lock.json", "database/migrations/0001-begin.sql"])("are all for %s", (path) => {
    expect(unitTestsReached(sourceTree, [path])).toEqual({ files: all, leftOut: 0 });
  });

  test("are those of the helper that changed, through other helpers too", () => {
    const files = all.filter((path) => !/close|seed/.test(path));
    expect(unitTestsReached(sourceTree, ["testing/until.ts"])).toEqual({ files, leftOut: 0 });
  });

  test.each(["publications/links.json", "topics/news/opening.ar.md", "posters/palm.svg"])(
    "are those of the reader of demonstration data for %s",
    (path) => {
      const files = ["database/seed/fill-links.test.ts"];
      expect(unitTestsReached(sourceTree, [`database/seed/${path}`])).toEqual({ files, leftOut: 0 });
    },
  );

  test("include a changed test itself", () => {
    const path = "modules/links/server/links.test.ts";
    expect(unitTestsReached(sourceTree, [path])).toEqual({ files: [path], leftOut: 0 });
  });
});
