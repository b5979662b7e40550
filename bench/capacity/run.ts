import { mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { drawChart } from "./chart.ts";
import { shareWithPortalOpen } from "./frequencies.ts";
import { measureCapacity, publishedBounds } from "./measure.ts";
import { openReplicatedDatabase, openSingleDatabase } from "./open-database.ts";
import { compareCapacity, readCapacity } from "./result.ts";

const root = join(import.meta.dirname, "../..");
const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "30" },
    seed: { type: "string", default: "1" },
    runs: { type: "string", default: "3" },
    start: { type: "string", default: "500" },
    nodes: { type: "string", default: "1" },
    pace: { type: "string", default: "1" },
    directory: { type: "string", default: join(root, "data/bench-capacity") },
    write: { type: "boolean", default: false },
  },
});
const measurements = join(root, "docs/measurements");
const nodes = Number(values.nodes);
const name = nodes === 1 ? "capacity" : `capacity-${nodes}-nodes`;
const committed = join(measurements, `${name}.json`);

const start = performance.now();
const say = (line: string): void => {
  console.log(`${String(Math.round((performance.now() - start) / 1000)).padStart(5)} s  ${line}`);
};
const directory = resolve(values.directory);
await mkdir(directory, { recursive: true });
await using database = nodes === 1 ? await openSingleDatabase(directory) : await openReplicatedDatabase(say);
const result = await measureCapacity({
  database,
  directory,
  runs: Number(values.runs),
  seed: Number(values.seed),
  seconds: Number(values.seconds),
  nodes,
  pace: Number(values.pace),
  start: Number(values.start),
  growth: 2,
  precision: 1.08,
  bounds: publishedBounds,
  say,
});
const { people, bounds, load, conditions } = result;
const each = result.runs.map((run) => run.people ?? 0).join(", ");
console.log(`
${people ?? "No number of"} people with the portal open at once: p99 at most ${bounds.p99Ms} ms, at most ${bounds.errorShare * 100} % errors.
Runs: ${each}. Each person does ${load.actionsPerHour} actions an hour; a staff of about ${Math.round((people ?? 0) / shareWithPortalOpen)} if ${shareWithPortalOpen * 100} % have it open.
${conditions.cores} × ${conditions.processor}, ${conditions.memoryGiB} GB; other work used ${result.otherCores} cores before. ${result.sharing}
${compareCapacity(result, await readCapacity(committed))}`);
if (values.write) {
  await mkdir(measurements, { recursive: true });
  await writeFile(committed, `${JSON.stringify(result, null, 2)}\n`);
  await writeFile(join(measurements, `${name}.svg`), drawChart(result));
}
process.exitCode = people === null ? 1 : 0;
