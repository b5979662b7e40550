import { Controller, useWatch, type UseFormReturn } from "react-hook-form";
import { useTranslations } from "use-intl";
import { useFieldErrorText, validated } from "#client/form-errors.ts";
import { DateInput } from "#kit/DateInput.tsx";
import { EntityForm, type FormSlot } from "#kit/EntityForm.tsx";
import { LanguageFields } from "#kit/LanguageFields.tsx";
import { useEntityForm } from "#kit/use-entity-form.ts";
import { guardKinds, guardModes } from "#modules/attendance/contract/kinds.ts";
import { requiredField } from "#shared/validators.ts";
import { Card } from "#ui/Card.tsx";
import { gridClass, stackClass } from "#ui/primitives.ts";
import { RadioList } from "#ui/RadioList.tsx";
import { Select } from "#ui/Select.tsx";
import { Switch } from "#ui/Switch.tsx";
import { NumberField } from "../components/NumberField.tsx";
import { TimeInput } from "../components/TimeInput.tsx";
import { numberWithin } from "../locations/position-text.ts";
import { NameFields } from "../rules/NameFields.tsx";
import { SubjectPicker } from "../subjects/SubjectPicker.tsx";
import type { WorkingTimeValues } from "./prepare-rule-form.ts";

const endBeforeStart = JSON.stringify({ key: "endBeforeStart" });
const withinThreeWeeks = validated(numberWithin(1, 30_240, { isWhole: true }));

export function WorkingTimeRuleForm({ slot }: { slot: FormSlot<WorkingTimeValues> }) {
  const t = useTranslations("attendanceWorkingTime.rule");
  const { form, page, input, errorOf, register, control } = useEntityForm(slot);
  const kinds = useTranslations("attendanceWorkingTime.kinds");
  const modes = useTranslations("attendanceWorkingTime.modes");
  const [kind, everyone] = useWatch({ control, name: ["kind", "everyone"] });
  return (
    <EntityForm page={page} submitLabel={slot.submitLabel}>
      <Card title={t("what")}>
        <div className={stackClass(5)}>
          <div className={gridClass(16, [4, 5], "align-start")}>
            <NameFields form={form} />
            <Select
              label={t("kind")}
              hint={t(`kindHints.${kind}`)}
              options={guardKinds.map((value) => ({ value, label: kinds(value) }))}
              {...input("kind")}
            />
            {kind === "outdoors" ? (
              <>
                <TimeInput control={control} name="after" label={t("after")} />
                <TimeInput control={control} name="before" label={t("before")} />
              </>
            ) : (
              <NumberField label={t("minutes")} required {...input("minutes", { validate: withinThreeWeeks })} />
            )}
            <DateInput control={control} name="from" label={t("from")} required />
            <DateInput
              control={control}
              name="to"
              label={t("to")}
              hint={t("toHint")}
              optional
              rules={{ validate: (to, { from }) => to === null || from === null || to >= from || endBeforeStart }}
            />
          </div>
          <Controller
            control={control}
            name="mode"
            render={({ field }) => (
              <RadioList
                legend={t("mode")}
                options={guardModes.map((value) => ({ value, label: modes(value), hint: t(`modeHints.${value}`) }))}
                value={field.value}
                onChange={field.onChange}
              />
            )}
          />
          <Switch label={t("isActive")} hint={t("isActiveHint")} {...register("isActive")} />
        </div>
      </Card>
      <Card title={t("who")}>
        <div className={stackClass(5)}>
          <Switch label={t("everyone")} hint={t("everyoneHint")} {...register("everyone")} />
          {!everyone && <People form={form} error={errorOf("roles")} />}
        </div>
      </Card>
      <Card title={t("source")}>
        <div className={gridClass(16, [4, 5], "align-start")}>
          <LanguageFields
            form={form}
            field="source"
            label={(name) => t(name)}
            most={300}
            needs="none"
            rows={2}
            hint={t("sourceHint")}
          />
        </div>
      </Card>
    </EntityForm>
  );
}

/** Required once the rule is active: a preset may wait for its people. */
function People({ form, error: ofRoles }: { form: UseFormReturn<WorkingTimeValues>; error: string | undefined }) {
  const t = useTranslations("attendanceWorkingTime.rule");
  const errorText = useFieldErrorText();
  const { control, getValues, setValue } = form;
  const roles = useWatch({ control, name: "roles" });
  return (
    <Controller
      control={control}
      name="users"
      rules={{
        validate: (users, { isActive }) => !isActive || validated(requiredField)([...users, ...getValues("roles")]),
      }}
      render={({ field, fieldState: { error } }) => (
        <SubjectPicker
          label={t("subjects")}
          hint={t("subjectsHint")}
          required
          value={{ users: field.value, roles }}
          onChange={(value) => {
            setValue("roles", value.roles, { shouldDirty: true });
            field.onChange(value.users);
          }}
          onBlur={field.onBlur}
          error={errorText(error) ?? ofRoles}
        />
      )}
    />
  );
}
