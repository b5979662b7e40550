import { expect, test, vi } from "vitest";
import { atMost } from "./at-most.ts";

test("the promise resolves when the work resolves or rejects", async () => {
  await expect(atMost(60_000, Promise.resolve(1))).resolves.toBeUndefined();
  await expect(atMost(60_000, Promise.reject(new Error("no")))).resolves.toBeUndefined();
});

test("no timer remains after the work", async () => {
  vi.useFakeTimers();
  try {
    await atMost(60_000, Promise.resolve(1));
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

test("the promise resolves after the given time if the work has not finished", async () => {
  vi.useFakeTimers();
  try {
    let over = false;
    void atMost(500, new Promise(() => {})).then(() => (over = true));
    await vi.advanceTimersByTimeAsync(499);
    expect(over).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(over).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});
