import { Controller, useWatch, type UseFormReturn } from "react-hook-form";
import { useTranslations } from "use-intl";
import { useFieldErrorText, validated } from "#client/form-errors.ts";
import { requiredField } from "#shared/validators.ts";
import { TimeOfDayField } from "#ui/dates/TimeOfDayField.tsx";
import { gridClass } from "#ui/primitives.ts";
import { Switch } from "#ui/Switch.tsx";
import type { ExceptionValues } from "./exception-values.ts";

/** Hours of its own, of a day on which one works. */
export function OwnHours({ form: { control, register } }: { form: UseFormReturn<ExceptionValues> }) {
  const t = useTranslations("attendanceRules.exceptionDay");
  const errorText = useFieldErrorText();
  const [workDay, hasHours, start, end] = useWatch({ control, name: ["workDay", "hasHours", "start", "end"] });
  if (!workDay) return null;
  return (
    <>
      <Switch label={t("ownHours")} hint={t("ownHoursHint")} {...register("hasHours")} />
      {hasHours && (
        <div className={gridClass(16, [4, 5], "align-start")}>
          {(["start", "end"] as const).map((name) => (
            <Controller
              key={name}
              control={control}
              name={name}
              rules={{ validate: validated(requiredField) }}
              render={({ field, fieldState: { error } }) => (
                <TimeOfDayField
                  label={t(name)}
                  required
                  value={field.value}
                  onChange={field.onChange}
                  onBlur={field.onBlur}
                  hint={name === "end" && start !== null && end !== null && end < start ? t("endsNextDay") : undefined}
                  error={errorText(error)}
                />
              )}
            />
          ))}
        </div>
      )}
    </>
  );
}
