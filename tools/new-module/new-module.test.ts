import { appendFile, cp, glob, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runCommand } from "../test/run-step.ts";
import { assemblyFiles } from "./assembly.ts";
import { makeModule } from "./make-module.ts";
import { inWords, readWords } from "./words.ts";

const repository = join(import.meta.dirname, "../..");
const leftOut = new Set(["node_modules", "dist", "data", ".cache", ".git"]);

describe("the words of a module", () => {
  const glossary =
    "| zone, location | نطاق، موقع | `zone`, `location` | Where |\n| poll | استطلاع | `poll` | A question |";

  test("are read from the glossary, also from a row with two nouns", () => {
    expect(readWords(glossary, "location")).toEqual({
      noun: "location",
      plural: "locations",
      english: "Location",
      arabic: "موقع",
    });
    expect(inWords("listSamples SampleRow sample SAMPLE_AR", readWords(glossary, "poll", "polls"))).toBe(
      "listPolls PollRow poll استطلاع",
    );
  });

  test.each([
    ["ballot", undefined, "The glossary has no `ballot`"],
    ["Poll", undefined, "lower-case"],
    ["poll-box", undefined, "lower-case"],
    ["poll", "poll", "must differ"],
  ])("are refused for %s", (noun, plural, message) => {
    expect(() => readWords(glossary, noun, plural)).toThrow(message);
  });
});

/** A test, run in the copy, of the page that was added there. */
const seesThePage = `
import { expect, test, vi } from "vitest";
import { pageCatalogue } from "#client/page-catalogue.ts";
import { listAdmin } from "./admin-modules.ts";
import { entryOf } from "./shell/admin-entries.ts";
import { loadAdministration } from "./shell/administration.ts";

test("the page, its entry and its phrases", async () => {
  await loadAdministration();
  const entry = entryOf("/admin/samples");
  expect(entry).toMatchObject({ phrases: "sampleEntries.samples", to: "/admin/samples" });
  const page = listAdmin("adminPages").find(({ options }) => options.path === "/samples");
  expect(page?.options.component?.preload).toBeDefined();
  const needed = [];
  vi.spyOn(pageCatalogue, "need").mockImplementation(async (files) => void needed.push(...files));
  await page?.options.beforeLoad({ params: {} });
  expect(Object.keys(await needed[0]?.ar())).toEqual(["sampleAdminAr"]);
});
`;

describe("in a copy of the repository", () => {
  let root: string;
  const run = (program: string, ...parameters: string[]) =>
    runCommand({ program: join(root, "node_modules/.bin", program), parameters, cwd: root });

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), "diwan-module-"));
    for (const name of await readdir(repository)) {
      if (!leftOut.has(name)) await cp(join(repository, name), join(root, name), { recursive: true });
    }
    // Incremental compiler state; its paths are relative, so it is valid for the copy too.
    await cp(join(repository, ".cache/types"), join(root, ".cache/types"), { recursive: true }).catch(() => {});
    await symlink(join(repository, "node_modules"), join(root, "node_modules"));
    await appendFile(join(root, "docs/glossary.md"), "| parcel | طرد | `parcel` | Something sent |\n");
  });
  afterAll(() => rm(root, { recursive: true, force: true }));

  test("a noun with an existing module is refused, and nothing is written", async () => {
    await appendFile(join(root, "docs/glossary.md"), "| home | الرئيسية | `home` | The first page |\n");
    const before = await readFile(join(root, "apps/server/modules.ts"), "utf8");
    await expect(makeModule(root, "home")).rejects.toThrow("There is a module home already");
    expect(await readFile(join(root, "apps/server/modules.ts"), "utf8")).toBe(before);
  });

  /** Runs commands in order; all must succeed. */
  async function succeed(commands: readonly (readonly [string, ...string[]])[]): Promise<void> {
    for (const [program, ...parameters] of commands) {
      const { code, output } = await run(program, ...parameters);
      expect(code, `${program} ${parameters.join(" ")}\n${output}`).toBe(0);
    }
  }

  test("a new module compiles, passes all checks of the repository, and its tests pass", async () => {
    const made = await run("node", "tools/new-module/main.ts", "parcel");
    expect(made.output).toContain("/api/parcels");
    expect(made.code, made.output).toBe(0);
    await succeed([
      ["tsc", "-b", "tsconfig.server.json", "tsconfig.web.json"],
      ["oxfmt", "--check", "modules/parcel", ...assemblyFiles],
      ["oxlint", "modules/parcel", ...assemblyFiles],
      ["node", "tools/check-architecture/main.ts"],
      ["node", "tools/check-phrases/main.ts"],
      ["node", "tools/check-styles/main.ts"],
      ["vitest", "run", "--project", "unit", "modules/parcel", "apps/server/routes.test.ts"],
    ]);
    expect(await readFile(join(root, "platform/database/tables.gen.ts"), "utf8")).toContain("parcel: ParcelTable;");
  });

  test("a page of the administration is six files and a line of the assembly, and appears in navigation, dashboard and palette", async () => {
    const words = readWords(await readFile(join(root, "docs/glossary.md"), "utf8"), "parcel");
    const template = join(import.meta.dirname, "template/page");
    const made: string[] = [];
    for await (const entry of glob("modules/**/*", { cwd: template, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const source = join(entry.parentPath, entry.name);
      const path = inWords(source.slice(template.length + 1), words);
      await writeFile(join(root, path), inWords(await readFile(source, "utf8"), words));
      made.push(path);
    }
    expect(made).toHaveLength(6);
    const list = join(root, "apps/web/admin-modules.ts");
    const listed = inWords('import { sampleAdmin } from "#modules/sample/web/admin-manifest.ts";\n', words);
    const text = (await readFile(list, "utf8")).replace("] as const;", inWords("  sampleAdmin,\n] as const;", words));
    await writeFile(list, text.replace("import { peopleAdmin }", `${listed}import { peopleAdmin }`));
    await writeFile(join(root, "apps/web/parcels.test.ts"), inWords(seesThePage, words));
    await succeed([
      ["oxfmt", ...made],
      ["tsc", "-b", "tsconfig.web.json"],
      ["oxlint", ...made, "apps/web/admin-modules.ts"],
      ["node", "tools/check-architecture/draw-tree.ts"],
      ["node", "tools/check-architecture/main.ts"],
      ["node", "tools/check-phrases/main.ts"],
      ["vitest", "run", "--project", "web", "apps/web/parcels.test.ts", "apps/web/modules.test.ts"],
    ]);
  });
});
