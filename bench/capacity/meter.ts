import { percentile } from "../load.ts";
import type { PhaseFigures } from "./result.ts";

export type Bounds = { p99Ms: number; errorShare: number };

/** Collects the requests of one phase. */
export type Meter = ReturnType<typeof createMeter>;

const round = (milliseconds: number): number => Math.round(milliseconds * 10) / 10;

/** Returns the three most frequent names with their numbers, for a person to read. */
function mostFrequent(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .toSorted((one, other) => other[1] - one[1])
    .slice(0, 3)
    .map(([name, count]) => `${count} × ${name}`)
    .join(", ");
}

export function createMeter() {
  const latencies: number[] = [];
  const names: string[] = [];
  const failures: string[] = [];
  return {
    /** Adds a request by a name, such as `GET /topics`; `status` is that of a failed one. */
    add(milliseconds: number, name: string, status: number | null = null): void {
      latencies.push(milliseconds);
      names.push(name);
      if (status !== null) failures.push(`${status} ${name}`);
    },
    /** Number of requests that took longer than a bound. */
    countSlow: (ms: number): number => latencies.reduce((count, latency) => count + (latency > ms ? 1 : 0), 0),
    count: (): number => latencies.length,
    /** The most frequent failures. */
    describeFailures: (): string => mostFrequent(failures),
    figures(seconds: number): PhaseFigures {
      const p99 = percentile(latencies, 0.99);
      return {
        requests: latencies.length,
        requestsPerSecond: Math.round(latencies.length / seconds),
        errors: failures.length,
        p50: round(percentile(latencies, 0.5)),
        p95: round(percentile(latencies, 0.95)),
        p99: round(p99),
        max: round(percentile(latencies, 1)),
        slowest: mostFrequent(names.filter((_, place) => (latencies[place] ?? 0) >= p99)),
      };
    },
  };
}

/** Returns why a phase exceeds the bounds; empty if it does not. */
export function exceeds(phase: string, { requests, errors, p99, slowest }: PhaseFigures, bounds: Bounds): string {
  if (requests === 0) return `${phase}: no request was answered`;
  if (errors / requests > bounds.errorShare) return `${phase}: ${errors} of ${requests} requests failed`;
  return p99 > bounds.p99Ms ? `${phase}: p99 is ${p99} ms (${slowest})` : "";
}
