import type { UseFormReturn } from "react-hook-form";
import { useTranslations } from "use-intl";
import { useFieldErrorText, validated } from "#client/form-errors.ts";
import { firstOf, requiredField, toLatinDigits, type Verdict, wholeNumeric } from "#shared/validators.ts";
import { NumberField } from "../components/NumberField.tsx";
import type { MinuteField, ZoneValues } from "./zone-values.ts";

const most = 1439;

function withinDay(value: unknown): Verdict {
  const minutes = Number(toLatinDigits(String(value)));
  if (minutes < 0) return { key: "tooSmall", values: { min: 0 } };
  return minutes > most ? { key: "tooLarge", values: { max: most } } : null;
}

export function MinutesField({ form, name }: { form: UseFormReturn<ZoneValues>; name: MinuteField }) {
  const t = useTranslations("attendanceRules.zone");
  const errorText = useFieldErrorText();
  return (
    <NumberField
      label={t(name)}
      hint={t(`${name}Hint`)}
      required
      error={errorText(form.formState.errors[name])}
      {...form.register(name, { validate: validated(firstOf(requiredField, wholeNumeric, withinDay)) })}
    />
  );
}
