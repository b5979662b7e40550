import { useQuery } from "@tanstack/react-query";
import { useController, useWatch } from "react-hook-form";
import { useTranslations } from "use-intl";
import { validated } from "#client/form-errors.ts";
import { useFormats, useLocale } from "#client/intl.tsx";
import { DateInput } from "#kit/DateInput.tsx";
import { EntityForm, type FormSlot } from "#kit/EntityForm.tsx";
import { LanguageFields } from "#kit/LanguageFields.tsx";
import { useEntityForm } from "#kit/use-entity-form.ts";
import { coverageModes } from "#modules/leave/contract/kinds.ts";
import type { NamedReference } from "#shared/subjects.ts";
import { firstOf, requiredField, wholeWithin } from "#shared/validators.ts";
import { Card } from "#ui/Card.tsx";
import { gridClass, stackClass } from "#ui/primitives.ts";
import { RadioList } from "#ui/RadioList.tsx";
import { Select } from "#ui/Select.tsx";
import { TextField } from "#ui/TextField.tsx";
import { subjectSource } from "../api.ts";
import { coverageDepartmentsQuery } from "./api.ts";
import type { CoverageValues } from "./prepare-rule-form.ts";

const chosen = validated(requiredField);
const within = {
  people: validated(firstOf(requiredField, wholeWithin(1, 100_000))),
  percent: validated(firstOf(requiredField, wholeWithin(1, 100))),
};

type Named = { department: NamedReference | null; role: NamedReference | null };

type Slot = {
  slot: FormSlot<CoverageValues>;
  /** The department or role that the rule names, also when the reader may not choose it. */
  named?: Named | undefined;
};

export function RuleForm({ slot, named = { department: null, role: null } }: Slot) {
  const t = useTranslations("leaveCoverage.form");
  const { form, page, input, control } = useEntityForm(slot);
  const [unit, kind, department, role] = useWatch({ control, name: ["unit", "kind", "department", "role"] });
  const { field: unitField } = useController({ control, name: "unit" });
  const { field: kindField } = useController({ control, name: "kind" });
  const { field: modeField } = useController({ control, name: "mode" });
  const { departments, roles } = useUnits(named);
  return (
    <EntityForm page={page} submitLabel={slot.submitLabel}>
      <Card title={t("what")}>
        <div className={gridClass(16, [4, 5], "align-start")}>
          <LanguageFields form={form} field="name" label={(name) => t(name)} maxLength={120} />
          <DateInput control={control} name="from" label={t("from")} required />
          <DateInput control={control} name="to" label={t("to")} hint={t("toHint")} optional notBefore="from" />
        </div>
      </Card>
      <Card title={t("who")}>
        <div className={stackClass(5)}>
          <RadioList
            legend={t("unit")}
            options={(["department", "role"] as const).map((value) => ({
              value,
              label: t(`units.${value}`),
              hint: t(`unitHints.${value}`),
            }))}
            {...unitField}
          />
          {unit === "department" ? (
            <Select
              key="department"
              label={t("department")}
              required
              placeholder={t("chooseDepartment")}
              options={departments}
              {...input("department", { validate: chosen })}
              value={department}
            />
          ) : (
            <Select
              key="role"
              label={t("role")}
              required
              placeholder={t("chooseRole")}
              options={roles}
              {...input("role", { validate: chosen })}
              value={role}
            />
          )}
        </div>
      </Card>
      <Card title={t("minimum")}>
        <div className={stackClass(5)}>
          <RadioList
            legend={t("kind")}
            options={(["people", "percent"] as const).map((value) => ({
              value,
              label: t(`kinds.${value}`),
              hint: t(`kindHints.${value}`),
            }))}
            {...kindField}
          />
          <TextField
            key={kind}
            label={t(kind)}
            required
            inputMode="numeric"
            dir="ltr"
            autoComplete="off"
            {...input("least", { validate: within[kind] })}
          />
          <RadioList
            legend={t("mode")}
            options={coverageModes.map((value) => ({
              value,
              label: t(`modeNames.${value}`),
              hint: t(`modeHints.${value}`),
            }))}
            {...modeField}
          />
        </div>
      </Card>
    </EntityForm>
  );
}

/** The departments and roles to choose from, by name. */
function useUnits(named: Named) {
  const formats = useFormats();
  const { compare } = new Intl.Collator(useLocale());
  const optionsOf = (found: readonly NamedReference[], own: NamedReference | null) =>
    [...found.filter(({ id }) => id !== own?.id), ...(own === null ? [] : [own])]
      .map((unit) => ({ value: unit.id, label: formats.name(unit) }))
      .toSorted((one, other) => compare(one.label, other.label));
  return {
    departments: optionsOf(useQuery(coverageDepartmentsQuery).data?.data ?? [], named.department),
    roles: optionsOf(useQuery(subjectSource.find("")).data?.data.roles ?? [], named.role),
  };
}
