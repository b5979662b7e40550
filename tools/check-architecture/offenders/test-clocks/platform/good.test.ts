// Nothing here is refused.
import { setImmediate as breathe } from "node:timers/promises";
import fc from "fast-check";
import { expect, test, vi } from "vitest";

const dayAgo = new Date(Date.now() - 86_400_000);
const limits = (numRuns: number) => ({ numRuns, seed: 1 });

test("states are waited for, work is counted, and moments are told from moments", async () => {
  vi.useFakeTimers();
  vi.advanceTimersByTime(1_000);
  await breathe();
  await expect.poll(() => dayAgo.getTime(), { interval: 5 }).toBeLessThan(Date.now());
  expect("'; select pg_sleep(9); --").toHaveLength(25);
  fc.assert(
    fc.property(fc.nat(), (number) => number >= 0),
    limits(100),
  );
});
