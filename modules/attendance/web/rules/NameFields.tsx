import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { useTranslations } from "use-intl";
import { useFieldErrorText, validated } from "#client/form-errors.ts";
import { useLocale } from "#client/intl.tsx";
import { firstOf, maxLength, requiredField } from "#shared/validators.ts";
import { TextField } from "#ui/TextField.tsx";

const written = { Ar: { lang: "ar", dir: "rtl" }, En: { lang: "en", dir: "ltr" } } as const;
const longest = maxLength(120);

export interface NameFieldsProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** Names may be missing. */
  optional?: boolean;
}

/** The name in both languages, the reader's own first. */
export function NameFields<Values extends { nameAr: string; nameEn: string }>({
  form: { register, formState },
  optional = false,
}: NameFieldsProps<Values>) {
  const t = useTranslations("attendanceRules.form");
  const locale = useLocale();
  const errorText = useFieldErrorText();
  const languages = locale === "ar" ? (["Ar", "En"] as const) : (["En", "Ar"] as const);
  return languages.map((language) => {
    const name = `name${language}` as const;
    const error = (formState.errors as Partial<Record<string, { message?: string }>>)[name];
    return (
      <TextField
        key={name}
        label={t(name)}
        {...written[language]}
        {...(optional ? { optionalLabel: t("optional") } : { required: true })}
        autoComplete="off"
        error={errorText(error)}
        {...register(name as Path<Values>, {
          validate: validated(optional ? longest : firstOf(requiredField, longest)),
        })}
      />
    );
  });
}
