import { expect, test } from "vitest";
import { drillRotation } from "./rotation.ts";

test("the key of two nodes is replaced while people work", { timeout: 240_000 }, async () => {
  const outcome = await drillRotation(() => {}, { people: 2 });
  expect(outcome, outcome.sentence).toMatchObject({ holds: true });
  expect(outcome.figures).toMatchObject({ failedRequests: 0, failedChecks: null });
});

test("an old key that is left out is noticed", { timeout: 240_000 }, async () => {
  const { holds, figures } = await drillRotation(() => {}, { people: 1, nodeCount: 1, forgetsOldKey: true });
  expect(holds).toBe(false);
  expect(figures["failedChecks"]).toContain("authenticator app");
});
