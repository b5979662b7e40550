import { readFile } from "node:fs/promises";
import type { Conditions } from "#testing/machine.ts";

/** Latencies of a phase in milliseconds, from the intended moment of each request to the last byte of its answer. */
export type PhaseFigures = {
  requests: number;
  requestsPerSecond: number;
  errors: number;
  p50: number;
  p95: number;
  p99: number;
  max: number;
  /** The most frequent ones of the slowest hundredth, with their numbers. */
  slowest: string;
};

export type ServerFigures = {
  /** Cores in use: of all nodes, of the load generator, and of the whole machine. */
  serverCores: number;
  generatorCores: number;
  machineCores: number;
  /** Resident memory of the largest node. */
  memoryMiB: number;
  /** p99 of the delay of the event loop of the busiest node, in milliseconds. */
  eventLoopMs: number;
  streams: number;
  /** Waiting time of the job that has been due longest, at the end of the step. */
  jobLagSeconds: number | null;
};

export type ReplicationFigures = {
  /** The longest time until a commit could be read from the replica, in the busiest hour. */
  replicaLagMs: number;
  /** Comments that another node was asked for as soon as they were acknowledged, since the start of the run. */
  ownWritesRead: number;
};

export type StepFigures = {
  people: number;
  held: boolean;
  /** Why it did not hold; empty if it did. */
  reason: string;
  /** Duration, preparations included. */
  seconds: number;
  busyHour: PhaseFigures;
  morning: PhaseFigures;
  server: ServerFigures;
  /** Only with several nodes. */
  replication?: ReplicationFigures;
};

export type Run = { people: number | null; steps: StepFigures[] };

export type Capacity = {
  /** The median of the runs. */
  people: number | null;
  /** Of all runs. */
  runs: Run[];
  bounds: { p99Ms: number; errorShare: number };
  load: { seed: number; seconds: number; nodes: number; pace: number; actionsPerHour: number };
  /** Processes that share the processors of the machine. */
  sharing: string;
  /** Cores that other work used before the measurement; with more than a tenth, the result is too small. */
  otherCores: number;
  conditions: Conditions;
};

/** Returns the middle of the runs' results, the lower of two; a run without one counts as 0. */
export function medianOf(runs: readonly Pick<Run, "people">[]): number | null {
  const sorted = runs.map(({ people }) => people ?? 0).toSorted((one, other) => one - other);
  const middle = sorted[(sorted.length - 1) >> 1] ?? 0;
  return middle === 0 ? null : middle;
}

/** Reads the result that is committed; null if there is none. */
export async function readCapacity(file: string): Promise<Capacity | null> {
  const text = await readFile(file, "utf8").catch(() => null);
  return text === null ? null : (JSON.parse(text) as Capacity);
}

/** Returns sentences that compare a result with the one before it. */
export function compareCapacity(current: Capacity, before: Capacity | null): string {
  if (before === null) return "There is no earlier result to compare with.";
  const { conditions, load, people } = before;
  const from = `${people ?? 0} people on ${conditions.measuredAt.slice(0, 10)} (${conditions.commit?.slice(0, 8) ?? "unknown"})`;
  const [now, then] = [current.people ?? 0, people ?? 0];
  const percent = then === 0 ? null : Math.round((now / then - 1) * 100);
  const change = percent === null ? `${now} now` : `${now} now, ${percent >= 0 ? "+" : ""}${percent} %`;
  const differences = [
    conditions.processor !== current.conditions.processor && "another processor",
    conditions.cores !== current.conditions.cores && `${conditions.cores} cores`,
    load.nodes !== current.load.nodes && `${load.nodes} nodes`,
    load.pace !== current.load.pace && `pace ${load.pace}`,
    load.actionsPerHour !== current.load.actionsPerHour && `${load.actionsPerHour} actions an hour`,
    load.seed !== current.load.seed && "another seed",
  ].filter((difference) => difference !== false);
  const caution = differences.length === 0 ? "" : ` Not comparable: the earlier one had ${differences.join(", ")}.`;
  return `Before: ${from}; ${change}.${caution}`;
}
