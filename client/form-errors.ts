import { useCallback } from "react";
import type { FieldValues, Path, UseFormSetError } from "react-hook-form";
import { useTranslations } from "use-intl";
import type { ValidatorMessage, Verdict } from "#shared/validators.ts";
import { useFormats } from "./intl.tsx";
import { ApiProblem } from "./problems.ts";

/**
 * Adapts a validator of `#shared/validators.ts` to `register("email", { validate: validated(email) })`. The error is
 * stored as a message key, so that it follows the language.
 */
export const validated =
  <Value>(validator: (value: Value) => Verdict) =>
  (value: Value): true | string => {
    const verdict = validator(value);
    return verdict === null || JSON.stringify(verdict);
  };

/** Returns a function that formats a field error: a validator's message key or the server's message. */
export function useFieldErrorText(): (error: { message?: string | undefined } | undefined) => string | undefined {
  const t = useTranslations("validators");
  const formats = useFormats();
  return useCallback(
    (error) => {
      const message = error?.message;
      if (message === undefined || message === "") return undefined;
      if (!message.startsWith('{"key"')) return message;
      const { key, values = {} } = JSON.parse(message) as ValidatorMessage;
      const shown = Object.entries(values).map(([name, value]) => [
        name,
        typeof value === "number" ? formats.number(value) : value,
      ]);
      return t(key, Object.fromEntries(shown) as never);
    },
    [t, formats],
  );
}

/** Returns the first error within a composite field, since the server names the part. */
export function errorWithin(error: unknown): { message?: string } | undefined {
  if (typeof error !== "object" || error === null) return undefined;
  if ("message" in error && typeof error.message === "string") return { message: error.message };
  return Object.values(error)
    .map(errorWithin)
    .find((found) => found !== undefined);
}

/** Shows the server's errors at their fields and focuses the first. Returns false if none is in this form. */
export function showFieldProblems<Values extends FieldValues>(
  error: unknown,
  fields: readonly Path<Values>[],
  setError: UseFormSetError<Values>,
): boolean {
  if (!(error instanceof ApiProblem)) return false;
  const known = error.fields.filter(({ path }) => fields.includes(path as Path<Values>));
  known.forEach(({ path, message }, index) =>
    setError(path as Path<Values>, { type: "server", message }, { shouldFocus: index === 0 }),
  );
  return known.length > 0;
}
