import type { FieldValues } from "react-hook-form";
import { useTranslations } from "use-intl";
import { LanguageFields, type LanguageFieldsProps } from "#kit/LanguageFields.tsx";

type Field = "name" | "description" | "partner" | "title" | "text" | "summary";

/** A text in both languages, with the labels shared by publications. */
export function WordFields<Values extends FieldValues>(props: Omit<LanguageFieldsProps<Values, Field>, "label">) {
  const t = useTranslations("publicationsAdmin.fields");
  return <LanguageFields {...props} label={(name) => t(name)} />;
}
