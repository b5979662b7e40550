import { expect, it } from "vitest";
import { createIdempotencyKeys } from "./idempotency.ts";

let clock = 0;
function numbered(most?: number) {
  let last = 0;
  return createIdempotencyKeys(
    () => String((last += 1)),
    () => clock,
    most,
  );
}

it("gives every write a key of its own", () => {
  const keys = numbered();
  expect(keys.take("a").key).toBe("1");
  expect(keys.take("a").key).toBe("2");
});

it("gives the same write its key again while its outcome is unknown", () => {
  const keys = numbered();
  const first = keys.take("POST /topics/1/comments hello");
  keys.keep(first);
  expect(keys.take("POST /topics/1/comments hello?").key).toBe("2");
  expect(keys.take("POST /topics/1/comments hello").key).toBe("1");
  // The second attempt is on its way: a third at the same time is another write.
  expect(keys.take("POST /topics/1/comments hello").key).toBe("3");
});

it("does not remember for ever", () => {
  const keys = numbered(2);
  for (const name of ["a", "b", "c"]) keys.keep(keys.take(name));
  expect(keys.take("b").key).toBe("2");
  expect(keys.take("a").key).toBe("4");
});

it("takes the same words an hour later for another write", () => {
  const keys = numbered();
  keys.keep(keys.take("thanks"));
  clock += 3_600_000;
  expect(keys.take("thanks").key).toBe("2");
});
