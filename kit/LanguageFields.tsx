import type { FieldValues, Path, RegisterOptions, UseFormReturn } from "react-hook-form";
import { useFieldErrorText, validated } from "#client/form-errors.ts";
import { useLocale } from "#client/intl.tsx";
import { directionOf, otherLocale } from "#shared/locale.ts";
import { firstOf, maxLength, requiredField } from "#shared/validators.ts";
import { TextArea } from "#ui/TextArea.tsx";
import { TextField } from "#ui/TextField.tsx";

const endings = { en: "En", ar: "Ar" } as const;
type NameOf<Field extends string> = `${Field}${(typeof endings)[keyof typeof endings]}`;

export interface LanguageFieldsProps<Values extends FieldValues, Field extends string> {
  form: UseFormReturn<Values>;
  /** `name` for the values `nameEn` and `nameAr`. */
  field: Field;
  label: (name: NameOf<Field>) => string;
  /** Characters per language. */
  maxLength: number;
  /** The languages in which the text is required. */
  needs?: "both" | "one" | "none";
  /** Number of lines; makes it a text area. */
  rows?: number;
  /** Shown below the first field. */
  hint?: string;
  /** The first field takes the focus when its dialog opens. */
  takesFocus?: boolean;
}

/** Renders a field per language, the user's language first. */
export function LanguageFields<Values extends FieldValues, const Field extends string>(
  props: LanguageFieldsProps<Values, Field>,
) {
  const { form, field, label, maxLength: limit, needs = "both", rows, hint, takesFocus = false } = props;
  const { register, formState } = form;
  const locale = useLocale();
  const errorText = useFieldErrorText();
  const errors = formState.errors as Partial<Record<string, { message?: string }>>;
  const longest = maxLength(limit);

  return [locale, otherLocale(locale)].map((language) => {
    const isFirst = language === locale;
    const name = `${field}${endings[language]}` as const;
    const other = `${field}${endings[otherLocale(language)]}`;
    const mayBeEmpty = (values: FieldValues): boolean =>
      needs === "none" || (needs === "one" && String(values[other]).trim() !== "");
    const rules = {
      validate: (value: string, values: FieldValues) =>
        validated(mayBeEmpty(values) ? longest : firstOf(requiredField, longest))(value),
      ...(needs === "one" ? { deps: other } : {}),
    };
    const attributes = {
      label: label(name),
      lang: language,
      dir: directionOf(language),
      autoComplete: "off",
      error: errorText(errors[name]),
      required: needs === "both",
      optional: needs === "none",
      hint: isFirst && hint,
      "data-autofocus": isFirst && takesFocus ? "" : undefined,
      ...register(name as Path<Values>, rules as unknown as RegisterOptions<Values, Path<Values>>),
    };
    return rows === undefined ? (
      <TextField key={name} {...attributes} />
    ) : (
      <TextArea key={name} minRows={rows} {...attributes} />
    );
  });
}
