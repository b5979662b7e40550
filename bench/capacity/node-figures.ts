import { cpus } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import type { ServerFigures } from "./result.ts";

/** Counters at one moment. */
export type Reading = { at: number; server: number; generator: number; machine: number; metrics: string[] };

/** Returns the sum of a metric's values; null without any. */
export function readMetric(text: string, name: string): number | null {
  const values = [...text.matchAll(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, "gm"))].map(([, value]) =>
    Number(value),
  );
  return values.length === 0 || values.some(Number.isNaN) ? null : values.reduce((sum, value) => sum + value, 0);
}

const sum = (metrics: readonly string[], name: string): number =>
  metrics.reduce((total, text) => total + (readMetric(text, name) ?? 0), 0);
const largest = (metrics: readonly string[], name: string): number =>
  Math.max(...metrics.map((text) => readMetric(text, name) ?? 0));

/** Seconds of processor time of the whole machine since it started. */
function readMachine(): number {
  const busy = cpus().map(({ times: { user, nice, sys, irq } }) => user + nice + sys + irq);
  return busy.reduce((total, milliseconds) => total + milliseconds, 0) / 1000;
}

/** Returns how many cores other work uses now, before a measurement: it should be none. */
export async function readOtherWork(): Promise<number> {
  const [begun, start] = [readMachine(), performance.now()];
  await sleep(2000);
  return Math.round(((readMachine() - begun) / ((performance.now() - start) / 1000)) * 100) / 100;
}

/** Reads the metrics of all nodes, and the processor time used so far, in seconds. */
export async function readNodes(origins: readonly string[]): Promise<Reading> {
  const metrics = await Promise.all(
    origins.map((origin) =>
      fetch(`${origin}/metrics`).then(
        (response) => response.text(),
        () => "",
      ),
    ),
  );
  const { user, system } = process.cpuUsage();
  return {
    at: performance.now(),
    server: sum(metrics, "process_cpu_seconds_total"),
    generator: (user + system) / 1_000_000,
    machine: readMachine(),
    metrics,
  };
}

/** Returns the figures of the time between two readings. */
export function compareReadings(before: Reading, after: Reading): ServerFigures {
  const seconds = (after.at - before.at) / 1000;
  const cores = (name: "server" | "generator" | "machine"): number =>
    Math.round(((after[name] - before[name]) / seconds) * 100) / 100;
  const { metrics } = after;
  const lags = metrics.map((text) => readMetric(text, "diwan_job_lag_seconds")).filter((lag) => lag !== null);
  return {
    serverCores: cores("server"),
    generatorCores: cores("generator"),
    machineCores: cores("machine"),
    memoryMiB: Math.round(largest(metrics, "process_resident_memory_bytes") / 1024 ** 2),
    eventLoopMs: Math.round(largest(metrics, "nodejs_eventloop_lag_p99_seconds") * 1000),
    streams: sum(metrics, "diwan_event_streams"),
    jobLagSeconds: lags.length === 0 ? null : Math.round(Math.max(...lags)),
  };
}
