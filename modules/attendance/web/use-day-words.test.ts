import { expect, it } from "vitest";
import { beyondSource } from "./use-day-words.ts";

it("the flag for offline is omitted, as the source states it; other flags stay", () => {
  expect(beyondSource(["offline", "review", "accuracy_too_low"])).toEqual(["review", "accuracy_too_low"]);
});
