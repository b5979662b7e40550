import { afterAll, afterEach, beforeEach, vi } from "vitest";
import { currentClock, setClock } from "#platform/clock/clock.ts";

// Test files share a process. The clock is restored after each test to what it was before, which is what `beforeAll`
// of its file has set; the rest of what a file may change is restored after the file.

let clock: () => number;

beforeEach(() => {
  clock = currentClock();
});
afterEach(() => setClock(clock));
afterAll(() => {
  setClock(null);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
