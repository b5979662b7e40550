import { useState } from "react";
import { useController, useWatch, type UseFormReturn } from "react-hook-form";
import { useTranslations } from "use-intl";
import { usePresentation } from "#client/intl.tsx";
import { DateInput } from "#kit/DateInput.tsx";
import { EntityForm, type FormSlot } from "#kit/EntityForm.tsx";
import { SubjectsField } from "#kit/pickers/SubjectsField.tsx";
import { useEntityForm } from "#kit/use-entity-form.ts";
import { calendars, languageTag, type Calendar } from "#shared/presentation.ts";
import { Card } from "#ui/Card.tsx";
import { gridClass, stackClass } from "#ui/primitives.ts";
import { RadioList } from "#ui/RadioList.tsx";
import { SegmentedChoice } from "#ui/SegmentedChoice.tsx";
import { Select } from "#ui/Select.tsx";
import { Switch } from "#ui/Switch.tsx";
import { TimeInput } from "../components/TimeInput.tsx";
import { exceptionDayApi } from "../rules/api.ts";
import { NameFields } from "../rules/NameFields.tsx";
import { useLookupChoices } from "../rules/use-lookups.ts";
import { RulePage } from "../rules/RulePage.tsx";
import { subjectSource } from "../subjects/api.ts";
import {
  bodyOf,
  emptyException,
  readParameter,
  repetitions,
  valuesOf,
  type ExceptionValues,
} from "./exception-values.ts";
import { useExceptionName } from "./ExceptionFacts.tsx";

export function ExceptionDayPage() {
  const t = useTranslations("attendanceRules");
  const nameOf = useExceptionName();
  return (
    <RulePage
      kind="exceptionDay"
      titles={{ add: t("exceptionDay.addTitle"), edit: t("exceptionDay.editTitle"), list: t("exceptionDays.title") }}
      nameOf={nameOf}
      api={exceptionDayApi}
      empty={emptyException}
      valuesOf={valuesOf}
      bodyOf={bodyOf}
      readParameter={readParameter}
      renderForm={(slot) => <ExceptionForm slot={slot} />}
    />
  );
}

function ExceptionForm({ slot }: { slot: FormSlot<ExceptionValues> }) {
  const t = useTranslations("attendanceRules.exceptionDay");
  const { form, page, input, register, control } = useEntityForm(slot);
  const { field: workDay } = useController({ control, name: "workDay" });
  const reasons = useLookupChoices("exceptionReason", useWatch({ control, name: "reason" }));
  return (
    <EntityForm page={page} submitLabel={slot.submitLabel}>
      <Card title={t("when")}>
        <ExceptionDateFields form={form} />
      </Card>
      <Card title={t("what")}>
        <div className={stackClass(5)}>
          <SegmentedChoice
            legend={t("workDay")}
            hint={t(workDay.value ? "workHint" : "offHint")}
            options={(["off", "work"] as const).map((value) => ({ value, label: t(value) }))}
            value={workDay.value ? "work" : "off"}
            onChange={(value) => workDay.onChange(value === "work")}
          />
          <OwnHours form={form} />
          <div className={gridClass(16, [4, 5], "align-start")}>
            <NameFields form={form} needs="none" />
            <Select label={t("reason")} optional placeholder={t("noReason")} {...input("reason")} {...reasons} />
          </div>
          <Switch label={t("isActive")} hint={t("isActiveHint")} {...register("isActive")} />
        </div>
      </Card>
      <Card title={t("who")}>
        <SubjectsField
          form={form}
          source={subjectSource}
          everyoneHint={t("everyoneHint")}
          subjectsHint={t("subjectsHint")}
        />
      </Card>
    </EntityForm>
  );
}

function OwnHours({ form: { control, register } }: { form: UseFormReturn<ExceptionValues> }) {
  const t = useTranslations("attendanceRules.exceptionDay");
  const [workDay, hasHours, start, end] = useWatch({ control, name: ["workDay", "hasHours", "start", "end"] });
  if (!workDay) return null;
  const endsNextDay = start !== null && end !== null && end < start;
  return (
    <>
      <Switch label={t("ownHours")} hint={t("ownHoursHint")} {...register("hasHours")} />
      {hasHours && (
        <div className={gridClass(16, [4, 5], "align-start")}>
          <TimeInput control={control} name="start" label={t("start")} />
          <TimeInput control={control} name="end" label={t("end")} hint={endsNextDay ? t("endsNextDay") : undefined} />
        </div>
      )}
    </>
  );
}

function ExceptionDateFields({ form: { control } }: { form: UseFormReturn<ExceptionValues> }) {
  const t = useTranslations("attendanceRules.exceptionDay");
  const presentation = usePresentation();
  const [calendar, setCalendar] = useState<Calendar>(presentation.calendar);
  const { field: repeats } = useController({ control, name: "repeats" });
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
        <DateInput
          control={control}
          name="lastDate"
          key={`last ${calendar}`}
          label={t("lastDate")}
          hint={t("lastDateHint")}
          notBefore="date"
          tag={languageTag(presentation, calendar)}
        />
      </div>
      <RadioList
        legend={t("repeats")}
        options={repetitions.map((value) => ({ value, label: t(`repetitions.${value}`) }))}
        {...repeats}
      />
    </div>
  );
}
