import { mkdir, readFile, writeFile } from "node:fs/promises";
import { cpus } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { measureAttendance } from "./attendance/measure.ts";
import { openBenchDatabase } from "./bench-database.ts";
import { measurePosting, measureReading } from "./community.ts";
import { measureLeave } from "./leave/measure.ts";
import type { Finding } from "./measurements.ts";
import { measurePages, type PageMedians } from "./pages.ts";
import { measureRollingRestart } from "./rolling-restart.ts";

const parts = ["reading", "posting", "attendance", "leave", "rolling-restart", "pages"] as const;
type Part = (typeof parts)[number];

const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "5" },
    rounds: { type: "string", default: "5" },
    connections: { type: "string", default: "32" },
    only: { type: "string", multiple: true, default: [...parts] },
    attendance: { type: "string", default: join(import.meta.dirname, "../data/bench-attendance") },
  },
});
const directory = join(import.meta.dirname, "../data/bench");
const load = {
  connections: Number(values.connections),
  seconds: Number(values.seconds),
  rounds: Number(values.rounds),
};
const machine = `${cpus().length} cores, ${cpus()[0]?.model ?? "unknown"}, Node ${process.versions.node}`;

const selectedParts = values.only.map((name): Part => {
  const part = parts.find((each) => each === name);
  if (part === undefined) throw new Error(`--only takes ${parts.join(", ")}.`);
  return part;
});

async function withBenchDatabase<T>(work: (url: string) => Promise<T>): Promise<T> {
  await using database = await openBenchDatabase();
  return await work(database.url);
}

/** Each part runs on its own data. */
const measure = {
  reading: () => withBenchDatabase((url) => measureReading(url, directory, load)),
  posting: () => withBenchDatabase((url) => measurePosting(url, directory, load)),
  attendance: () => measureAttendance(resolve(values.attendance), load),
  leave: () => measureLeave(resolve(values.attendance)),
  "rolling-restart": () => withBenchDatabase(measureRollingRestart),
  pages: () => measurePages(load.rounds),
} satisfies Record<Part, () => Promise<Finding[] | PageMedians[]>>;

/** Stores the findings of a part; the results of other parts are kept. */
async function saveResult(part: Part, found: Finding[] | PageMedians[]): Promise<void> {
  const file = join(directory, "result.json");
  const before: Record<string, unknown> = await readFile(file, "utf8").then(JSON.parse, () => ({}));
  const known = Object.fromEntries(Object.entries(before).filter(([name]) => parts.some((each) => each === name)));
  const result = { ...known, [part]: { at: new Date().toISOString(), machine, ...load, found } };
  await mkdir(directory, { recursive: true });
  await writeFile(file, `${JSON.stringify(result, null, 2)}\n`);
}

console.log(`${machine}; medians of ${values.rounds} alternated rounds.`);
for (const part of selectedParts) {
  if (part === "pages") {
    const pages = await measure.pages();
    console.log("Lighthouse, mobile preset; times in ms.");
    console.table(pages);
    if (pages.some(({ beyond }) => beyond !== "")) process.exitCode = 1;
    await saveResult(part, pages);
    continue;
  }
  const findings = await measure[part]();
  console.log(part);
  console.table(
    findings.map(({ what, server, floor, unit, ratio, bound, holds }) => ({
      what,
      measured: `${server} ${unit}`,
      "compared with": `${floor} ${unit}`,
      ratio,
      bound,
      holds: holds ? "yes" : "NO",
    })),
  );
  await saveResult(part, findings);
  if (findings.some(({ holds }) => !holds)) process.exitCode = 1;
}
