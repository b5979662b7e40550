import { Controller, type FieldError } from "react-hook-form";
import { useTranslations } from "use-intl";
import { useFieldErrorText, validated } from "#client/form-errors.ts";
import { EntityForm, type FormSlot } from "#kit/EntityForm.tsx";
import { useEntityForm } from "#kit/use-entity-form.ts";
import { DateInput } from "#kit/DateInput.tsx";
import type { Verdict } from "#shared/validators.ts";
import { Card } from "#ui/Card.tsx";
import { gridClass, stackClass } from "#ui/primitives.ts";
import { Switch } from "#ui/Switch.tsx";
import { NameFields } from "../rules/NameFields.tsx";
import { MinutesField, ZoneRules } from "./ZoneRules.tsx";
import { minutesTyped, slotMinutes, type Week } from "./week.ts";
import { WeekEditor } from "./WeekEditor.tsx";
import type { ZoneValues } from "./zone-values.ts";

/** The server's errors of slots, by index: of a part, or of the whole slot. */
type SlotErrors = Record<number, { message?: string } & Partial<Record<"start" | "end" | "breakMinutes", FieldError>>>;

/** Requires at least one day, and complete slots; the server checks overlaps. */
function wholeWeek(week: Week): Verdict {
  if (week.length === 0) return { key: "daysRequired" };
  const isWhole = week.every((slot) => slotMinutes(slot) !== null && minutesTyped(slot.breakMinutes) !== null);
  return isWhole ? null : { key: "fieldRequired" };
}

export function ZoneForm({ slot }: { slot: FormSlot<ZoneValues> }) {
  const t = useTranslations("attendanceRules.zone");
  const errorText = useFieldErrorText();
  const { form, page, errors, register, control } = useEntityForm(slot);
  return (
    <EntityForm page={page} submitLabel={slot.submitLabel}>
      <Card title={t("names")}>
        <div className={stackClass(5)}>
          <div className={gridClass(16, [4, 5], "align-start")}>
            <NameFields form={form} />
            <DateInput control={control} name="startDate" label={t("startDate")} required />
            <DateInput control={control} name="endDate" label={t("endDate")} hint={t("endDateHint")} optional />
            <MinutesField form={form} name="checkInAllowance" />
          </div>
          <Switch label={t("isActive")} hint={t("isActiveHint")} {...register("isActive")} />
        </div>
      </Card>
      <Card title={t("week")}>
        <Controller
          control={control}
          name="days"
          rules={{ validate: validated(wholeWeek) }}
          render={({ field, fieldState: { error } }) => (
            <WeekEditor
              week={field.value}
              onChange={field.onChange}
              error={field.value.length === 0 || error?.type === "server" ? errorText(error) : undefined}
              isChecked={error !== undefined}
              objectionTo={(index, part) => {
                const slots = errors.days as unknown as SlotErrors | undefined;
                const slot = slots?.[index];
                return errorText(slot?.[part]) ?? (part === "end" ? errorText(slot) : undefined);
              }}
            />
          )}
        />
      </Card>
      <ZoneRules form={form} />
    </EntityForm>
  );
}
