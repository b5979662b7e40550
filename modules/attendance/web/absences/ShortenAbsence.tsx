import { useState } from "react";
import { Controller, useForm } from "react-hook-form";
import { useTranslations } from "use-intl";
import { showFieldProblems, useFieldErrorText, validated } from "#client/form-errors.ts";
import { useFormats, useLocale, usePresentation } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { isProblem } from "#client/problems.ts";
import type { Absence } from "#modules/attendance/contract/schemas-day.ts";
import { nameIn } from "#shared/locale.ts";
import { languageTag } from "#shared/presentation.ts";
import { requiredField } from "#shared/validators.ts";
import { DateField } from "#ui/dates/DateField.tsx";
import { TimeOfDayField } from "#ui/dates/TimeOfDayField.tsx";
import { useToast } from "#ui/toast-context.ts";
import { FormDialog } from "#kit/FormDialog.tsx";
import styles from "../days/Day.module.css";
import { useRefresh } from "../use-refresh.ts";
import { useAbsenceSpan } from "./AbsenceItem.tsx";
import { isWholeDays } from "./absence-values.ts";
import { updateAbsence } from "./api.ts";
import { ChangeReason } from "./ChangeReason.tsx";

type Values = {
  fromDate: string | null;
  toDate: string | null;
  fromTime: string | null;
  toTime: string | null;
  reason: string;
};

/** Asks what is left of leave, a mission or a permission: days of whole days, hours of hours. */
export function ShortenAbsence({ absence, onClose }: { absence: Absence; onClose: () => void }) {
  const t = useTranslations("attendanceOfficer.absence");
  const correction = useTranslations("attendanceOfficer.correction");
  const locale = useLocale();
  const formats = useFormats();
  const presentation = usePresentation();
  const errorText = useFieldErrorText();
  const toast = useToast();
  const refresh = useRefresh();
  const span = useAbsenceSpan()(absence);
  const { id, version, kind, person, request, fromDate, toDate, fromTime, toTime } = absence;
  const [failure, setFailure] = useState<unknown>(null);
  const { control, register, handleSubmit, setError, formState } = useForm<Values>({
    defaultValues: { fromDate, toDate, fromTime, toTime, reason: "" },
  });
  const { errors, isDirty, isSubmitting } = formState;
  const dates = fromDate === toDate ? [] : (["fromDate", "toDate"] as const);
  const times = isWholeDays(absence) ? [] : (["fromTime", "toTime"] as const);
  const name = isolated(nameIn(locale, person));

  const send = handleSubmit(async ({ reason, ...left }) => {
    if (left.fromDate === null || left.toDate === null || left.fromTime === null || left.toTime === null) return;
    setFailure(null);
    const { fromDate: firstDay, toDate: lastDay, fromTime: begins, toTime: ends } = left;
    const body = { version, fromDate: firstDay, toDate: lastDay, fromTime: begins, toTime: ends, reason };
    try {
      await updateAbsence({ params: { id }, body });
    } catch (error) {
      // Another officer was quicker: what is left now is shown behind.
      if (isProblem(error, "stale_version") || isProblem(error, "not_found")) void refresh();
      if (!showFieldProblems<Values>(error, [...dates, ...times, "reason"], setError)) setFailure(error);
      return;
    }
    void refresh();
    toast({ message: t("shortened"), tone: "success" });
    onClose();
  });
  const required = { validate: validated(requiredField) };
  return (
    <FormDialog
      title={t("shortenTitle", { kind: t(`kind.${kind}`), name })}
      submitLabel={t("shorten")}
      isSending={isSubmitting}
      isDirty={isDirty}
      failure={failure}
      onSubmit={send}
      onClose={onClose}
    >
      <p>{t("shortenText", { span })}</p>
      {request !== null && (
        <p>{t("shortensRequest", { request: formats.number(Number(request), { useGrouping: false }), name })}</p>
      )}
      {dates.length > 0 && (
        <div className={styles.pair}>
          {dates.map((field) => (
            <Controller
              key={field}
              control={control}
              name={field}
              rules={required}
              render={({ field: { value, onChange, onBlur } }) => (
                <DateField
                  label={t(field)}
                  required
                  tag={languageTag(presentation)}
                  value={value}
                  onChange={onChange}
                  onBlur={onBlur}
                  clearLabel={correction("clear")}
                  error={errorText(errors[field])}
                />
              )}
            />
          ))}
        </div>
      )}
      {times.length > 0 && (
        <div className={styles.pair}>
          {times.map((field) => (
            <Controller
              key={field}
              control={control}
              name={field}
              rules={required}
              render={({ field: { value, onChange, onBlur } }) => (
                <TimeOfDayField
                  label={t(field)}
                  required
                  tag={languageTag(presentation)}
                  value={value}
                  onChange={onChange}
                  onBlur={onBlur}
                  error={errorText(errors[field])}
                />
              )}
            />
          ))}
        </div>
      )}
      {request !== null && <ChangeReason register={register} errors={errors} />}
    </FormDialog>
  );
}
