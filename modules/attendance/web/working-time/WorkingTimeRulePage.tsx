import { useController, useWatch } from "react-hook-form";
import { useTranslations } from "use-intl";
import { validated } from "#client/form-errors.ts";
import { DateInput } from "#kit/DateInput.tsx";
import { EntityForm, type FormSlot } from "#kit/EntityForm.tsx";
import { LanguageFields } from "#kit/LanguageFields.tsx";
import { SubjectsField } from "#kit/pickers/SubjectsField.tsx";
import { useEntityForm } from "#kit/use-entity-form.ts";
import { guardKinds, guardModes } from "#modules/attendance/contract/kinds.ts";
import { Card } from "#ui/Card.tsx";
import { gridClass, stackClass } from "#ui/primitives.ts";
import { RadioList } from "#ui/RadioList.tsx";
import { Select } from "#ui/Select.tsx";
import { Switch } from "#ui/Switch.tsx";
import { NumberField } from "../components/NumberField.tsx";
import { TimeInput } from "../components/TimeInput.tsx";
import { numberWithin } from "../locations/position-text.ts";
import { workingTimeRuleApi } from "../rules/api.ts";
import { NameFields } from "../rules/NameFields.tsx";
import { RulePage } from "../rules/RulePage.tsx";
import { subjectSource } from "../subjects/api.ts";
import { bodyOf, emptyRule, readParameter, valuesOf, type WorkingTimeValues } from "./prepare-rule-form.ts";

export function WorkingTimeRulePage() {
  const t = useTranslations("attendanceWorkingTime");
  return (
    <RulePage
      kind="workingTimeRule"
      titles={{ add: t("rule.addTitle"), edit: t("rule.editTitle"), list: t("rules.title") }}
      api={workingTimeRuleApi}
      empty={emptyRule}
      valuesOf={valuesOf}
      bodyOf={bodyOf}
      readParameter={readParameter}
      renderForm={(slot) => <WorkingTimeRuleForm slot={slot} />}
    />
  );
}

const withinThreeWeeks = validated(numberWithin(1, 30_240, { isWhole: true }));

function WorkingTimeRuleForm({ slot }: { slot: FormSlot<WorkingTimeValues> }) {
  const t = useTranslations("attendanceWorkingTime.rule");
  const { form, page, input, register, control } = useEntityForm(slot);
  const kinds = useTranslations("attendanceWorkingTime.kinds");
  const modes = useTranslations("attendanceWorkingTime.modes");
  const kind = useWatch({ control, name: "kind" });
  const { field: mode } = useController({ control, name: "mode" });
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
            <DateInput control={control} name="to" label={t("to")} hint={t("toHint")} optional notBefore="from" />
          </div>
          <RadioList
            legend={t("mode")}
            options={guardModes.map((value) => ({ value, label: modes(value), hint: t(`modeHints.${value}`) }))}
            {...mode}
          />
          <Switch label={t("isActive")} hint={t("isActiveHint")} {...register("isActive")} />
        </div>
      </Card>
      <Card title={t("who")}>
        <SubjectsField
          form={form}
          source={subjectSource}
          // A preset may wait for its people.
          isRequired={({ isActive }) => isActive}
          everyoneHint={t("everyoneHint")}
          subjectsHint={t("subjectsHint")}
        />
      </Card>
      <Card title={t("source")}>
        <div className={gridClass(16, [4, 5], "align-start")}>
          <LanguageFields
            form={form}
            field="source"
            label={(name) => t(name)}
            maxLength={300}
            needs="none"
            rows={2}
            hint={t("sourceHint")}
          />
        </div>
      </Card>
    </EntityForm>
  );
}
