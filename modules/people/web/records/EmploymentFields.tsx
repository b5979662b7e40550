import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { validated } from "#client/form-errors.ts";
import { useFormats, useLocale } from "#client/intl.tsx";
import { DateInput } from "#kit/DateInput.tsx";
import type { EntityFormParts } from "#kit/use-entity-form.ts";
import { employeeNumberLength, mostWeeklyMinutes } from "#modules/people/contract/limits.ts";
import type { ContractKind } from "#modules/people/contract/schemas-employment.ts";
import { nameIn } from "#shared/locale.ts";
import { maxLength, wholeWithin } from "#shared/validators.ts";
import { classNames } from "#ui/class-names.ts";
import { textClass } from "#ui/primitives.ts";
import { Select } from "#ui/Select.tsx";
import { TextField } from "#ui/TextField.tsx";
import { contractKindsQuery } from "./api.ts";
import type { RecordValues } from "./record-values.ts";
import styles from "./RecordFields.module.css";

export interface EmploymentFieldsProps extends Pick<EntityFormParts<RecordValues>, "control" | "input"> {
  /** The saved kind, which stays selectable if it is no longer offered. */
  kind: ContractKind | null;
}

/** Number, dates and contract of a person. */
export function EmploymentFields({ control, input, kind }: EmploymentFieldsProps) {
  const t = useTranslations("peopleRecords.record");
  const locale = useLocale();
  const formats = useFormats();
  const offered = useQuery(contractKindsQuery).data?.data ?? [];
  const kinds = kind === null || offered.some(({ id }) => id === kind.id) ? offered : [...offered, kind];
  const dates = { control, optional: true, min: "1900-01-01", max: "2999-12-31" } as const;
  return (
    <fieldset className={styles.group}>
      <legend className={classNames(styles.legend, textClass("below-2", "ink", "medium"))}>{t("employment")}</legend>
      <div className={styles.pairs}>
        <TextField
          label={t("employeeNumber")}
          hint={t("employeeNumberHint")}
          dir="auto"
          autoComplete="off"
          optional
          {...input("employeeNumber", { validate: validated(maxLength(employeeNumberLength)) })}
        />
        <Select
          label={t("contractKind")}
          optional
          placeholder={t("noContractKind")}
          options={kinds.map((one) => ({ value: one.id, label: nameIn(locale, one) }))}
          {...input("contractKind")}
        />
        <DateInput {...dates} name="hireDate" label={t("hireDate")} hint={t("hireDateHint")} />
        <DateInput {...dates} name="endDate" label={t("endDate")} hint={t("endDateHint")} />
        <TextField
          label={t("weeklyMinutes")}
          hint={t("weeklyMinutesHint", { minutes: formats.number(2400), hours: formats.number(40) })}
          inputMode="numeric"
          dir="ltr"
          autoComplete="off"
          optional
          {...input("weeklyMinutes", { validate: validated(wholeWithin(0, mostWeeklyMinutes)) })}
        />
      </div>
    </fieldset>
  );
}
