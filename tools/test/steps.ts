import { rm } from "node:fs/promises";
import { join } from "node:path";
import { readSourceTree } from "../check-architecture/source-tree.ts";
import { buildWebClient } from "../start/build-web-client.ts";
import { changedFiles, commitBefore, concernsTools, journeysReached } from "./changes.ts";
import { commandStep, type Outcome, type Step } from "./run-step.ts";
import { faultsOfRetries, readAllowedRetries } from "./allowed-retries.ts";
import { unitTestsReached } from "./unit-tests-reached.ts";
import { vitestStep } from "./vitest-step.ts";

const packageStep = (root: string, name: string, command: string, ...parameters: string[]): Step =>
  commandStep(name, { program: join(root, "node_modules/.bin", command), parameters, cwd: root });

const scriptStep = (root: string, name: string, script: string, ...parameters: string[]): Step =>
  commandStep(name, { program: process.execPath, parameters: [join(root, "tools", script), ...parameters], cwd: root });

/** Prints notes below a step that passes. */
const withNotes = (step: Step, notesOf: (outcome: Outcome) => string[]): Step => ({
  ...step,
  run: async () => {
    const outcome = await step.run();
    return outcome.ok ? { ...outcome, notes: [...(outcome.notes ?? []), ...notesOf(outcome)] } : outcome;
  },
});

const noted = (step: Step): Step => withNotes(step, ({ output }) => output.trim().split("\n"));

/** Returns a step that passes when `work` resolves to no faults; each fault is a sentence. */
const workStep = (name: string, work: () => Promise<string[]>): Step => ({
  name,
  run: async () => {
    const faults = await work().catch((error: unknown) => [error instanceof Error ? error.message : String(error)]);
    return { ok: faults.length === 0, passed: 0, failed: faults.length, output: faults.join("\n") };
  },
});

const allowedRetries = (root: string): Step =>
  workStep("allowed retries", async () =>
    faultsOfRetries(readAllowedRetries(root), new Date().toISOString().slice(0, 10)),
  );

const webBuild = (root: string): Step =>
  workStep("web build", async () => {
    await buildWebClient(root, () => {});
    return [];
  });

const unitTests = (root: string, files: string[]): Step =>
  vitestStep("unit and database tests", ["unit", "web"], root, { parameters: files });

/** All of these tests, and then the check of the statements that they have composed. */
function unitTestsAndStatements(root: string): Step[] {
  const recorded = join(root, ".cache/statements.jsonl");
  const tests = vitestStep("unit and database tests", ["unit", "web"], root, {
    variables: { DIWAN_STATEMENTS: recorded },
  });
  const run = async (): Promise<Outcome> => {
    await rm(recorded, { force: true });
    return tests.run();
  };
  return [{ ...tests, run }, noted(scriptStep(root, "composed SQL", "check-schema/main.ts", "composed", recorded))];
}

const toolTests = (root: string): Step => vitestStep("tests of the tools", ["tools"], root);

const browserTests = (root: string, files: string[] = []): Step =>
  vitestStep("browser tests", ["browser"], root, { parameters: files, allowedRetries: readAllowedRetries(root) });

/** Checks that take seconds, run before every commit. */
export const quickSteps = (root: string): Step[] => [
  packageStep(root, "format", "oxfmt", "--check"),
  packageStep(root, "lint", "oxlint"),
  packageStep(root, "types", "tsc", "-b"),
  scriptStep(root, "architecture", "check-architecture/main.ts"),
  scriptStep(root, "styles", "check-styles/main.ts"),
  scriptStep(root, "phrases", "check-phrases/main.ts"),
  noted(scriptStep(root, "alerts and dashboard", "observability/main.ts", "check")),
  noted(scriptStep(root, "schema and SQL", "check-schema/main.ts", "check")),
  allowedRetries(root),
];

/**
 * All checks before a change is shared. The tests of the tools, which start databases and compilers, are left out only
 * if Git reports that their inputs have not changed since the shared commit.
 */
export async function allSteps(root: string, { withTools }: { withTools: boolean }): Promise<Step[]> {
  const base = await commitBefore(root);
  const changed = base === null ? null : await changedFiles(root, base);
  return [
    ...quickSteps(root),
    ...unitTestsAndStatements(root),
    ...(withTools || changed === null || concernsTools(changed) ? [toolTests(root)] : []),
    webBuild(root),
    scriptStep(root, "size budgets", "check-budgets/main.ts"),
    browserTests(root),
  ];
}

/** Says what a step leaves out, if anything, when it passes. */
const partOf = (step: Step, leftOut: string | null): Step =>
  leftOut === null ? step : withNotes(step, () => [`${leftOut} are left out: run npm test before sharing this`]);

/** Checks affected by the changes since a commit, by imports and by the phrases that browser tests use. */
export async function changedSteps(root: string, base: string): Promise<Step[]> {
  const changed = await changedFiles(root, base);
  if (changed === null) throw new Error(`Git cannot say what has changed since ${base}.`);
  const unit = unitTestsReached(await readSourceTree(root), changed);
  const browser = await journeysReached(root, changed);
  const otherFiles = unit.leftOut === 0 ? null : `${unit.leftOut} files of tests that start the whole server`;
  const steps: [when: boolean, steps: Step[]][] = [
    [true, quickSteps(root)],
    [unit.files.length > 0, [partOf(unitTests(root, unit.files), otherFiles)]],
    [concernsTools(changed), [toolTests(root)]],
    [
      browser.files.length > 0,
      [
        webBuild(root),
        scriptStep(root, "size budgets", "check-budgets/main.ts"),
        partOf(browserTests(root, browser.files), browser.isPart ? "other browser tests" : null),
      ],
    ],
  ];
  return steps.flatMap(([when, some]) => (when ? some : []));
}
