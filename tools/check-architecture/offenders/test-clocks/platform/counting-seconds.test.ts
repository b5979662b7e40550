// refused: measures time
import { test } from "vitest";

test("something is quick", () => {
  const started = Date.now();
  if (Date.now() - started > 100) throw new Error("It is slow.");
});
