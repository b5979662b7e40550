import { useTranslations } from "use-intl";
import { validated } from "#client/form-errors.ts";
import { useFormats } from "#client/intl.tsx";
import { FormDialog } from "#kit/FormDialog.tsx";
import { useEntityForm } from "#kit/use-entity-form.ts";
import { useRefresh } from "#kit/use-refresh.ts";
import type { PayrollMapping, PayrollMonth } from "#modules/payroll/contract/schemas.ts";
import { requiredField } from "#shared/validators.ts";
import { Select } from "#ui/Select.tsx";
import { createVersion, showsPayroll } from "../api.ts";
import { useMonthName } from "./use-month-name.ts";

export interface MakeVersionProps {
  months: readonly PayrollMonth[];
  mappings: readonly PayrollMapping[];
  /** The month to begin with; empty to choose one. */
  month: string;
  onClose: () => void;
}

export function MakeVersion({ months, mappings, month, onClose }: MakeVersionProps) {
  const t = useTranslations("payroll");
  const formats = useFormats();
  const monthName = useMonthName();
  const refresh = useRefresh(showsPayroll);
  const only = mappings.length === 1 ? (mappings[0]?.id ?? "") : "";
  const { input, frame } = useEntityForm({
    initial: { month, mapping: only },
    onClose,
    fieldOf: { month_not_locked: "month", mapping_unknown: "mapping" },
    async save(values) {
      await createVersion({ params: { month: values.month }, body: { mapping: values.mapping } });
      void refresh();
      return t("asked");
    },
  });
  const required = { validate: validated(requiredField) };
  return (
    <FormDialog title={t("makeTitle")} submitLabel={t("make")} {...frame}>
      <p>{t("makeText")}</p>
      <Select
        label={t("month")}
        hint={t("monthHint")}
        placeholder={t("chooseMonth")}
        required
        options={months
          .filter(({ lockedAt }) => lockedAt !== null)
          .map((one) => ({ value: one.month, label: monthName(one.month) }))}
        {...input("month", required)}
      />
      <Select
        label={t("mapping")}
        placeholder={t("chooseMapping")}
        required
        options={mappings.map((mapping) => ({ value: mapping.id, label: formats.name(mapping) }))}
        {...input("mapping", required)}
      />
    </FormDialog>
  );
}
