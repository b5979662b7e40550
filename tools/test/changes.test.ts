import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { changedFiles, commitBefore, concernsTools, journeysReached } from "./changes.ts";
import { runCommand } from "./run-step.ts";

const repository = join(import.meta.dirname, "../..");
let root: string;

async function git(...parameters: string[]): Promise<void> {
  const identity = ["-c", "user.name=Alia", "-c", "user.email=alia@diwan.example"];
  const { code, output } = await runCommand({ program: "git", parameters: [...identity, ...parameters], cwd: root });
  expect(code, output).toBe(0);
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "diwan-changes-"));
  await git("init", "--quiet", "--initial-branch=main");
  await mkdir(join(root, "docs"));
  for (const name of ["kept.ts", "changed.ts", "removed.ts"]) await writeFile(join(root, name), "");
  await git("add", ".");
  await git("commit", "--quiet", "--message=Begin");
  await git("branch", "shared");
});
afterAll(() => rm(root, { recursive: true }));

describe("the changed files", () => {
  test("are unknown when Git does not know the commit, or there is no upstream branch", async () => {
    expect(await changedFiles(root, "nowhere")).toBeNull();
    expect(await commitBefore(root)).toBeNull();
  });

  test("are those changed, removed and added since the commit, committed or not", async () => {
    await git("branch", "--quiet", "--set-upstream-to=shared");
    await writeFile(join(root, "changed.ts"), "export {};\n");
    await git("commit", "--quiet", "--all", "--message=Change");
    await rm(join(root, "removed.ts"));
    await writeFile(join(root, "docs/new.md"), "");
    const base = await commitBefore(root);
    expect((await changedFiles(root, base ?? ""))?.toSorted()).toEqual(["changed.ts", "docs/new.md", "removed.ts"]);
  });
});

describe("the browser tests that a change affects", () => {
  const reached = async (...changed: string[]) => journeysReached(repository, changed);

  test("are those that use the phrases of its module", async () => {
    const { files, isPart } = await reached("modules/webhooks/web/hooks/WebhookPage.tsx");
    expect(files).toContain("e2e/webhooks.test.ts");
    expect(files).not.toContain("e2e/chart.test.ts");
    expect(isPart).toBe(false);
  });

  test("leave out the sweeps over all screens for a change of a module's server", async () => {
    expect((await reached("modules/polls/server/policy.ts")).files).toEqual([
      "e2e/polls.test.ts",
      "e2e/writing.test.ts",
    ]);
    expect((await reached("modules/polls/web/compute-shares.ts")).files).toContain(
      "e2e/accessibility-of-modules.test.ts",
    );
  });

  test("are none for a unit test of a module", async () => {
    expect((await reached("modules/polls/server/vote-poll.test.ts")).files).toEqual([]);
  });

  test("are all screens, marked as a part, for a change below all modules", async () => {
    const { files, isPart } = await reached("ui/Button.tsx");
    expect(files).toContain("e2e/accessibility.test.ts");
    expect(isPart).toBe(true);
  });

  test("are the changed tests themselves, and none for a document", async () => {
    expect(await reached("e2e/chart.test.ts")).toEqual({ files: ["e2e/chart.test.ts"], isPart: false });
    expect(await reached("docs/ARCHITECTURE.md")).toEqual({ files: [], isPart: false });
  });
});

test.each([
  ["tools/start/main.ts", true],
  ["tsconfig.web.json", true],
  ["database/migrations/0001-begin.sql", true],
  ["modules/people/web/PersonPage.tsx", false],
  ["docs/ARCHITECTURE.md", false],
])("a change of %s concerns the tools: %s", (path, concerns) => {
  expect(concernsTools([path])).toBe(concerns);
});
