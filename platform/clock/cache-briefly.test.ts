import { expect, test } from "vitest";
import { setClock } from "./clock.ts";
import { cacheBriefly } from "./cache-briefly.ts";

let at = 0;
const moveTo = (time: number): void => setClock(() => (at = time));

test("an answer is shared by equal questions within its time, and is requested again after it", async () => {
  const cachedCall = cacheBriefly<string>(1000);
  const asked: string[] = [];
  const ask = (question: string) => cachedCall(question, async () => `${question} ${asked.push(question)} at ${at}`);
  moveTo(5000);
  expect(await Promise.all([ask("who"), ask("who"), ask("where")])).toEqual([
    "who 1 at 5000",
    "who 1 at 5000",
    "where 2 at 5000",
  ]);
  moveTo(5999);
  expect(await ask("who")).toBe("who 1 at 5000");
  moveTo(6000);
  expect(await ask("who")).toBe("who 3 at 6000");
  // A clock that was set back does not keep an answer for hours.
  moveTo(1000);
  expect(await ask("who")).toBe("who 4 at 1000");
});

test("a failure reaches all waiting callers, and is not cached", async () => {
  const cachedCall = cacheBriefly<number>(1000);
  const failing = () => cachedCall("x", () => Promise.reject(new Error("no")));
  await expect(Promise.all([failing(), failing()])).rejects.toThrow("no");
  expect(await cachedCall("x", async () => 1)).toBe(1);
});

test("the oldest answers are evicted when there are very many questions", async () => {
  const cachedCall = cacheBriefly<number>(1000);
  for (let question = 0; question <= 100; question += 1) await cachedCall(String(question), async () => 1);
  expect([await cachedCall("0", async () => 2), await cachedCall("100", async () => 2)]).toEqual([2, 1]);
});
