import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { useTranslations } from "use-intl";
import { useFieldErrorText, validated } from "#client/form-errors.ts";
import { useLocale } from "#client/intl.tsx";
import { firstOf, maxLength, requiredField } from "#shared/validators.ts";
import { TextArea } from "#ui/TextArea.tsx";
import { TextField } from "#ui/TextField.tsx";

const written = { Ar: { lang: "ar", dir: "rtl" }, En: { lang: "en", dir: "ltr" } } as const;

export interface LanguageFieldsProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** The fields are called `nameAr` and `nameEn`. */
  field: "name" | "description" | "partner" | "title" | "text" | "summary";
  most: number;
  optional?: boolean;
  /** Several lines. */
  rows?: number;
}

/** A text in both languages, the reader's own first. */
export function LanguageFields<Values extends FieldValues>({
  form: { register, formState },
  field,
  most,
  optional = false,
  rows,
}: LanguageFieldsProps<Values>) {
  const t = useTranslations("publicationsAdmin.fields");
  const locale = useLocale();
  const errorText = useFieldErrorText();
  const languages = locale === "ar" ? (["Ar", "En"] as const) : (["En", "Ar"] as const);
  return languages.map((language) => {
    const name = `${field}${language}` as const;
    const errors = formState.errors as Partial<Record<string, { message?: string }>>;
    const common = {
      label: t(name),
      ...written[language],
      ...(optional ? { optionalLabel: t("optional") } : { required: true }),
      autoComplete: "off",
      error: errorText(errors[name]),
      ...register(name as Path<Values>, {
        validate: validated(optional ? maxLength(most) : firstOf(requiredField, maxLength(most))),
      }),
    };
    return rows === undefined ? (
      <TextField key={name} {...common} />
    ) : (
      <TextArea key={name} minRows={rows} {...common} />
    );
  });
}
