import { expect, test } from "vitest";
import { z } from "zod";
import { readInput } from "./input.ts";
import { Refusal } from "./refuse.ts";

test("a field with several faults is refused for the first one only", () => {
  const schema = z.strictObject({ from: z.iso.date().refine((date) => date > "2000", "date"), to: z.iso.date() });
  let refusal: unknown;
  try {
    readInput(schema, { from: "1", to: "x" });
  } catch (error) {
    refusal = error;
  }
  expect(refusal instanceof Refusal && refusal.fields.map(({ path, message }) => [path, message.key])).toEqual([
    ["from", "date"],
    ["to", "date"],
  ]);
});
