// refused: measures time
import { expect, test } from "vitest";

test("something is quick", () => {
  const started = performance.now();
  expect(performance.now() - started).toBeLessThan(100);
});
