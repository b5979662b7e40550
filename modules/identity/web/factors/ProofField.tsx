import type { FieldError, UseFormRegisterReturn } from "react-hook-form";
import { useTranslations } from "use-intl";
import { useFieldErrorText } from "#client/form-errors.ts";
import { PasswordField } from "#ui/PasswordField.tsx";

export interface ProofFieldProps extends UseFormRegisterReturn {
  error: FieldError | undefined;
  hint?: string;
}

/** The password of somebody who changes how their account is guarded: `{...register("password", …)}`. */
export function ProofField({ error, hint, ...rest }: ProofFieldProps) {
  const t = useTranslations("factors");
  const identity = useTranslations("identity");
  const errorText = useFieldErrorText();
  return (
    <PasswordField
      {...rest}
      label={t("password")}
      {...(hint === undefined ? {} : { hint })}
      required
      autoComplete="current-password"
      data-autofocus=""
      showLabel={identity("showPassword")}
      hideLabelText={identity("hidePassword")}
      error={errorText(error)}
    />
  );
}
