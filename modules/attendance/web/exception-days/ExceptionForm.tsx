import { useQuery } from "@tanstack/react-query";
import { Controller, useWatch, type UseFormReturn } from "react-hook-form";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { EntityForm, type FormSlot } from "#kit/EntityForm.tsx";
import { useEntityForm } from "#kit/use-entity-form.ts";
import { nameIn } from "#shared/locale.ts";
import { Card } from "#ui/Card.tsx";
import { gridClass, stackClass } from "#ui/primitives.ts";
import { SegmentedChoice } from "#ui/SegmentedChoice.tsx";
import { Select } from "#ui/Select.tsx";
import { Switch } from "#ui/Switch.tsx";
import { TimeInput } from "../components/TimeInput.tsx";
import { lookupApi } from "../rules/api.ts";
import { NameFields } from "../rules/NameFields.tsx";
import { RuleSubjects } from "../subjects/RuleSubjects.tsx";
import type { ExceptionValues } from "./exception-values.ts";
import { ExceptionDateFields } from "./ExceptionDateFields.tsx";

/** Maximum number of reasons to choose from. */
const maxReasons = 100;

export function ExceptionForm({ slot }: { slot: FormSlot<ExceptionValues> }) {
  const t = useTranslations("attendanceRules.exceptionDay");
  const locale = useLocale();
  const { form, page, input, register, control } = useEntityForm(slot);
  const reason = useWatch({ control, name: "reason" });
  const reasons = useQuery(lookupApi.list({ category: "exceptionReason", limit: maxReasons })).data?.data ?? [];
  const choices = reasons
    .filter(({ id, isActive }) => isActive || id === reason)
    .map((lookup) => ({ value: lookup.id, label: nameIn(locale, lookup) }));
  return (
    <EntityForm page={page} submitLabel={slot.submitLabel}>
      <Card title={t("when")}>
        <ExceptionDateFields form={form} />
      </Card>
      <Card title={t("what")}>
        <div className={stackClass(5)}>
          <Controller
            control={control}
            name="workDay"
            render={({ field }) => (
              <SegmentedChoice
                legend={t("workDay")}
                hint={t(field.value ? "workHint" : "offHint")}
                options={[
                  { value: "off", label: t("off") },
                  { value: "work", label: t("work") },
                ]}
                value={field.value ? "work" : "off"}
                onChange={(value) => field.onChange(value === "work")}
              />
            )}
          />
          <OwnHours form={form} />
          <div className={gridClass(16, [4, 5], "align-start")}>
            <NameFields form={form} needs="none" />
            <Select
              label={t("reason")}
              optional
              placeholder={t("noReason")}
              options={choices}
              {...input("reason")}
              value={choices.some(({ value }) => value === reason) ? reason : ""}
            />
          </div>
          <Switch label={t("isActive")} hint={t("isActiveHint")} {...register("isActive")} />
        </div>
      </Card>
      <Card title={t("who")}>
        <RuleSubjects form={form} everyoneHint={t("everyoneHint")} subjectsHint={t("subjectsHint")} />
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
