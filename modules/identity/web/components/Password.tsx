import { useTranslations } from "use-intl";
import { PasswordField, type PasswordFieldProps } from "#ui/PasswordField.tsx";

export function Password(props: Omit<PasswordFieldProps, "showLabel" | "hideLabelText" | "required">) {
  const t = useTranslations("identity");
  return <PasswordField required showLabel={t("showPassword")} hideLabelText={t("hidePassword")} {...props} />;
}
