import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readConditions } from "#testing/machine.ts";

/** The result of a drill. */
export type Outcome = {
  /** One sentence for an operator: the failure, and its effect on data and requests. */
  sentence: string;
  /** Whether everything that is promised held; `skipped` if this machine lacks what the drill needs. */
  holds: boolean | "skipped";
  figures: Record<string, number | string | null>;
};

export type Say = (line: string) => void;

const results = join(import.meta.dirname, "../docs/measurements/drills");

/**
 * Runs a drill: prints its progress with seconds since the start, then its sentence and figures. With `--write` among the
 * parameters the result replaces `docs/measurements/drills/<name>.json`. The exit code is 1 unless everything held.
 */
export async function conduct(name: string, drill: (say: Say) => Promise<Outcome>): Promise<void> {
  const conditions = readConditions();
  const start = performance.now();
  const seconds = (): number => Math.round((performance.now() - start) / 1000);
  const say: Say = (line) => console.log(`${String(seconds()).padStart(5)} s  ${line}`);
  const outcome = await drill(say);
  const result = outcome.holds === "skipped" ? "SKIPPED" : outcome.holds ? "Held" : "NOT held";
  console.log(`\n${result}: ${outcome.sentence}`);
  console.table(outcome.figures);
  process.exitCode = outcome.holds ? 0 : 1;
  if (!process.argv.includes("--write")) return;
  await mkdir(results, { recursive: true });
  const kept = { drill: name, ...outcome, seconds: seconds(), conditions };
  await writeFile(join(results, `${name}.json`), `${JSON.stringify(kept, null, 2)}\n`);
}
