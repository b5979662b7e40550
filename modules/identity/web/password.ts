import { validated } from "#client/form-errors.ts";
import { characterCount, firstOf, maxLength, required, type Verdict } from "#shared/validators.ts";

/** Characters. */
export const minPasswordLength = 8;

// Blanks at the ends are part of a password.
const longEnough = (value: unknown): Verdict =>
  characterCount(String(value), minPasswordLength) >= minPasswordLength
    ? null
    : { key: "minLength", values: { min: minPasswordLength } };

/** The server's rules for a new password, without the list of breached ones. */
export const newPasswordCheck = validated<string>(firstOf(required, longEnough, maxLength(128)));
