import { Controller, type UseFormReturn } from "react-hook-form";
import { useTranslations } from "use-intl";
import { errorWithin, useFieldErrorText, validated } from "#client/form-errors.ts";
import { DateInput } from "#kit/DateInput.tsx";
import { EntityForm, type FormSlot } from "#kit/EntityForm.tsx";
import { useEntityForm } from "#kit/use-entity-form.ts";
import { requiredField, type Verdict } from "#shared/validators.ts";
import { Card } from "#ui/Card.tsx";
import { stackClass, gridClass } from "#ui/primitives.ts";
import { SkeletonBlock } from "#ui/Skeleton.tsx";
import { Switch } from "#ui/Switch.tsx";
import { LocationPicker, ZonePicker } from "../rules/ReferenceFilter.tsx";
import type { SubjectValue } from "../subjects/subject-value.ts";
import { SubjectPicker } from "../subjects/SubjectPicker.tsx";
import type { AssignmentValues } from "./assignment-values.ts";

/** Both optional, in the reader's calendar with the other calendar beside it. */
function AssignmentDates({ form }: { form: UseFormReturn<AssignmentValues> }) {
  const t = useTranslations("attendancePlaces.assignment");
  return (
    <div className={gridClass(16, [4, 5], "align-start")}>
      {(["from", "to"] as const).map((name) => (
        <DateInput
          key={name}
          control={form.control}
          name={name}
          notBefore={name === "to" ? "from" : undefined}
          label={t(name)}
          hint={t(`${name}Hint`)}
          optional
        />
      ))}
    </div>
  );
}

/** Requires at least one person or role, once they are loaded. */
const subjectRequired = (value: SubjectValue | null): Verdict =>
  value !== null && value.users.length + value.roles.length === 0 ? { key: "fieldRequired" } : null;

/** A new assignment can be created for several locations. */
export function AssignmentForm({ slot, isNew }: { slot: FormSlot<AssignmentValues>; isNew: boolean }) {
  const t = useTranslations("attendancePlaces.assignment");
  const errorText = useFieldErrorText();
  const { form, page, errors, register, control } = useEntityForm(slot);
  return (
    <EntityForm page={page} submitLabel={slot.submitLabel}>
      <Card title={t("where")}>
        <div className={stackClass(5)}>
          <Controller
            control={control}
            name="location"
            rules={{ validate: validated(requiredField) }}
            render={({ field }) => (
              <LocationPicker
                ref={field.ref}
                label={t(isNew ? "locations" : "location")}
                hint={isNew ? t("locationsHint") : undefined}
                isActive="true"
                multiple={isNew}
                value={field.value}
                onChange={field.onChange}
                error={errorText(errorWithin(errors.location))}
              />
            )}
          />
          <Controller
            control={control}
            name="zone"
            rules={{ validate: validated(requiredField) }}
            render={({ field }) => (
              <ZonePicker
                ref={field.ref}
                label={t("zone")}
                isActive="true"
                value={field.value === null ? [] : [field.value]}
                onChange={([next]) => field.onChange(next ?? null)}
                error={errorText(errorWithin(errors.zone))}
              />
            )}
          />
        </div>
      </Card>
      <Card title={t("who")}>
        <Controller
          control={control}
          name="users"
          rules={{ validate: validated(subjectRequired) }}
          render={({ field }) =>
            field.value === null ? (
              <SkeletonBlock height="var(--control)" />
            ) : (
              <SubjectPicker
                ref={field.ref}
                label={t("subjects")}
                hint={t("subjectsHint")}
                required
                value={field.value}
                onChange={field.onChange}
                error={errorText(errorWithin(errors.users))}
              />
            )
          }
        />
      </Card>
      <Card title={t("when")}>
        <div className={stackClass(5)}>
          <AssignmentDates form={form} />
          <Switch label={t("isActive")} hint={t("isActiveHint")} {...register("isActive")} />
        </div>
      </Card>
    </EntityForm>
  );
}
