import { expect, test } from "vitest";
import type { Reader } from "#platform/database/database.ts";
import { measureSteps } from "./compute-durations.ts";

const service = { id: "1", definition: { expectedDuration: { amount: 8, unit: "hours" } } } as const;
const step = { key: "manager", nameEn: "Manager", nameAr: "المدير", deciders: [], mode: "any" } as const;
const calendar = { timeZone: "Asia/Riyadh", weekend: [], today: "2026-01-13" } as const;
const measure = (executeQuery: () => Promise<unknown>) =>
  measureSteps(
    { executeQuery } as unknown as Reader,
    service,
    { steps: [{ ...step, deciders: [] }], all: 1 },
    calendar,
  );

test("a caller does not wait for a query of another caller, and results are cached", async () => {
  let read = 0;
  // Like a request that waits for a database connection used by another one.
  void measure(() => new Promise(() => {}));
  const answer = async () => {
    read += 1;
    return { rows: [] };
  };
  expect(await measure(answer)).toHaveLength(1);
  expect(await measure(answer)).toHaveLength(1);
  expect(read).toBe(1);
});
