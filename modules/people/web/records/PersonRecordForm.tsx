import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Controller } from "react-hook-form";
import { useTranslations } from "use-intl";
import { useLocale, useFormats } from "#client/intl.tsx";
import { useProblemText } from "#client/problem-text.ts";
import { isProblem } from "#client/problems.ts";
import { useHolds } from "#client/use-holds.ts";
import { useLeaving } from "#client/use-leaving.ts";
import { isAuthorityRefusal, authorityReason, useAuthorityReason } from "#client/use-authority-reason.ts";
import { LanguageFields } from "#kit/LanguageFields.tsx";
import { Loading } from "#kit/Loading.tsx";
import { useEntityForm, type EntityFormParts } from "#kit/use-entity-form.ts";
import type { Department } from "#modules/people/contract/schemas-departments.ts";
import type { PersonRecord } from "#modules/people/contract/schemas-records.ts";
import { nameIn } from "#shared/locale.ts";
import { Banner } from "#ui/Banner.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx";
import { Form } from "#ui/Form.tsx";
import { FormError } from "#ui/FormError.tsx";
import { rowClass, stackClass, textClass } from "#ui/primitives.ts";
import { Select } from "#ui/Select.tsx";
import { TextField } from "#ui/TextField.tsx";
import { validated } from "#client/form-errors.ts";
import { DateInput } from "#kit/DateInput.tsx";
import { employeeNumberLength, mostWeeklyMinutes } from "#modules/people/contract/limits.ts";
import type { ContractKind } from "#modules/people/contract/schemas-employment.ts";
import { maxLength, wholeWithin } from "#shared/validators.ts";
import { classNames } from "#ui/class-names.ts";
import { departmentsQuery } from "../departments/api.ts";
import { departmentOptions } from "../departments/department-tree.ts";
import { phoneCheck } from "../profile/details.ts";
import { recordQuery, updateRecord, contractKindsQuery, managedDepartmentsQuery } from "./api.ts";
import { PersonField } from "./PersonField.tsx";
import { changesOf, valuesOf, type RecordValues } from "./record-values.ts";
import styles from "./RecordFields.module.css";

export function PersonRecordForm({ id }: { id: string }) {
  const t = useTranslations("peopleRecords.record");
  const record = useQuery(recordQuery(id));
  const departments = useQuery(departmentsQuery);
  const retry = (): void => {
    if (record.error !== null) void record.refetch();
    if (departments.error !== null) void departments.refetch();
  };
  return (
    <Card title={t("title")}>
      {record.data !== undefined && departments.data !== undefined ? (
        <RecordFields key={id} record={record.data.data} departments={departments.data.data} />
      ) : (
        <Loading
          query={{
            error: record.error ?? departments.error,
            isFetching: record.isFetching || departments.isFetching,
            refetch: retry,
          }}
          label={t("loading")}
          shape="20rem"
          failed={t("failed")}
          headingLevel={3}
        />
      )}
    </Card>
  );
}

/** The form of a personnel record; after a conflict, untouched fields take the saved values. */
function RecordFields({ record, departments }: { record: PersonRecord; departments: readonly Department[] }) {
  const t = useTranslations("peopleRecords.record");
  const words = useTranslations("kit");
  const locale = useLocale();
  const problemText = useProblemText();
  const queries = useQueryClient();
  const [isStale, setIsStale] = useState(false);
  const { form, register, control, input, errors, errorOf, isDirty, reset, frame } = useEntityForm<RecordValues>({
    initial: valuesOf(record),
    async save(values, form) {
      const body = { version: record.version, ...changesOf(values, record) };
      const { data } = await updateRecord({ params: { id: record.id }, body });
      setIsStale(false);
      form.reset(valuesOf(data));
      queries.setQueryData(recordQuery(record.id).queryKey, { data });
      // Directory and accounts show the changed values.
      void queries.invalidateQueries({
        predicate: ({ queryKey }) => /^\/(users|directory|accounts)/.test(String(queryKey[0])),
      });
      return t("saved");
    },
    onRefused(error, { setError }) {
      if (isProblem(error, "stale_version") && error.problem.current !== undefined) {
        queries.setQueryData(recordQuery(record.id).queryKey, { data: error.problem.current as PersonRecord });
        setIsStale(true);
        return true;
      }
      const isOfManager = isAuthorityRefusal(error) && error.fields[0]?.path === "manager";
      if (!isOfManager && !isProblem(error, "manager_cycle")) return false;
      const message = isOfManager ? error.problem.detail : t("cycle");
      setError("manager", { type: "server", message }, { shouldFocus: true });
      return true;
    },
  });
  const isWithin = useHolds("user.manage") === "within";
  const managed = useQuery({ ...managedDepartmentsQuery, enabled: isWithin }).data?.data ?? [];
  // The saved one stays, also where the user brings no one.
  const offered = isWithin
    ? departments.filter(({ id }) => managed.includes(id) || id === record.department?.id)
    : departments;
  const reasonField = useAuthorityReason(errors.reason, isDirty);
  const leaving = useLeaving({ blocks: () => isDirty && !frame.isSending });
  useEffect(() => reset(valuesOf(record), { keepDirtyValues: true }), [record, reset]);

  return (
    <Form className={stackClass(5, "fits")} onSubmit={frame.onSubmit}>
      {isStale && <Banner tone="warning">{t("changed")}</Banner>}
      <FormError message={frame.failure === null ? null : problemText(frame.failure)} takeFocus />
      <div className={styles.pairs}>
        <LanguageFields form={form} field="name" label={(name) => t(name)} maxLength={200} needs="one" />
        <LanguageFields form={form} field="title" label={(name) => t(name)} maxLength={120} needs="none" />
        <Select
          label={t("department")}
          placeholder={isWithin && record.department !== null ? undefined : t("noDepartment")}
          options={departmentOptions(offered, locale)}
          {...input("department")}
        />
        {record.can.changeManager ? (
          <Controller
            control={control}
            name="manager"
            render={({ field: { value, onChange, onBlur, ref } }) => (
              <PersonField
                label={t("manager")}
                optional
                hint={t("managerHint")}
                isWithin={isWithin}
                error={errorOf("manager")}
                {...{ value, onChange, onBlur, ref }}
              />
            )}
          />
        ) : (
          <TextField
            label={t("manager")}
            hint={t("managerFixed")}
            dir="auto"
            readOnly
            value={record.manager === null ? "" : nameIn(locale, record.manager)}
          />
        )}
        <TextField label={t("phone")} type="tel" autoComplete="off" optional {...input("phone", phoneCheck)} />
      </div>
      <EmploymentFields control={control} input={input} kind={record.contractKind} />
      {reasonField !== null && <TextField {...reasonField} {...register("reason", authorityReason)} />}
      <div className={rowClass(2, "wrap")}>
        <Button variant="strong" type="submit" loading={frame.isSending} loadingLabel={words("saving")}>
          {t("save")}
        </Button>
        {isDirty && (
          <Button variant="quiet" onClick={() => reset(valuesOf(record))}>
            {t("discard")}
          </Button>
        )}
      </div>
      <ConfirmDialog {...leaving}>{t("leaveText")}</ConfirmDialog>
    </Form>
  );
}

interface EmploymentFieldsProps extends Pick<EntityFormParts<RecordValues>, "control" | "input"> {
  /** The saved kind, which stays selectable if it is no longer offered. */
  kind: ContractKind | null;
}

/** Number, dates and contract of a person. */
function EmploymentFields({ control, input, kind }: EmploymentFieldsProps) {
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
