import { setImmediate as breathe } from "node:timers/promises";
import { expect, test } from "vitest";
import { inLanes } from "./lanes.ts";

test("everything is done once, in order, and so many at a time", async () => {
  const begun: number[] = [];
  let [running, most] = [0, 0];
  await inLanes(3, [1, 2, 3, 4, 5, 6, 7], async (item) => {
    begun.push(item);
    most = Math.max(most, (running += 1));
    for (let turn = 0; turn < item % 3; turn += 1) await breathe();
    running -= 1;
  });
  expect(begun).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(most).toBe(3);
});

test("after a failure none is begun, and those under way end before it is told", async () => {
  const ended: number[] = [];
  const work = async (item: number): Promise<void> => {
    if (item === 1) throw new Error("No.");
    await breathe();
    ended.push(item);
  };
  await expect(inLanes(2, [1, 2, 3, 4], work)).rejects.toThrow("No.");
  expect(ended).toEqual([2]);
});

test("of nothing nothing is done", async () => {
  await inLanes(2, [], () => Promise.reject(new Error("There was nothing to do.")));
});
