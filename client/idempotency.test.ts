import { expect, it } from "vitest";
import { createIdempotencyKeys } from "./idempotency.ts";

let clock = 0;
function numbered(max?: number) {
  let last = 0;
  return createIdempotencyKeys(
    () => String((last += 1)),
    () => clock,
    max,
  );
}

it("each write gets its own key", () => {
  const keys = numbered();
  expect(keys.keyFor("a").key).toBe("1");
  expect(keys.keyFor("a").key).toBe("2");
});

it("an identical write gets the same key while the outcome is unknown", () => {
  const keys = numbered();
  const first = keys.keyFor("POST /topics/1/comments hello");
  keys.remember(first);
  expect(keys.keyFor("POST /topics/1/comments hello?").key).toBe("2");
  expect(keys.keyFor("POST /topics/1/comments hello").key).toBe("1");
  // The second attempt is in flight: a third at the same time is a separate write.
  expect(keys.keyFor("POST /topics/1/comments hello").key).toBe("3");
});

it("the oldest keys are dropped above the maximum", () => {
  const keys = numbered(2);
  for (const name of ["a", "b", "c"]) keys.remember(keys.keyFor(name));
  expect(keys.keyFor("b").key).toBe("2");
  expect(keys.keyFor("a").key).toBe("4");
});

it("an identical write an hour later gets a new key", () => {
  const keys = numbered();
  keys.remember(keys.keyFor("thanks"));
  clock += 3_600_000;
  expect(keys.keyFor("thanks").key).toBe("2");
});
