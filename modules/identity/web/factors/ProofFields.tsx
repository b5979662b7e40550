import type { FieldError, UseFormRegisterReturn } from "react-hook-form";
import { useTranslations } from "use-intl";
import { useFieldErrorText } from "#client/form-errors.ts";
import { PasswordField } from "#ui/PasswordField.tsx";
import { TextField } from "#ui/TextField.tsx";

type Registered = UseFormRegisterReturn & { error: FieldError | undefined };

export interface ProofFieldsProps {
  /** `{...register("password", …), error}`; null where none is asked for. */
  password: Registered | null;
  /** Likewise, of the app or a recovery code. */
  code: Registered | null;
  hint?: string;
  /** Not where the fields stand in a page: true in dialogs. */
  takesFocus?: boolean;
}

/** The password and the code of a person who changes how their account is guarded. */
export function ProofFields({ password, code, hint, takesFocus = true }: ProofFieldsProps) {
  const t = useTranslations("factors");
  const identity = useTranslations("identity");
  const errorText = useFieldErrorText();
  return (
    <>
      {password !== null && (
        <PasswordField
          {...password}
          label={t("password")}
          {...(hint === undefined ? {} : { hint })}
          required
          autoComplete="current-password"
          {...(takesFocus ? { "data-autofocus": "" } : {})}
          showLabel={identity("showPassword")}
          hideLabelText={identity("hidePassword")}
          error={errorText(password.error)}
        />
      )}
      {code !== null && (
        <TextField
          {...code}
          label={t("removing.code")}
          required
          dir="ltr"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={60}
          error={errorText(code.error)}
        />
      )}
    </>
  );
}
