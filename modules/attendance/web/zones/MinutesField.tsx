import type { UseFormReturn } from "react-hook-form";
import { useTranslations } from "use-intl";
import { useFieldErrorText, validated } from "#client/form-errors.ts";
import { firstOf, requiredField, wholeWithin } from "#shared/validators.ts";
import { NumberField } from "../components/NumberField.tsx";
import type { MinuteField, ZoneValues } from "./zone-values.ts";

const most = 1439;

export function MinutesField({ form, name }: { form: UseFormReturn<ZoneValues>; name: MinuteField }) {
  const t = useTranslations("attendanceRules.zone");
  const errorText = useFieldErrorText();
  return (
    <NumberField
      label={t(name)}
      hint={t(`${name}Hint`)}
      required
      error={errorText(form.formState.errors[name])}
      {...form.register(name, { validate: validated(firstOf(requiredField, wholeWithin(0, most))) })}
    />
  );
}
