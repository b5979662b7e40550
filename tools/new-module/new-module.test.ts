import { appendFile, cp, mkdtemp, readdir, readFile, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runCommand } from "../test/run-step.ts";
import { assemblyFiles } from "./assembly.ts";
import { makeModule } from "./make-module.ts";
import { inWords, readWords } from "./words.ts";

const house = join(import.meta.dirname, "../..");
const leftOut = new Set(["node_modules", "dist", "data", ".cache", ".git"]);

describe("a module's words", () => {
  const glossary =
    "| zone, location | نطاق، موقع | `zone`, `location` | Where |\n| poll | استطلاع | `poll` | A question |";

  test("come from the glossary, also where a row speaks of two things", () => {
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
  ])("of %s are refused", (noun, plural, message) => {
    expect(() => readWords(glossary, noun, plural)).toThrow(message);
  });
});

describe("in a copy of the house", () => {
  let root: string;
  const run = (program: string, ...parameters: string[]) =>
    runCommand({ program: join(root, "node_modules/.bin", program), parameters, cwd: root });

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), "diwan-module-"));
    for (const name of await readdir(house)) {
      if (!leftOut.has(name)) await cp(join(house, name), join(root, name), { recursive: true });
    }
    // What the compiler knows already; paths in it are relative, so it holds for the copy too.
    await cp(join(house, ".cache/types"), join(root, ".cache/types"), { recursive: true }).catch(() => {});
    await symlink(join(house, "node_modules"), join(root, "node_modules"));
    await appendFile(join(root, "docs/glossary.md"), "| parcel | طرد | `parcel` | Something sent |\n");
  });
  afterAll(() => rm(root, { recursive: true, force: true }));

  test("a noun that has a module already is refused, and nothing is written", async () => {
    await appendFile(join(root, "docs/glossary.md"), "| home | الرئيسية | `home` | The first page |\n");
    const before = await readFile(join(root, "apps/server/modules.ts"), "utf8");
    await expect(makeModule(root, "home")).rejects.toThrow("There is a module home already");
    expect(await readFile(join(root, "apps/server/modules.ts"), "utf8")).toBe(before);
  });

  test("a new module is complete: it is typed, keeps the rules of the house, and its tests pass", async () => {
    const made = await run("node", "tools/new-module/main.ts", "parcel");
    expect(made.output).toContain("/api/parcels");
    expect(made.code, made.output).toBe(0);
    for (const [program, ...parameters] of [
      ["tsc", "-b", "tsconfig.server.json", "tsconfig.web.json"],
      ["oxfmt", "--check", "modules/parcel", ...assemblyFiles],
      ["oxlint", "modules/parcel", ...assemblyFiles],
      ["node", "tools/check-architecture/main.ts"],
      ["node", "tools/check-phrases/main.ts"],
      ["node", "tools/check-styles/main.ts"],
      ["vitest", "run", "--project", "unit", "modules/parcel", "apps/server/routes.test.ts"],
    ] satisfies [string, ...string[]][]) {
      const { code, output } = await run(program, ...parameters);
      expect(code, `${program} ${parameters.join(" ")}\n${output}`).toBe(0);
    }
    expect(await readFile(join(root, "platform/database/tables.gen.ts"), "utf8")).toContain("parcel: ParcelTable;");
  });
});
