import type { Expectation } from "../../contract/schemas-service.ts";

/** Minimum number of decided steps for an estimate from history. */
const minSamples = 5;

/** Expects sorted values. */
const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;

const rounded = (hours: number): number => Math.round(hours * 10) / 10;

/** Estimates a step from past durations, in hours of working time, or from the definition if there are too few. */
export function expect(taken: readonly number[], definedHours: number): Expectation {
  if (taken.length < minSamples) {
    const hours = rounded(definedHours);
    return { source: "definition", medianHours: hours, ninetiethHours: hours, samples: taken.length };
  }
  const sorted = taken.toSorted((one, other) => one - other);
  return {
    source: "history",
    medianHours: rounded(quantile(sorted, 0.5)),
    ninetiethHours: rounded(quantile(sorted, 0.9)),
    samples: taken.length,
  };
}

/** Sums the expectations of consecutive steps. */
export const sumOf = (steps: readonly Expectation[]): Expectation => ({
  source: steps.length > 0 && steps.every(({ source }) => source === "history") ? "history" : "definition",
  medianHours: rounded(steps.reduce((sum, { medianHours }) => sum + medianHours, 0)),
  ninetiethHours: rounded(steps.reduce((sum, { ninetiethHours }) => sum + ninetiethHours, 0)),
  samples: steps.reduce((least, { samples }) => Math.min(least, samples), steps[0]?.samples ?? 0),
});
