import { useController, useWatch } from "react-hook-form";
import { useTranslations } from "use-intl";
import { DateInput } from "#kit/DateInput.tsx";
import { EntityForm, type FormSlot } from "#kit/EntityForm.tsx";
import { SubjectsField } from "#kit/pickers/SubjectsField.tsx";
import { useEntityForm } from "#kit/use-entity-form.ts";
import { overtimeApprovals, overtimeSettlements } from "#modules/attendance/contract/kinds.ts";
import { Card } from "#ui/Card.tsx";
import { gridClass, stackClass } from "#ui/primitives.ts";
import { RadioList } from "#ui/RadioList.tsx";
import { Switch } from "#ui/Switch.tsx";
import { NumberField } from "../components/NumberField.tsx";
import { TimeInput } from "../components/TimeInput.tsx";
import { overtimePolicyApi } from "../rules/api.ts";
import { NameFields } from "../rules/NameFields.tsx";
import { RulePage } from "../rules/RulePage.tsx";
import { subjectSource } from "../subjects/api.ts";
import { limitUpTo, minutesUpTo } from "./check-minutes.ts";
import { bodyOf, emptyPolicy, readParameter, valuesOf, type OvertimePolicyValues } from "./prepare-policy-form.ts";
import { TimeOffFields } from "./TimeOffFields.tsx";

export function OvertimePolicyPage() {
  const t = useTranslations("attendanceOvertimePolicies");
  return (
    <RulePage
      kind="overtimePolicy"
      titles={{ add: t("policy.addTitle"), edit: t("policy.editTitle"), list: t("policies.title") }}
      api={overtimePolicyApi}
      empty={emptyPolicy}
      valuesOf={valuesOf}
      bodyOf={bodyOf}
      readParameter={readParameter}
      renderForm={(slot) => <OvertimePolicyForm slot={slot} />}
    />
  );
}

const limits = [
  ["mostPerDay", 1_440],
  ["mostPerMonth", 44_640],
  ["mostPerYear", 525_600],
] as const;

function OvertimePolicyForm({ slot }: { slot: FormSlot<OvertimePolicyValues> }) {
  const t = useTranslations("attendanceOvertimePolicies.policy");
  const approvals = useTranslations("attendanceOvertimePolicies.approvals");
  const parts = useEntityForm(slot);
  const { form, page, input, register, control } = parts;
  const hasNight = useWatch({ control, name: "hasNight" });
  const settlements = useTranslations("attendanceOvertimePolicies.settlements");
  const { field: settlement } = useController({ control, name: "settlement" });
  const { field: approval } = useController({ control, name: "approval" });
  return (
    <EntityForm page={page} submitLabel={slot.submitLabel}>
      <Card title={t("what")}>
        <div className={stackClass(5)}>
          <div className={gridClass(16, [4, 5], "align-start")}>
            <NameFields form={form} />
            <NumberField
              label={t("minimum")}
              hint={t("minimumHint")}
              required
              {...input("minimum", { validate: minutesUpTo(1_440) })}
            />
            <NumberField
              label={t("block")}
              hint={t("blockHint")}
              required
              {...input("block", { validate: minutesUpTo(480) })}
            />
            <DateInput control={control} name="from" label={t("from")} required />
            <DateInput control={control} name="to" label={t("to")} hint={t("toHint")} optional notBefore="from" />
          </div>
          <Switch label={t("hasNight")} hint={t("nightHint")} {...register("hasNight")} />
          {hasNight && (
            <div className={gridClass(16, [4, 5], "align-start")}>
              <TimeInput control={control} name="nightStart" label={t("nightStart")} />
              <TimeInput control={control} name="nightEnd" label={t("nightEnd")} />
            </div>
          )}
          <RadioList
            legend={t("approval")}
            options={overtimeApprovals.map((value) => ({
              value,
              label: approvals(value),
              hint: t(`approvalHints.${value}`),
            }))}
            {...approval}
          />
          <RadioList
            legend={t("settlement")}
            options={overtimeSettlements.map((value) => ({
              value,
              label: settlements(value),
              hint: t(`settlementHints.${value}`),
            }))}
            {...settlement}
          />
          <Switch label={t("isActive")} hint={t("isActiveHint")} {...register("isActive")} />
        </div>
      </Card>
      {settlement.value === "timeOff" && <TimeOffFields form={parts} />}
      <Card title={t("limits")}>
        <div className={gridClass(16, [4, 5], "align-start")}>
          {limits.map(([name, max]) => (
            <NumberField
              key={name}
              label={t(name)}
              hint={t("limitHint")}
              optional
              {...input(name, { validate: limitUpTo(max) })}
            />
          ))}
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
