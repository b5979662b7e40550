import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { commandStep, runSteps, type Step } from "./run-step.ts";
import { readReport, vitestStep } from "./vitest-step.ts";

const program = (code: string, name = "step"): Step =>
  commandStep(name, { program: process.execPath, parameters: ["-e", code], cwd: "/" });

async function run(...steps: Step[]): Promise<{ ok: boolean; printed: string; lastLine: string }> {
  let printed = "";
  const ok = await runSteps(steps, (text) => (printed += text));
  return { ok, printed, lastLine: printed.trimEnd().split("\n").at(-1) ?? "" };
}

describe("runSteps", () => {
  test("prints only the name and time of steps that pass", async () => {
    const { ok, printed, lastLine } = await run(program("console.log('chatter')", "first"), program("", "second"));
    expect(ok).toBe(true);
    expect(printed).not.toContain("chatter");
    expect(printed).toMatch(/^first … ok \(\d+\.\d s\)\nsecond … ok/);
    expect(lastLine).toBe("0 passed, 0 failed");
  });

  test("stops at the first failing step, shows its output and counts a failure", async () => {
    const failing = program("console.log('because'); console.error('of this'); process.exit(3)", "second");
    const { ok, printed, lastLine } = await run(program(""), failing, program("", "third"));
    expect(ok).toBe(false);
    expect(printed).toContain("because");
    expect(printed).toContain("of this");
    expect(printed).toContain("Stopped at: second");
    expect(printed).not.toContain("third");
    expect(lastLine).toBe("0 passed, 1 failed");
  });

  test("fails a step whose program does not exist", async () => {
    const { ok, printed } = await run(
      commandStep("missing", { program: "/no/such/program", parameters: [], cwd: "/" }),
    );
    expect(ok).toBe(false);
    expect(printed).toContain("ENOENT");
  });

  test("adds up the tests of all steps", async () => {
    const counted = (passed: number): Step => ({
      name: "tests",
      run: async () => ({ ok: true, passed, failed: 0, output: "" }),
    });
    expect((await run(counted(3), counted(4))).lastLine).toBe("7 passed, 0 failed");
  });
});

describe("a step of vitest", () => {
  let root: string;
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), "diwan-steps-"));
    await symlink(join(import.meta.dirname, "../../node_modules"), join(root, "node_modules"));
    const config = `export default { test: { projects: [{ test: { name: "unit", include: ["**/*.test.ts"] } }] } };`;
    await writeFile(join(root, "vitest.config.ts"), config);
    const tests = `import { expect, test } from "vitest"; test("one", () => {}); test("two", () => expect(1).toBe(2));`;
    await writeFile(join(root, "half.test.ts"), tests);
    await writeFile(join(root, "good.test.ts"), `import { test } from "vitest"; test("three", () => {});`);
    // The retry runs in a new process.
    const second = `import { existsSync, writeFileSync } from "node:fs"; import { expect, test } from "vitest";
      const trace = ${JSON.stringify(join(root, "trace"))}; const isSecond = existsSync(trace); writeFileSync(trace, "");
      test("five", () => expect(isSecond).toBe(true)); test("six", () => {});`;
    await mkdir(join(root, "e2e"));
    await writeFile(join(root, "e2e/second.test.ts"), second);
    const hook = `import { beforeAll, test } from "vitest"; beforeAll(() => { throw new Error("hook"); }); test("seven", () => {});`;
    await writeFile(join(root, "hook.test.ts"), hook);
    await writeFile(join(root, "broken.test.ts"), `throw new Error("not even read");`);
    await writeFile(
      join(root, "stray.test.ts"),
      `import { test } from "vitest"; test("four", () => { void Promise.reject(new Error("stray")); });`,
    );
  });
  afterAll(() => rm(root, { recursive: true }));

  test.each([
    ["good", true, "1 passed, 0 failed"],
    ["hook", false, "0 passed, 1 failed"],
    ["half", false, "1 passed, 1 failed"],
    ["broken", false, "0 passed, 1 failed"],
    ["stray", false, "1 passed, 1 failed"],
    ["absent", false, "0 passed, 1 failed"],
  ])("counts %s", async (file, ok, lastLine) => {
    const result = await run(vitestStep("tests", ["unit"], root, { parameters: [file] }));
    expect(result.ok, result.printed).toBe(ok);
    expect(result.lastLine).toBe(lastLine);
  });

  const flaky = {
    file: "e2e/second.test.ts",
    test: "five",
    reason: "It waits for the retry.",
    since: "2026-11-23",
  };

  test("fails at once when a failing test is not in the list of allowed retries", async () => {
    await rm(join(root, "trace"), { force: true });
    const allowedRetries = [{ ...flaky, test: "six" }];
    const { ok, lastLine } = await run(vitestStep("tests", ["unit"], root, { parameters: ["second"], allowedRetries }));
    expect(ok).toBe(false);
    expect(lastLine).toBe("1 passed, 1 failed");
  });

  test("retries a listed test, and names it", async () => {
    await rm(join(root, "trace"), { force: true });
    const options = { parameters: ["second", "good"], allowedRetries: [flaky] };
    const { ok, printed, lastLine } = await run(vitestStep("tests", ["unit"], root, options));
    expect(ok, printed).toBe(true);
    expect(printed).toContain("passed when retried: five: ");
    expect(printed).not.toContain("six");
    expect(lastLine).toBe("3 passed, 0 failed");
  });

  test("fails without a test", async () => {
    const none = { parameters: ["absent", "--passWithNoTests"] };
    expect((await run(vitestStep("tests", ["unit"], root, none))).ok).toBe(false);
  });

  test("refuses an invalid report", () => {
    expect(() => readReport("{}")).toThrow();
  });
});
