import { useTranslations } from "use-intl";
import { validated } from "#client/form-errors.ts";
import { email, firstOf, required } from "#shared/validators.ts";
import { TextField, type TextFieldProps } from "#ui/TextField.tsx";

export const emailCheck = validated(firstOf(required, email));

export interface EmailFieldProps extends Omit<TextFieldProps, "label" | "type" | "inputMode" | "required"> {
  /** `username` where it names an account that exists. */
  autoComplete: "username" | "email";
}

export function EmailField(props: EmailFieldProps) {
  const t = useTranslations("identity");
  return (
    <TextField
      {...props}
      label={t("email")}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  );
}
