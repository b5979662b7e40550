import { setTimeout as sleep } from "node:timers/promises";
import type { Crowd } from "./crowd.ts";
import { busyHour, morningPeak } from "./frequencies.ts";
import { createMeter, exceeds, type Bounds, type Meter } from "./meter.ts";
import { compareReadings, readNodes } from "./node-figures.ts";
import type { PhaseFigures, StepFigures } from "./result.ts";
import { schedule, type Plan } from "./schedule.ts";
import { watchReplicas } from "./watch-replicas.ts";

export type StepOptions = {
  origins: readonly string[];
  /** The address of a primary with replicas; null without any. */
  primaryUrl: string | null;
  seed: number;
  /** Seconds of the busiest hour that are measured; the morning has half of them, the time before them a third. */
  seconds: number;
  pace: number;
  bounds: Bounds;
};

/** Milliseconds in which all requests that are due are begun together. */
const tickMs = 2;

/**
 * Begins the actions of a plan when they are due, whether or not earlier ones have been answered, and resolves when all
 * have ended. Ends early, with false, when more requests than a hundredth of all have already been too slow.
 */
async function play(crowd: Crowd, plan: Plan, meter: Meter, bounds: Bounds): Promise<boolean> {
  const start = performance.now();
  const actions: Promise<void>[] = [];
  let lastCheck = start;
  let isHopeless = false;
  for (const arrival of schedule(plan)) {
    const due = start + arrival.at;
    while (performance.now() < due) await sleep(tickMs);
    actions.push(crowd.act(arrival, due, meter));
    if (performance.now() - lastCheck < 1000) continue;
    lastCheck = performance.now();
    const expected = (meter.count() * plan.seconds * 1000) / (lastCheck - start);
    isHopeless = meter.countSlow(bounds.p99Ms) > expected / 50 || crowd.pending() > expected / 4 + 100;
    if (isHopeless) break;
  }
  await Promise.all(actions);
  return !isHopeless;
}

/** Measures a number of people: the busiest hour after a warm-up, then the busiest minutes of the morning. */
export async function measureStep(
  crowd: Crowd,
  people: number,
  { origins, primaryUrl, seed, seconds, pace, bounds }: StepOptions,
): Promise<StepFigures> {
  const begun = performance.now();
  await crowd.gather(people);
  const hour = busyHour(pace);
  const phase = async (name: string, plan: Plan): Promise<{ figures: PhaseFigures; reason: string }> => {
    const meter = createMeter();
    crowd.meterEvents(meter);
    const isWhole = await play(crowd, plan, meter, bounds);
    crowd.meterEvents(null);
    const figures = meter.figures(plan.seconds);
    const failures = meter.describeFailures();
    const reason = exceeds(name, figures, bounds) || (isWhole ? "" : `${name}: ended early, too slow`);
    return { figures, reason: reason === "" || failures === "" ? reason : `${reason} (${failures})` };
  };
  await phase("warm-up", { seed: seed + 1, people, seconds: seconds / 3, weights: hour });
  await using replicas = primaryUrl === null ? null : await watchReplicas(primaryUrl);
  const before = await readNodes(origins);
  const busy = await phase("busiest hour", { seed: seed + 2, people, seconds, weights: hour });
  const server = compareReadings(before, await readNodes(origins));
  const replication = replicas && { replicaLagMs: replicas.lagMs(), ownWritesRead: crowd.ownWritesRead() };
  const early = await phase("morning", { seed: seed + 3, people, seconds: seconds / 2, weights: morningPeak(pace) });
  const reason = [busy.reason, early.reason].filter((each) => each !== "").join("; ");
  return {
    people,
    held: reason === "",
    reason,
    seconds: Math.round((performance.now() - begun) / 1000),
    busyHour: busy.figures,
    morning: early.figures,
    server,
    ...(replication && { replication }),
  };
}
