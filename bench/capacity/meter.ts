import { percentile } from "../load.ts";
import type { PhaseFigures } from "./result.ts";

export type Bounds = { p99Ms: number; errorShare: number };

/** Collects the requests of one phase. */
export type Meter = ReturnType<typeof createMeter>;

const round = (milliseconds: number): number => Math.round(milliseconds * 10) / 10;

export function createMeter() {
  const latencies: number[] = [];
  const failures = new Map<string, number>();
  let errors = 0;
  return {
    /** Adds a request; `failure` names one that failed, such as `502 GET /topics`. */
    add(milliseconds: number, failure: string | null): void {
      latencies.push(milliseconds);
      if (failure === null) return;
      errors += 1;
      failures.set(failure, (failures.get(failure) ?? 0) + 1);
    },
    /** Number of requests that took longer than a bound. */
    countSlow: (ms: number): number => latencies.reduce((count, latency) => count + (latency > ms ? 1 : 0), 0),
    count: (): number => latencies.length,
    /** The most frequent failures, for a person to read. */
    describeFailures: (): string =>
      [...failures]
        .toSorted((one, other) => other[1] - one[1])
        .slice(0, 3)
        .map(([failure, count]) => `${count} × ${failure}`)
        .join(", "),
    figures: (seconds: number): PhaseFigures => ({
      requests: latencies.length,
      requestsPerSecond: Math.round(latencies.length / seconds),
      errors,
      p50: round(percentile(latencies, 0.5)),
      p95: round(percentile(latencies, 0.95)),
      p99: round(percentile(latencies, 0.99)),
      max: round(percentile(latencies, 1)),
    }),
  };
}

/** Returns why a phase exceeds the bounds; empty if it does not. */
export function exceeds(phase: string, { requests, errors, p99 }: PhaseFigures, bounds: Bounds): string {
  if (requests === 0) return `${phase}: no request was answered`;
  if (errors / requests > bounds.errorShare) return `${phase}: ${errors} of ${requests} requests failed`;
  return p99 > bounds.p99Ms ? `${phase}: p99 is ${p99} ms` : "";
}
