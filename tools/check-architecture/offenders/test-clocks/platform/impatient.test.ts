// refused: waits for a time
import { expect, test } from "vitest";

test("an answer comes in time", async () => {
  await expect(fetch("/", { signal: AbortSignal.timeout(300) })).resolves.toBeDefined();
});
