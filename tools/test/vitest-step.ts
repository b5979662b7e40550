import { mkdtempDisposable, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join, relative } from "node:path";
import { z } from "zod";
import { type Outcome, runCommand } from "./run-step.ts";
import { isRetryAllowed, type AllowedRetries } from "./allowed-retries.ts";

const report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      /** Milliseconds since 1970. */
      startTime: z.number(),
      endTime: z.number(),
      message: z.string(),
      assertionResults: z.array(
        z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()).nullable() }),
      ),
    }),
  ),
});

export type TestedFile = z.infer<typeof report>["testResults"][number];

/** Parses vitest's JSON report. Throws when it is invalid. */
export const readReport = (json: string): TestedFile[] => report.parse(JSON.parse(json)).testResults;

type Run = { code: number; output: string; files: TestedFile[] };

/** Returns the failures of a file with their reasons: its tests, or the file itself when it could not be loaded. */
function failuresOf({ name, status, message, assertionResults }: TestedFile): [what: string, why: string][] {
  const failed = assertionResults.filter((test) => test.status === "failed");
  if (status === "failed" && failed.length === 0) return [[basename(name), message]];
  return failed.map((test) => [test.fullName, test.failureMessages?.[0] ?? ""]);
}

function slowest(files: readonly TestedFile[]): string {
  const times = files.map(({ name, startTime, endTime }) => ({
    name: basename(name),
    seconds: (endTime - startTime) / 1000,
  }));
  const longest = times.toSorted((a, b) => b.seconds - a.seconds).slice(0, 5);
  return `longest: ${longest.map(({ name, seconds }) => `${name} ${seconds.toFixed(0)} s`).join(", ")}`;
}

/** Returns the first lines of a failure: for a property-based test they contain the seed and the counterexample. */
const shortReason = (message: string): string =>
  message.split("\n").slice(0, 3).join(" ").replaceAll(/\s+/g, " ").slice(0, 600);

async function runVitest(
  root: string,
  projects: readonly string[],
  { parameters = [], variables = {} }: Pick<VitestOptions, "parameters" | "variables">,
): Promise<Run> {
  await using directory = await mkdtempDisposable(join(tmpdir(), "diwan-report-"));
  const file = join(directory.path, "report.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const { code, output } = await runCommand({
    program: join(root, "node_modules/.bin/vitest"),
    parameters: ["run", ...projects.flatMap((name) => ["--project", name]), ...reporters, ...parameters],
    cwd: root,
    variables,
  });
  return { code, output, files: await readFile(file, "utf8").then(readReport, () => []) };
}

/** An error outside of any test, and a run without a report, count as failures. */
function judge({ code, output, files }: Run): Outcome {
  const passed = files
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === "passed").length;
  const failed = files.flatMap(failuresOf).length;
  const ok = code === 0 && failed === 0 && passed > 0;
  return { ok, passed, failed: ok ? 0 : Math.max(failed, 1), output, notes: [slowest(files)] };
}

export type VitestOptions = {
  /** Further arguments of vitest: files, or filters. */
  parameters?: readonly string[];
  /** Further variables of the tests' environment. */
  variables?: Readonly<Record<string, string>>;
  /** Tests that may be retried; none by default. */
  allowedRetries?: AllowedRetries;
};

/**
 * Returns a step that runs some of vitest's projects in the repository at `root`. A failing test fails the step at
 * once, unless all failing tests are in the list of allowed retries: then their files run once more, in a new process
 * on a new database, and the first failures are reported.
 */
export const vitestStep = (name: string, projects: readonly string[], root: string, options: VitestOptions = {}) => ({
  name,
  run: async (): Promise<Outcome> => {
    const { allowedRetries = [], variables = {} } = options;
    const first = await runVitest(root, projects, options);
    const failed = first.files.filter(({ status }) => status === "failed");
    // An error outside of any test belongs to no file that could be retried.
    const isStray = /Vitest caught \d+ unhandled error/.test(first.output);
    const mayAgain = failed.every((file) => {
      const tests = file.assertionResults.filter(({ status }) => status === "failed");
      const path = relative(root, file.name);
      return (
        tests.length > 0 &&
        tests.every(({ fullName }) => isRetryAllowed(allowedRetries, { file: path, test: fullName }))
      );
    });
    if (first.code === 0 || isStray || failed.length === 0 || !mayAgain) return judge(first);
    const again = await runVitest(root, projects, { parameters: failed.map((file) => file.name), variables });
    const rerun = new Set(again.files.map((file) => file.name));
    const isComplete = failed.every((file) => rerun.has(file.name));
    const outcome = judge({
      code: isComplete ? again.code : 1,
      output: `${first.output}\n\nThe files that failed, once more:\n${again.output}`,
      files: [...first.files.filter((file) => !rerun.has(file.name)), ...again.files],
    });
    const retried = failed
      .flatMap(failuresOf)
      .map(([what, why]) => `passed when retried: ${what}: ${shortReason(why)}`);
    return outcome.ok ? { ...outcome, notes: [...(outcome.notes ?? []), ...retried] } : outcome;
  },
});
