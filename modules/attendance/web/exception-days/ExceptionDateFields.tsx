import { useState } from "react";
import { Controller, type UseFormReturn } from "react-hook-form";
import { useTranslations } from "use-intl";
import { usePresentation } from "#client/intl.tsx";
import { DateInput } from "#kit/DateInput.tsx";
import { calendars, languageTag, type Calendar } from "#shared/presentation.ts";
import { gridClass, stackClass } from "#ui/primitives.ts";
import { RadioList } from "#ui/RadioList.tsx";
import { SegmentedChoice } from "#ui/SegmentedChoice.tsx";
import { repetitions, type ExceptionValues } from "./exception-values.ts";

export function ExceptionDateFields({ form: { control } }: { form: UseFormReturn<ExceptionValues> }) {
  const t = useTranslations("attendanceRules.exceptionDay");
  const presentation = usePresentation();
  const [calendar, setCalendar] = useState<Calendar>(presentation.calendar);
  return (
    <div className={stackClass(5)}>
      <div className={gridClass(16, [4, 5], "align-start")}>
        <SegmentedChoice<Calendar>
          legend={t("calendar")}
          options={calendars.map((value) => ({ value, label: t(`calendars.${value}`) }))}
          value={calendar}
          onChange={setCalendar}
        />
        <DateInput
          control={control}
          name="date"
          key={calendar}
          label={t("date")}
          required
          tag={languageTag(presentation, calendar)}
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
