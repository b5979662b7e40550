import { useWatch } from "react-hook-form";
import { useTranslations } from "use-intl";
import { validated } from "#client/form-errors.ts";
import type { EntityFormParts } from "#kit/use-entity-form.ts";
import { requiredField } from "#shared/validators.ts";
import { Card } from "#ui/Card.tsx";
import { gridClass, stackClass } from "#ui/primitives.ts";
import { Select } from "#ui/Select.tsx";
import { NumberField } from "../components/NumberField.tsx";
import { useLookupChoices } from "../rules/use-lookups.ts";
import { limitUpTo, minutesUpTo } from "./check-minutes.ts";
import type { OvertimePolicyValues } from "./prepare-policy-form.ts";

const factors = ["ordinaryFactor", "nightFactor", "restDayFactor", "holidayFactor"] as const;
const expiries = [
  ["expiresMonths", 120],
  ["expiresDays", 3_660],
] as const;

/** By which terms approved minutes become days of leave. */
export function TimeOffFields({ form }: { form: EntityFormParts<OvertimePolicyValues> }) {
  const t = useTranslations("attendanceOvertimePolicies.policy");
  const { input, control } = form;
  const types = useLookupChoices("leaveType", useWatch({ control, name: "leaveType" }));
  return (
    <Card title={t("timeOff")}>
      <div className={stackClass(5)}>
        <div className={gridClass(16, [4, 5], "align-start")}>
          <Select
            label={t("leaveType")}
            hint={t("leaveTypeHint")}
            required
            placeholder={t("chooseType")}
            {...input("leaveType", { validate: validated(requiredField) })}
            {...types}
          />
          <NumberField
            label={t("dayMinutes")}
            hint={t("dayMinutesHint")}
            required
            {...input("dayMinutes", { validate: minutesUpTo(1_440) })}
          />
        </div>
        <div className={gridClass(16, [4, 5], "align-start")}>
          {factors.map((name) => (
            <NumberField
              key={name}
              label={t(`factors.${name}`)}
              hint={name === "ordinaryFactor" ? t("factorHint") : undefined}
              required
              {...input(name, { validate: minutesUpTo(1_000) })}
            />
          ))}
        </div>
        <div className={gridClass(16, [4, 5], "align-start")}>
          {expiries.map(([name, max]) => (
            <NumberField
              key={name}
              label={t(name)}
              hint={t("expiresHint")}
              optional
              {...input(name, { validate: limitUpTo(max) })}
            />
          ))}
        </div>
      </div>
    </Card>
  );
}
