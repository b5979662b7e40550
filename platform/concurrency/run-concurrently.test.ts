import { setImmediate as breathe } from "node:timers/promises";
import { expect, test } from "vitest";
import { runConcurrently } from "./run-concurrently.ts";

test("every item is processed once, in order, up to the limit at a time", async () => {
  const begun: number[] = [];
  let [running, maxRunning] = [0, 0];
  await runConcurrently(3, [1, 2, 3, 4, 5, 6, 7], async (item) => {
    begun.push(item);
    maxRunning = Math.max(maxRunning, (running += 1));
    for (let turn = 0; turn < item % 3; turn += 1) await breathe();
    running -= 1;
  });
  expect(begun).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(maxRunning).toBe(3);
});

test("after a failure no item is started, and those in progress end before it is thrown", async () => {
  const ended: number[] = [];
  const work = async (item: number): Promise<void> => {
    if (item === 1) throw new Error("No.");
    await breathe();
    ended.push(item);
  };
  await expect(runConcurrently(2, [1, 2, 3, 4], work)).rejects.toThrow("No.");
  expect(ended).toEqual([2]);
});

test("an empty list is not processed", async () => {
  await runConcurrently(2, [], () => Promise.reject(new Error("There was nothing to do.")));
});
