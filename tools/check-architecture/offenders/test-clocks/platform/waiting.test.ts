// refused: waits for a time
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";

test("something comes in time", async () => {
  await sleep(300);
  expect("something").toBeDefined();
});
