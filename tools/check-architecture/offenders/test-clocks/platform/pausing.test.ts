// refused: waits for a time
import { expect, test } from "vitest";

test("something comes in time", async () => {
  await new Promise((resolve) => globalThis.setTimeout(resolve, 300));
  expect("something").toBeDefined();
});
