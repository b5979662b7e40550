import type { FieldValues, UseFormReturn } from "react-hook-form";
import { useTranslations } from "use-intl";
import { LanguageFields } from "#kit/LanguageFields.tsx";

export function NameFields<Values extends FieldValues>({
  form,
  needs = "both",
}: {
  form: UseFormReturn<Values>;
  needs?: "both" | "none";
}) {
  const t = useTranslations("attendanceRules.form");
  return <LanguageFields form={form} field="name" label={(name) => t(name)} maxLength={120} needs={needs} />;
}
