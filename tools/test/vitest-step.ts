import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { type Outcome, runCommand, type Step } from "./run-step.ts";

const report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      status: z.string(),
      assertionResults: z.array(
        z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()).nullable() }),
      ),
    }),
  ),
});

type Counts = { passed: number; failed: number; notes: string[] };

/** The first lines of why a test failed: of a property also the seed and the case, without which it is never seen again. */
const shortReason = (message: string): string =>
  message.split("\n").slice(0, 3).join(" ").replaceAll(/\s+/g, " ").slice(0, 600);

/**
 * Counts what vitest's JSON report tells; a file that could not even be read counts as one failure. The notes name the
 * tests that passed only when they were run again, with why they failed first.
 */
export function countTests(json: string): Counts {
  const { numPassedTests, numFailedTests, testResults } = report.parse(JSON.parse(json));
  const broken = testResults.filter((file) => file.status === "failed" && file.assertionResults.length === 0);
  const notes = testResults
    .flatMap((file) => file.assertionResults)
    .filter((test) => test.status === "passed" && (test.failureMessages ?? []).length > 0)
    .map((test) => `passed at the second try: ${test.fullName}: ${shortReason(test.failureMessages?.[0] ?? "")}`);
  return { passed: numPassedTests, failed: numFailedTests + broken.length, notes };
}

/**
 * A step that runs one of vitest's projects, or some of its files, in the house at `root`. A test that fails is run once
 * more, since the machine may be busy with other things, and named.
 */
export const vitestStep = (name: string, project: string, root: string, files: string[] = []): Step => ({
  name,
  run: async (): Promise<Outcome> => {
    const directory = await mkdtemp(join(tmpdir(), "diwan-report-"));
    const file = join(directory, "report.json");
    try {
      const parameters = [
        "run",
        "--project",
        project,
        "--retry=1",
        "--reporter=default",
        "--reporter=json",
        `--outputFile.json=${file}`,
      ];
      const { code, output } = await runCommand({
        program: join(root, "node_modules/.bin/vitest"),
        parameters: [...parameters, ...files],
        cwd: root,
      });
      const nothing: Counts = { passed: 0, failed: 0, notes: [] };
      const { passed, failed, notes } = await readFile(file, "utf8").then(countTests, () => nothing);
      const ok = code === 0 && failed === 0 && passed > 0;
      // An error outside of any test, or a run without a report, is a failure as well.
      return { ok, passed, failed: ok ? 0 : Math.max(failed, 1), output, notes };
    } finally {
      await rm(directory, { recursive: true, force: true });
    }
  },
});
