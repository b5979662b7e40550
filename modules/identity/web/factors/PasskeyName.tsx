import { useTranslations } from "use-intl";
import { validated } from "#client/form-errors.ts";
import { firstOf, maxLength, required } from "#shared/validators.ts";
import { TextField } from "#ui/TextField.tsx";
import type { FactorForm } from "./use-factor-form.ts";

const check = { validate: validated(firstOf(required, maxLength(60))) };

export function PasskeyName({ form, takesFocus = false }: { form: FactorForm; takesFocus?: boolean }) {
  const t = useTranslations("factors.newPasskey");
  return (
    <TextField
      label={t("name")}
      hint={t("nameHint")}
      required
      dir="auto"
      autoComplete="off"
      {...(takesFocus ? { "data-autofocus": "" } : {})}
      {...form.input("name", check)}
    />
  );
}
