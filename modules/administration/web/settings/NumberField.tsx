import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { useTranslations } from "use-intl";
import { useFieldErrorText, validated } from "#client/form-errors.ts";
import { settingBounds, type NumberSetting } from "#shared/setting-bounds.ts";
import { requiredField, toLatinDigits, type Verdict, wholeNumeric } from "#shared/validators.ts";
import { TextField } from "#ui/TextField.tsx";

/** Whole and within the bounds of a setting. */
function boundsOf(name: NumberSetting): (value: string) => Verdict {
  const [min, max] = settingBounds[name];
  return (value) => {
    const wrong = requiredField(value) ?? wholeNumeric(value);
    if (wrong !== null) return wrong;
    const number = Number(toLatinDigits(value.trim()));
    if (number < min) return { key: "tooSmall", values: { min } };
    return number > max ? { key: "tooLarge", values: { max } } : null;
  };
}

export interface NumberFieldProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  name: Path<Values> & NumberSetting;
}

/** A setting that is a number; digits of any family are accepted. */
export function NumberField<Values extends FieldValues>({ form, name }: NumberFieldProps<Values>) {
  const t = useTranslations("settings.numbers");
  const errorText = useFieldErrorText();
  const error = form.formState.errors[name] as { message?: string } | undefined;
  return (
    <TextField
      label={t(`${name as NumberSetting}.label`)}
      hint={t(`${name as NumberSetting}.hint`)}
      required
      inputMode="numeric"
      dir="ltr"
      autoComplete="off"
      error={errorText(error)}
      {...form.register(name, { validate: validated((value: unknown) => boundsOf(name)(String(value))) })}
    />
  );
}
