import { useState } from "react";
import { useTranslations } from "use-intl";
import { maxLength } from "#shared/validators.ts";
import { useFieldErrorText, validated } from "./form-errors.ts";
import { isProblem, type ApiProblem } from "./problems.ts";

const maxLetters = 500;

/** For `register("reason", authorityReason)`. */
export const authorityReason = { validate: validated(maxLength(maxLetters)) };

/** The same for a form without react-hook-form. */
export const reasonInput = (reason: string, onReason: (text: string) => void) => ({
  maxLength: maxLetters,
  value: reason,
  onChange: (event: { target: { value: string } }) => onReason(event.target.value),
});

/** Returns whether the server refuses that the user grants this authority. */
export const isAuthorityRefusal = (error: unknown): error is ApiProblem =>
  isProblem(error, "own_authority") || isProblem(error, "permission_not_held");

/**
 * Returns the reason field (for `TextField` of the ui) of a form that grants authority: the server requires a reason
 * from a user who grants authority to themselves. Null until it is required; then it stays and takes the focus as long
 * as the form `isChanged`.
 */
export function useAuthorityReason(error: { message?: string | undefined } | undefined, isChanged: boolean) {
  const t = useTranslations("client.taking");
  const errorText = useFieldErrorText();
  const [isRequired, setIsRequired] = useState(false);
  const isShown = error !== undefined || (isRequired && isChanged);
  if (isShown !== isRequired) setIsRequired(isShown);
  if (!isShown) return null;
  return { label: t("reason"), hint: t("hint"), required: true, autoFocus: true, error: errorText(error) };
}
