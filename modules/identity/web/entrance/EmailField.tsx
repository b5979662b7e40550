import type { FieldError, UseFormRegisterReturn } from "react-hook-form";
import { useTranslations } from "use-intl";
import { useFieldErrorText, validated } from "#client/form-errors.ts";
import { email, firstOf, required } from "#shared/validators.ts";
import { TextField } from "#ui/TextField.tsx";

export const emailCheck = { validate: validated(firstOf(required, email)) };

export interface EmailFieldProps extends UseFormRegisterReturn {
  /** `username` where it names an account that exists. */
  autoComplete: "username" | "email";
  error: FieldError | undefined;
  autoFocus?: boolean;
}

/** The e-mail address of an account: `{...register("email", emailCheck)}`. */
export function EmailField({ error, ...rest }: EmailFieldProps) {
  const t = useTranslations("identity");
  const errorText = useFieldErrorText();
  return (
    <TextField
      {...rest}
      label={t("email")}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      required
      error={errorText(error)}
    />
  );
}
