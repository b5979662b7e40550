import { setImmediate as breathe } from "node:timers/promises";
import { expect, test } from "vitest";
import { createWorkQueue } from "./work-queue.ts";

test("work runs within the limit, in order of arrival, and a failure frees its place", async () => {
  const workQueue = createWorkQueue(2);
  const begun: number[] = [];
  let together = 0;
  let maxRunning = 0;
  const results = await Promise.allSettled(
    Array.from({ length: 7 }, (_, index) =>
      workQueue.run(async () => {
        begun.push(index);
        together += 1;
        maxRunning = Math.max(maxRunning, together);
        await breathe();
        together -= 1;
        if (index % 2 === 1) throw new Error("failed");
        return index;
      }),
    ),
  );
  expect(maxRunning).toBe(2);
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(results.map((result) => result.status === "fulfilled")).toEqual([true, false, true, false, true, false, true]);
  expect(workQueue.running()).toBe(0);
});
