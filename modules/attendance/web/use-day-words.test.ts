import { expect, it } from "vitest";
import { beyondSource } from "./use-day-words.ts";

it("says once that a punch was made without a network: its source does, and its flags say the rest", () => {
  expect(beyondSource(["offline", "review", "accuracy_too_low"])).toEqual(["review", "accuracy_too_low"]);
});
