import { expect, test, vi } from "vitest";
import { atMost } from "./at-most.ts";

test("it is over when the work is, however that ends", async () => {
  await expect(atMost(60_000, Promise.resolve(1))).resolves.toBeUndefined();
  await expect(atMost(60_000, Promise.reject(new Error("no")))).resolves.toBeUndefined();
});

test("nobody waits longer than was said", async () => {
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
