import { useState } from "react";
import { useTranslations } from "use-intl";
import { maxLength } from "#shared/validators.ts";
import { useFieldErrorText, validated } from "./form-errors.ts";
import { ApiProblem } from "./problems.ts";

const mostLetters = 500;

/** For `register("reason", takingReason)`. */
export const takingReason = { validate: validated(maxLength(mostLetters)) };

/** The same for a form that keeps the reason itself. */
export const typedReason = (reason: string, onReason: (text: string) => void) => ({
  maxLength: mostLetters,
  value: reason,
  onChange: (event: { target: { value: string } }) => onReason(event.target.value),
});

/** Whether the server refuses that somebody gives this authority. */
export const isAuthorityRefusal = (error: unknown): error is ApiProblem =>
  error instanceof ApiProblem && (error.code === "own_authority" || error.code === "permission_not_held");

type Field = { label: string; hint: string; required: true; autoFocus: true; error: string | undefined };

/**
 * The field of a form by which authority is given, for `TextField` of the ui: the server asks why somebody takes what nobody
 * else could give them. Null until it asks; then it stays and takes the focus, as long as the form `isChanged`.
 */
export function useTakingReason(error: { message?: string | undefined } | undefined, isChanged: boolean): Field | null {
  const t = useTranslations("client.taking");
  const errorText = useFieldErrorText();
  const [isAsked, setIsAsked] = useState(false);
  const isShown = error !== undefined || (isAsked && isChanged);
  if (isShown !== isAsked) setIsAsked(isShown);
  return isShown
    ? { label: t("reason"), hint: t("hint"), required: true, autoFocus: true, error: errorText(error) }
    : null;
}
