import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { type Outcome, runCommand, type Step } from "./run-step.ts";

const report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});

/** Counts what vitest's JSON report tells; a file that could not even be read counts as one failure. */
export function countTests(json: string): { passed: number; failed: number } {
  const { numPassedTests, numFailedTests, testResults } = report.parse(JSON.parse(json));
  const broken = testResults.filter((file) => file.status === "failed" && file.assertionResults.length === 0);
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
}

/** A step that runs one of vitest's projects, or some of its files, in the house at `root`. */
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
        "--reporter=default",
        "--reporter=json",
        `--outputFile.json=${file}`,
      ];
      const { code, output } = await runCommand({
        program: join(root, "node_modules/.bin/vitest"),
        parameters: [...parameters, ...files],
        cwd: root,
      });
      const { passed, failed } = await readFile(file, "utf8").then(countTests, () => ({ passed: 0, failed: 0 }));
      const ok = code === 0 && failed === 0 && passed > 0;
      // An error outside of any test, or a run without a report, is a failure as well.
      return { ok, passed, failed: ok ? 0 : Math.max(failed, 1), output };
    } finally {
      await rm(directory, { recursive: true, force: true });
    }
  },
});
