import { useTranslations } from "use-intl";
import { validated } from "#client/form-errors.ts";
import { required } from "#shared/validators.ts";
import { TextField } from "#ui/TextField.tsx";
import { Password } from "../components/Password.tsx";
import type { FactorForm } from "./use-factor-form.ts";

export interface ProofFieldsProps {
  form: Pick<FactorForm, "wanted" | "input">;
  hint?: string | undefined;
  /** For dialogs. */
  takesFocus?: boolean;
}

/** The password and the code that prove identity before the sign-in of an account is changed. */
export function ProofFields({ form: { wanted, input }, hint, takesFocus = true }: ProofFieldsProps) {
  const t = useTranslations("factors");
  const rules = { validate: validated(required) };
  return (
    <>
      {wanted.password && (
        <Password
          label={t("password")}
          hint={hint}
          autoComplete="current-password"
          {...(takesFocus ? { "data-autofocus": "" } : {})}
          {...input("password", rules)}
        />
      )}
      {wanted.code && (
        <TextField
          label={t("removing.code")}
          required
          dir="ltr"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={60}
          {...input("code", rules)}
        />
      )}
    </>
  );
}
