import { validated } from "#client/form-errors.ts";
import { characterCount, firstOf, maxLength, required, type Verdict } from "#shared/validators.ts";

/** Fewest characters of a new password. */
export const shortestPassword = 8;

// Blanks at the ends belong to a password, so it is counted as it is.
const longEnough = (value: unknown): Verdict =>
  characterCount(String(value), shortestPassword) >= shortestPassword
    ? null
    : { key: "minLength", values: { min: shortestPassword } };

/** What the server asks of a new password, short of the list of breached ones. */
export const newPasswordCheck = validated<string>(firstOf(required, longEnough, maxLength(128)));
