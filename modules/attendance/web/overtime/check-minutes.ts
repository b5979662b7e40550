import { validated } from "#client/form-errors.ts";
import type { Verdict } from "#shared/validators.ts";
import { numberWithin } from "../locations/position-text.ts";

/** Validates a typed whole number from 1. */
export const minutesUpTo = (max: number) => validated(numberWithin(1, max, { isWhole: true }));

/** The same, or nothing. */
export const limitUpTo = (max: number) => {
  const check = numberWithin(1, max, { isWhole: true });
  return validated((value: unknown): Verdict =>
    typeof value === "string" && value.trim() !== "" ? check(value) : null,
  );
};
