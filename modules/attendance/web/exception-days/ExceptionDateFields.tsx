import { useState } from "react";
import { Controller, type UseFormReturn } from "react-hook-form";
import { useTranslations } from "use-intl";
import { useFieldErrorText, validated } from "#client/form-errors.ts";
import { usePresentation } from "#client/intl.tsx";
import { calendars, languageTag, type Calendar } from "#shared/presentation.ts";
import { requiredField } from "#shared/validators.ts";
import { DateField } from "#ui/dates/DateField.tsx";
import { RadioList } from "#ui/RadioList.tsx";
import { SegmentedChoice } from "#ui/SegmentedChoice.tsx";
import styles from "../rules/RuleFields.module.css";
import { repetitions, type ExceptionValues } from "./exception-values.ts";

/** The date by either calendar, with the other beside it, and whether it comes every year. */
export function ExceptionDateFields({ form: { control } }: { form: UseFormReturn<ExceptionValues> }) {
  const t = useTranslations("attendanceRules.exceptionDay");
  const presentation = usePresentation();
  const errorText = useFieldErrorText();
  const [calendar, setCalendar] = useState<Calendar>(presentation.calendar);
  return (
    <div className={styles.stack}>
      <div className={styles.pairs}>
        <SegmentedChoice<Calendar>
          legend={t("calendar")}
          options={calendars.map((value) => ({ value, label: t(`calendars.${value}`) }))}
          value={calendar}
          onChange={setCalendar}
        />
        <Controller
          control={control}
          name="date"
          rules={{ validate: validated(requiredField) }}
          render={({ field, fieldState: { error } }) => (
            <DateField
              key={calendar}
              label={t("date")}
              required
              tag={languageTag(presentation, calendar)}
              value={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
              clearLabel={t("clearDate")}
              error={errorText(error)}
            />
          )}
        />
      </div>
      <Controller
        control={control}
        name="repeats"
        render={({ field }) => (
          <RadioList
            legend={t("repeats")}
            options={repetitions.map((value) => ({ value, label: t(`repetitions.${value}`) }))}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
    </div>
  );
}
