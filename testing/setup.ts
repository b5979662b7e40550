import { afterAll, afterEach, beforeEach, vi } from "vitest";
import { currentClock, setClock } from "#platform/clock/clock.ts";

// Test files share a process. After each test the clock is restored to its previous state, as set by the file's
// `beforeAll`; other changes of a file are reverted after the file.

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
